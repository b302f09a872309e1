import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { event, giveBack, legal, load, picture, withoutTop } from '../testing/orders.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  cards,
  census,
  feed,
  inWords,
  play,
  refusal,
  table,
  timeOut,
} from '../testing/table.ts';
import { kindsIn, NO_CARDS } from './cards.ts';
import type { State } from './state.ts';

/** Ann has a Switch and nothing else that Bob or Cal could have, so that every card tells whose it was. */
const facing = (bobs = '5 5 6 6 7 7', around: Around = {}) =>
  table([{ hand: 'S 1 1 2 2 3' }, { hand: bobs }, { hand: '4 4 4 4 4 4' }], { deck: 'J', ...around });
const taken = (state: State) => inWords(kindsIn(state.taking?.taken ?? NO_CARDS));

describe('the target', () => {
  test('[WB-SWITCH-1] the target is named in the same move', () => {
    const state = facing();
    expect(legal(state, ann, 'event')).toEqual(['event switch 1', 'event switch 2']);
    expect(refusal(state, ann, event('switch'))).toBe('BAD_TARGET');
    expect(play(state, ann, event('switch', cal))[0]).toEqual({
      type: 'event-played',
      seat: ann,
      card: 'switch',
      target: cal,
    });
    expect(picture(state)).toMatchObject({
      phase: 'switch-return',
      held: ['1 1 2 2 3 4 4 | ', '5 5 6 6 7 7 | ', '4 4 4 4 | '],
    });
    expect(state.taking).toMatchObject({ target: cal, count: 2 });
  });

  test('[WB-SWITCH-2, WB-RULING-7] never yourself, an empty hand or an empty seat', () => {
    const state = table([{ hand: 'S S 1 2 3 4' }, { revolver: '5 5 6 6 7 7' }, { hand: '7', revolver: '5 5 6 6 7' }]);
    expect(legal(state, ann, 'event')).toEqual(['event switch 2']);
    expect(refusal(state, ann, event('switch', ann))).toBe('BAD_TARGET');
    expect(refusal(state, ann, event('switch', bob))).toBe('BAD_TARGET');
    expect(refusal(state, ann, event('switch', seat(3)))).toBe('BAD_TARGET');
    play(state, ann, event('switch', cal));
  });
});

describe('taking', () => {
  test.each([
    [1, '5', '1'],
    [2, '5 6', '1 1'],
    [3, '5 6 7', '1 1'],
    [6, '5 5 6 6 7 7', '1 1'],
  ])('[WB-SWITCH-3, WB-RULING-7] a hand of %i: two cards, or its only one, and as many go back', (size, hand, back) => {
    const state = facing(hand);
    const before = picture(state);
    const count = Math.min(2, size);
    const events = play(state, ann, event('switch', bob));
    const moved = taken(state).split(' ');
    expect(moved).toHaveLength(count);
    expect(events[1]).toEqual({ type: 'took', seat: ann, target: bob, cards: cards(taken(state)), count });
    const rest = hand.split(' ');
    for (const word of moved) rest.splice(rest.indexOf(word), 1);
    expect(picture(state)).toEqual({
      ...before,
      phase: 'switch-return',
      held: [`1 1 2 2 3 ${moved.join(' ')} | `, `${rest.join(' ')} | `, before.held[2]],
      taking: moved.join(' '),
    });
    expect(refusal(state, ann, giveBack(`${back} 2`))).toBe('BAD_COUNT');
    expect(play(state, ann, giveBack(back))[0]).toMatchObject({ type: 'gave-back', cards: cards(back), count });
  });

  test('[WB-SWITCH-3] the cards are random, each pair with the same chance', () => {
    const pairs = new Map<string, number>();
    const games = 1500;
    const state = facing('1 2 3 5 6 7');
    const rng = rngFrom(seedOf(1));
    for (let n = 0; n < games; n++) {
      const copy = wrightBrothers.clone(state);
      copy.rng = rng;
      play(copy, ann, event('switch', bob));
      pairs.set(taken(copy), (pairs.get(taken(copy)) ?? 0) + 1);
    }
    expect(pairs.size).toBe(15);
    for (const count of pairs.values()) expect(Math.abs(count - games / 15)).toBeLessThan(5 * Math.sqrt(games / 15));
  });
});

