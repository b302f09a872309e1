import { rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { event, legal, load, picture, withoutTop } from '../testing/orders.ts';
import { ann, bob, cal, cards, dot, play, refusal, table } from '../testing/table.ts';

describe('Indians', () => {
  test('[WB-EX-12, WB-IND-1, WB-IND-2, WB-IND-3, WB-IND-4, WB-IND-5] the worked example', () => {
    const state = table(
      [
        { hand: 'I 5 5 6', revolver: '6 6' },
        { hand: '1 1 2 2', revolver: '3 3' },
        { hand: '1 1 2 2 4 4' },
        { hand: '7 7 7 7 7', revolver: 'J' },
      ],
      { sheriffs: 2, deck: '4 * 1 2' },
    );
    const before = picture(state);
    expect(play(state, ann, event('indians'))).toEqual([
      { type: 'event-played', seat: ann, card: 'indians', target: undefined },
      { type: 'lost-to-indians', seat: bob, card: '3' },
      { type: 'lost-to-indians', seat: dot, card: 'joker' },
      { type: 'drew', seat: bob, cards: cards('4'), count: 1 },
      { type: 'sheriff-came', sheriffs: 3, stalled: false },
      { type: 'drew', seat: dot, cards: cards('1'), count: 1 },
      { type: 'drew', seat: ann, cards: cards('2'), count: 1 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['2 5 5 6 | 6 6', '1 1 2 2 4 | 3', '1 1 2 2 4 4 | ', '1 7 7 7 7 7 | '],
      loot: 'I',
      deck: `${withoutTop(before.deck, 4)} 3 J`,
      sheriffs: 3,
    });
  });

  test('[WB-IND-1, WB-RULING-38] every opponent loses a card, the active player never', () => {
    const state = table(
      [
        { hand: '1 1 2 2 3', revolver: '4' },
        { hand: '1 1 2 2 3', revolver: '5' },
        { hand: 'I 1 2 2', revolver: '6 6' },
        { hand: '1 1 3 3 3', revolver: '7' },
      ],
      { active: cal, deck: 'J J J M' },
    );
    const before = picture(state);
    play(state, cal, event('indians'));
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: dot,
      held: ['1 1 2 2 3 J | ', '1 1 2 2 3 J | ', '1 2 2 M | 6 6', '1 1 3 3 3 J | '],
      loot: 'I',
      deck: `${withoutTop(before.deck, 4)} 7 4 5`,
    });
  });

  test('[WB-IND-2] clockwise from the active player’s left; cards of later players end up lower in the deck', () => {
    // Cal plays: Dot is struck first, then Ann, then Bob, whose card is the lowest (the test above); here Bob plays.
    const state = table(
      [{ hand: '1 1 2 2 3', revolver: '4' }, { hand: 'I 1 1 2 2 3' }, { hand: '1 2 2 3 3', revolver: '6' }],
      { active: bob, deck: 'J M 5' },
    );
    const events = play(state, bob, event('indians'));
    expect(events.filter(({ type }) => type === 'lost-to-indians')).toEqual([
      { type: 'lost-to-indians', seat: cal, card: '6' },
      { type: 'lost-to-indians', seat: ann, card: '4' },
    ]);
    expect(picture(state).deck).toMatch(/ 6 4$/);
    // Phase two in the same order: Cal draws the top card, then Ann; only then Bob fills up.
    expect(picture(state).held).toEqual(['1 1 2 2 3 M | ', '1 1 2 2 3 5 | ', '1 2 2 3 3 J | ']);
  });

  test('[WB-IND-2] each loses only one card, however many are loaded', () => {
    const state = table([{ hand: 'I 1 1 2 2 3' }, { revolver: '6 6 6 6 6 6' }, {}], { deck: 'J' });
    play(state, ann, event('indians'));
    expect(picture(state).held[bob]).toBe('J | 6 6 6 6 6');
  });

  test('[WB-IND-2] the lost card is random, each loaded card with the same chance', () => {
    const lost = new Map<string, number>();
    const games = 1200;
    const state = table([{ hand: 'I 1 1 2 2 3' }, { revolver: '1 2 3 4 J M' }, { hand: '4 4 5 5 6 6' }], {
      deck: '7 7',
    });
    const rng = rngFrom(seedOf(2));
    for (let n = 0; n < games; n++) {
      const copy = wrightBrothers.clone(state);
      copy.rng = rng;
      const card = play(copy, ann, event('indians')).find((e) => e.type === 'lost-to-indians')?.card ?? '';
      lost.set(card, (lost.get(card) ?? 0) + 1);
    }
    expect(lost.size).toBe(6);
    for (const count of lost.values()) expect(Math.abs(count - games / 6)).toBeLessThan(5 * Math.sqrt(games / 6));
  });

  test('[WB-IND-2, WB-IND-3, WB-RULING-9] everyone loses a card before anyone draws, so no lost card is drawn', () => {
    // Player by player, only the order of the events would differ.
    const state = table(
      [{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3', revolver: '6' }, { hand: '1 2 3 3 3', revolver: '7' }],
      { sheriffs: 3, deck: '5 * 4' },
    );
    const before = picture(state);
    expect(play(state, ann, event('indians')).map(({ type }) => type)).toEqual([
      'event-played',
      'lost-to-indians',
      'lost-to-indians',
      'drew',
      'sheriff-came',
      'race-started',
      'race-drawn',
    ]);
    // Cal comes after the fourth sheriff and has lost a card like Bob.
    expect(picture(state)).toEqual({
      ...before,
      phase: 'race',
      held: ['1 1 2 2 3 | ', '1 1 2 2 3 5 | ', '1 2 3 3 3 | '],
      loot: 'I',
      deck: `${withoutTop(before.deck, 2)} 6 7`,
      sheriffs: 4,
    });
  });

  test('[WB-IND-3] the drawn card goes to the hand, and there is no further draw', () => {
    const state = table([{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2', revolver: '6 6' }, { hand: '4 4 4 4 5 5' }], {
      deck: 'J M',
    });
    play(state, ann, event('indians'));
    expect(picture(state).held).toEqual(['1 1 2 2 3 M | ', '1 1 2 2 J | 6', '4 4 4 4 5 5 | ']);
  });

  test('[WB-IND-4, WB-RULING-8] with an empty revolver nothing is lost or drawn', () => {
    const state = table([{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3 3' }, { hand: '4 4 4 4 5', revolver: '5' }], {
      deck: 'J M',
    });
    play(state, ann, event('indians'));
    expect(picture(state).held).toEqual(['1 1 2 2 3 M | ', '1 1 2 2 3 3 | ', '4 4 4 4 5 J | ']);
  });

  test.each([
    [2, '* 5 6', 3, 'turn', '1 1 2 2 3 5 | '],
    [3, '* 5 6', 4, 'race', '1 1 2 2 3 | '],
    [2, '* * 5 6', 4, 'race', '1 1 2 2 3 | '],
    [1, '* * 5 6', 3, 'turn', '1 1 2 2 3 5 | '],
  ])('[WB-IND-5] %i out, deck %s: %i out, %s', (sheriffs, deck, out, phase, bobs) => {
    const state = table([{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3', revolver: '7' }, { hand: '4 4 4 4 5 5' }], {
      sheriffs,
      deck,
    });
    play(state, ann, event('indians'));
    expect(picture(state)).toMatchObject({ phase, sheriffs: out, loot: 'I' });
    expect(picture(state).held[bob]).toBe(bobs);
  });

  test('[WB-IND-6, WB-RULING-27] it is one indivisible step: cards loaded before it can be lost, cards loaded after cannot', () => {
    const facing = () =>
      table([{ hand: 'I 1 1 2 2 3' }, { hand: '7 1 1 2 2 3' }, { hand: '4 4 4 4 5 5' }], { deck: 'J M' });
    const before = facing();
    play(before, bob, load('7'));
    play(before, ann, event('indians'));
    expect(picture(before)).toMatchObject({ phase: 'turn', active: bob });
    expect(picture(before).held[bob]).toBe('1 1 2 2 3 J | ');
    expect(refusal(before, bob, load('7'))).toBe('NOT_IN_HAND');
    expect(legal(before, bob, 'load')).toContain('load joker');

    const after = facing();
    play(after, ann, event('indians'));
    // The same millisecond, the next input.
    play(after, bob, load('7'));
    expect(picture(after).held[bob]).toBe('1 1 2 2 3 | 7');
  });

  test('[WB-IND-7] only the owner sees which card was lost and which was drawn', () => {
    const state = table([{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3', revolver: '6' }, { hand: '4 4 4 4 5 5' }], {
      deck: 'J M',
    });
    const [, lost, drew] = play(state, ann, event('indians'));
    if (lost?.type !== 'lost-to-indians' || drew?.type !== 'drew') throw new Error('Cannot look: nothing was lost');
    const told = ([ann, bob, cal, 'spectator'] as const).map((viewer) => [
      wrightBrothers.redact(lost, viewer),
      wrightBrothers.redact(drew, viewer),
    ]);
    const hidden = [
      { type: 'lost-to-indians', seat: bob, card: 'face-down' },
      { type: 'drew', seat: bob, cards: 'face-down', count: 1 },
    ];
    const open = [
      { type: 'lost-to-indians', seat: bob, card: '6' },
      { type: 'drew', seat: bob, cards: ['joker'], count: 1 },
    ];
    expect(told).toEqual([hidden, open, hidden, hidden]);
  });

  test.each([2, 3, 4, 5])(
    '[WB-IND-1] with %i players all the others lose a card and hold as many as before',
    (count) => {
      const revolvers = ['1 1 1', '2 2 2', '3 3 3', '4 4 4', '5 5 5'];
      const state = table(
        seatsOf(count).map((by) => ({ hand: by === 0 ? 'I 6 6' : '7', revolver: revolvers[by] ?? '' })),
        { bonus: count === 2 ? 'M M M' : '' },
      );
      const events = play(state, ann, event('indians'));
      expect(events.filter((e) => e.type === 'lost-to-indians').map((e) => e.seat)).toEqual(seatsOf(count).slice(1));
      expect(state.buried).toHaveLength(count - 1);
      expect(picture(state).held.map((words) => words.split(' | ')[1])).toEqual(
        revolvers.slice(0, count).map((words, by) => (by === 0 ? words : words.slice(2))),
      );
    },
  );
});