describe('giving back', () => {
  /** Bob has nothing but sevens: what is taken is certain. */
  const switching = (hand = 'S 1 1 2 2 3') => {
    const state = table([{ hand }, { hand: '7 7 7', revolver: '6 6 6' }, { hand: '4 4 4 4 4 4' }], { deck: 'J' });
    play(state, ann, event('switch', bob));
    return state;
  };

  test.each([
    ['the same two', '7 7', '1 1 2 2 3 J | ', '7 7 7 | 6 6 6'],
    ['one of them and another', '1 7', '1 2 2 3 7 J | ', '1 7 7 | 6 6 6'],
    ['none of them', '2 3', '1 1 2 7 7 J | ', '2 3 7 | 6 6 6'],
  ])('[WB-SWITCH-4, WB-EX-7] %s may go back', (_, back, anns, bobs) => {
    const state = switching();
    const before = picture(state);
    expect(play(state, ann, giveBack(back))).toEqual([
      { type: 'gave-back', seat: ann, target: bob, cards: cards(back), count: 2, why: 'chosen' },
      { type: 'drew', seat: ann, cards: cards('J'), count: 1 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      phase: 'turn',
      turn: 2,
      active: bob,
      held: [anns, bobs, before.held[2]],
      loot: 'S',
      deck: withoutTop(before.deck, 1),
      taking: undefined,
    });
  });

  test('[WB-SWITCH-4] exactly as many, from hand, by the active player', () => {
    const state = switching();
    expect(legal(state, ann)).toEqual(
      ['1 1', '1 2', '1 3', '1 7', '2 2', '2 3', '2 7', '3 7', '7 7'].map((pair) => `return ${pair}`),
    );
    expect(refusal(state, ann, giveBack(''))).toBe('BAD_COUNT');
    expect(refusal(state, ann, giveBack('7'))).toBe('BAD_COUNT');
    expect(refusal(state, ann, giveBack('7 7 1'))).toBe('BAD_COUNT');
    expect(refusal(state, ann, giveBack('7 6'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, giveBack('3 3'))).toBe('NOT_IN_HAND');
    expect(refusal(state, bob, giveBack('7 7'))).toBe('NOT_YOUR_TURN');
    expect(refusal(state, cal, giveBack('4 4'))).toBe('NOT_YOUR_TURN');
    expect([legal(state, bob), legal(state, cal)]).toEqual([[], []]);
  });

  test('[WB-SWITCH-4] not from the revolver', () => {
    const state = table([{ hand: 'S 1', revolver: '5 5 5 5' }, { hand: '7 7 7 7 7 7' }, {}]);
    play(state, ann, event('switch', bob));
    expect(legal(state, ann)).toEqual(['return 1 7', 'return 7 7']);
    expect(refusal(state, ann, giveBack('5 5'))).toBe('NOT_IN_HAND');
  });

  test('[WB-SWITCH-4] special cards go back like any other', () => {
    const state = switching('S H I J M 3');
    play(state, ann, giveBack('H I'));
    expect(picture(state).held.slice(0, 2)).toEqual(['3 7 7 J J M | ', '7 H I | 6 6 6']);
  });

  test('[WB-SWITCH-5] the Switch itself can’t go back; another one can', () => {
    const single = switching('S 1 1 2 2 3');
    expect(refusal(single, ann, giveBack('S 7'))).toBe('NOT_IN_HAND');
    const double = switching('S S 1 2 2 3');
    expect(refusal(double, ann, giveBack('S S'))).toBe('NOT_IN_HAND');
    play(double, ann, giveBack('S 7'));
    expect(picture(double)).toMatchObject({ held: ['1 2 2 3 7 J | ', '7 7 S | 6 6 6', '4 4 4 4 4 4 | '], loot: 'S' });
  });

  test('[WB-SWITCH-5] while it is resolved the Switch is in no zone, and no card is lost', () => {
    const state = facing();
    const whole = census(state);
    play(state, ann, event('switch', bob));
    expect(picture(state)).toMatchObject({ loot: '' });
    expect(wrightBrothers.view(state, ann).players[ann]?.hand).not.toContain('switch');
    expect(census(state)).toBe(whole);
  });

  test('[WB-SWITCH-6] from the Switch until the cards are back nobody may load, the active player included', () => {
    const state = facing();
    for (const [by, word] of [
      [ann, '1'],
      [bob, '5'],
      [cal, '4'],
    ] as const)
      expect(legal(state, by, 'load')).toContain(`load ${word}`);
    play(state, ann, event('switch', bob));
    for (const [by, word] of [
      [ann, '1'],
      [bob, '5'],
      [cal, '4'],
    ] as const) {
      expect(legal(state, by, 'load')).toEqual([]);
      expect(refusal(state, by, load(word))).toBe('LOCKED_EVENT');
      expect(wrightBrothers.view(state, by).canLoad).toBe(false);
    }
    play(state, ann, giveBack('2 2'));
    play(state, ann, load('1'));
    play(state, bob, load('2'));
    play(state, cal, load('4'));
  });

  test('[WB-SWITCH-7] if time runs out, the same cards go back and the turn is over', () => {
    const state = facing('5 5 6 6 7 7', { options: { switchReturnMs: 10_000 } });
    const before = picture(state);
    play(state, ann, event('switch', bob), { after: 500 });
    const moved = taken(state);
    const { id, at } = wrightBrothers.deadline(state) ?? { id: -1, at: -1 };
    expect(at).toBe(10_500);
    expect(feed(state, { type: 'timer', at: at - 1, id })).toEqual([]);
    expect(timeOut(state)).toEqual([
      { type: 'gave-back', seat: ann, target: bob, cards: cards(moved), count: 2, why: 'time' },
      { type: 'drew', seat: ann, cards: cards('J'), count: 1 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['1 1 2 2 3 J | ', ...before.held.slice(1)],
      loot: 'S',
      deck: withoutTop(before.deck, 1),
    });
  });

  test('[WB-SWITCH-7] if the active player leaves they go back at once; if somebody else leaves, nothing happens', () => {
    const state = facing();
    play(state, ann, event('switch', bob));
    const moved = cards(taken(state));
    const during = picture(state);
    for (const by of [bob, cal])
      expect(feed(state, { type: 'leave', at: 1, seat: by })).toEqual([{ type: 'left', seat: by }]);
    expect(picture(state)).toEqual(during);
    const events = feed(state, { type: 'leave', at: 1, seat: ann });
    expect(events.slice(0, 2)).toEqual([
      { type: 'left', seat: ann },
      { type: 'gave-back', seat: ann, target: bob, cards: moved, count: 2, why: 'away' },
    ]);
    expect(picture(state)).toMatchObject({
      active: bob,
      loot: 'S',
      held: ['1 1 2 2 3 J | ', '5 5 6 6 7 7 | ', '4 4 4 4 4 4 | '],
    });
  });

  test('[WB-SWITCH-8] only the two players involved see which cards moved', () => {
    const state = facing();
    const took = play(state, ann, event('switch', bob))[1];
    const gave = play(state, ann, giveBack('1 2'))[0];
    if (took?.type !== 'took' || gave?.type !== 'gave-back') throw new Error('Cannot look: nothing moved');
    for (const moved of [took, gave]) {
      for (const viewer of [ann, bob]) expect(wrightBrothers.redact(moved, viewer)).toEqual(moved);
      for (const viewer of [cal, 'spectator'] as const)
        expect(wrightBrothers.redact(moved, viewer)).toEqual({ ...moved, cards: 'face-down' });
    }
    expect(took.cards).toHaveLength(2);
  });

  test('[WB-SWITCH-8] the same holds in views before cards are given back', () => {
    const state = facing();
    play(state, ann, event('switch', bob));
    const moved = cards(taken(state));
    const seen = ([ann, bob, cal, 'spectator'] as const).map((viewer) => wrightBrothers.view(state, viewer));
    expect(seen.map(({ taking }) => taking)).toEqual([
      { target: bob, count: 2, taken: moved },
      { target: bob, count: 2, taken: moved },
      { target: bob, count: 2, taken: undefined },
      { target: bob, count: 2, taken: undefined },
    ]);
    // The target sees what is gone, not what the other holds.
    expect(seen.map(({ players }) => players[ann]?.hand !== undefined)).toEqual([true, false, false, false]);
    expect(seen.map(({ players }) => players[ann]?.cards)).toEqual([7, 7, 7, 7]);
  });
});
