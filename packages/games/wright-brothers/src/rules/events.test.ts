import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, event, giveBack, legal, load, pass, picture, withoutTop } from '../testing/orders.ts';
import { ann, bob, cal, cards, play, refusal, slap, table } from '../testing/table.ts';
import { EVENT_CARDS } from './cards.ts';

const SIX = { hand: '1 1 2 2 4 4' };

describe('playing an event', () => {
  test('[WB-EVT-1] an event is the action of the turn: no second event or discard follows', () => {
    const state = table([{ hand: '3 4 7 S H I' }, SIX, SIX], { deck: '5 5' });
    play(state, ann, event('helper'));
    for (const move of [event('indians'), event('switch', bob), discard('3'), pass])
      expect(refusal(state, ann, move)).toBe('NOT_YOUR_TURN');
  });

  test('[WB-EVT-1] while a Switch is being resolved no other event can be played', () => {
    const state = table([{ hand: '3 4 7 S H I' }, SIX, SIX]);
    play(state, ann, event('switch', bob));
    for (const move of [event('indians'), event('helper'), discard('3'), pass])
      expect(refusal(state, ann, move)).toBe('WRONG_PHASE');
  });

  test('[WB-EVT-1] plays one card, even if the hand has two of it', () => {
    const state = table([{ hand: 'H H 3 4 7 1' }, SIX, SIX], { deck: '5 5' });
    play(state, ann, event('helper'));
    expect(picture(state)).toMatchObject({
      held: ['1 3 4 5 5 7 H | ', '1 1 2 2 4 4 | ', '1 1 2 2 4 4 | '],
      helpers: [1, 0, 0],
    });
  });

  test.each(EVENT_CARDS)('[WB-EVT-1] %s: only from hand and on your own turn', (card) => {
    const target = card === 'switch' ? bob : undefined;
    const without = table([{ hand: '1 2 3' }, SIX, { hand: 'S H I' }]);
    expect(refusal(without, ann, event(card, target))).toBe('NOT_IN_HAND');
    expect(refusal(without, cal, event(card, target))).toBe('NOT_YOUR_TURN');
    // Event cards come into a revolver as bonus cards, or lie in front: neither is a hand.
    const elsewhere = table([{ hand: '1 2 3', revolver: 'S I', helpers: 1 }, SIX, SIX]);
    expect(refusal(elsewhere, ann, event(card, target))).toBe('NOT_IN_HAND');
  });

  test('[WB-EVT-1] other cards cannot be played as events', () => {
    const state = table([{ hand: '7 J M' }, SIX, SIX]);
    for (const card of ['7', 'joker', 'miss', 'sheriff'] as const)
      expect(refusal(state, ann, { type: 'play-event', card })).toBe('NOT_AN_EVENT');
    expect(legal(state, ann, 'event')).toEqual([]);
  });

  test('[WB-EVT-2] Indians: first the effect, then the card joins the loot', () => {
    const state = table([{ hand: 'I 1 2 3 4 5' }, { hand: '1 1 2', revolver: '6 6 6' }, SIX], {
      loot: '7',
      deck: '7 3',
    });
    const before = picture(state);
    expect(play(state, ann, event('indians'))).toEqual([
      { type: 'event-played', seat: ann, card: 'indians', target: undefined },
      { type: 'lost-to-indians', seat: bob, card: '6' },
      { type: 'drew', seat: bob, cards: cards('7'), count: 1 },
      { type: 'drew', seat: ann, cards: cards('3'), count: 1 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['1 2 3 3 4 5 | ', '1 1 2 7 | 6 6', before.held[2]],
      loot: '7 I',
      deck: `${withoutTop(before.deck, 2)} 6`,
    });
  });

  test('[WB-EVT-2] a Switch joins the loot only after the cards are given back', () => {
    const state = table([{ hand: 'S 1 2 3 4 5' }, { hand: '6 6 6 6 6 6' }, SIX], { loot: '7', deck: '3' });
    play(state, ann, event('switch', bob));
    expect(picture(state)).toMatchObject({ phase: 'switch-return', loot: '7', taking: '6 6' });
    play(state, ann, giveBack('1 2'));
    expect(picture(state)).toMatchObject({ phase: 'turn', loot: '7 S', taking: undefined });
  });

  test('[WB-EVT-2] a Helper never joins the loot: it stays in front of its owner', () => {
    const state = table([{ hand: 'H 1 2 3 4 5' }, SIX, SIX], { loot: '7', deck: '3 3' });
    play(state, ann, event('helper'));
    expect(picture(state)).toMatchObject({ loot: '7', helpers: [1, 0, 0] });
  });

  test('[WB-EVT-3, WB-RULING-8] Indians may be played against empty revolvers: they have no effect and join the loot', () => {
    const state = table([{ hand: 'I 1 2 3 4 5', revolver: '' }, SIX, SIX], { deck: '3' });
    const before = picture(state);
    expect(legal(state, ann, 'event')).toEqual(['event indians']);
    play(state, ann, event('indians'));
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['1 2 3 3 4 5 | ', ...before.held.slice(1)],
      loot: 'I',
      deck: withoutTop(before.deck, 1),
    });
  });

  test('[WB-EVT-3, WB-SWITCH-2] a Switch without a target cannot be played, only discarded', () => {
    const state = table([{ hand: 'S 1 2 3 4 5' }, { revolver: '1 1 2 2 4 4' }, { revolver: '1 1 2 2 4 4' }]);
    expect(legal(state, ann, 'event')).toEqual([]);
    expect(refusal(state, ann, event('switch', bob))).toBe('BAD_TARGET');
    expect(legal(state, ann, 'discard')).toContain('discard switch');
  });
});

describe('the fourth sheriff in the middle of an event', () => {
  test('[WB-EVT-4, WB-RULING-11] the rest of the effect is dropped, the Indians join the loot, then the race starts', () => {
    const state = table(
      [{ hand: 'I 1 2 3 4 5' }, { hand: '1 1 2', revolver: '6 6 6' }, { hand: '1 2 2', revolver: '5 5 5' }],
      { sheriffs: 3, loot: '7 7', deck: '* 3 3' },
    );
    const before = picture(state);
    const events = play(state, ann, event('indians'));
    expect(events.map(({ type }) => type)).toEqual([
      'event-played',
      'lost-to-indians',
      'lost-to-indians',
      'sheriff-came',
      'race-started',
      'race-drawn',
    ]);
    expect(picture(state)).toEqual({
      ...before,
      phase: 'race',
      held: ['1 2 3 4 5 | ', '1 1 2 | 6 6', '1 2 2 | 5 5'],
      loot: '7 7 I',
      deck: `${withoutTop(before.deck, 1)} 6 5`,
      sheriffs: 4,
    });
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob, cal]);
    // The interrupted card counts in the pot.
    for (const by of [ann, bob, cal]) slap(state, by, 300 + 100 * by);
    expect(state.division?.pot).toBe(3);
  });

  test('[WB-EVT-4] the card is already in the loot when the race starts', () => {
    const state = table([{ hand: 'I 1 2 3 4 5' }, { hand: '1 1 2', revolver: '6 6 6' }, SIX], {
      sheriffs: 3,
      deck: '*',
    });
    const loots: string[] = [];
    wrightBrothers.apply(state, { type: 'move', at: 0, seat: ann, move: event('indians'), answers: 1 }, (e) => {
      if (e.type === 'sheriff-came') loots.push(picture(state).loot);
    });
    loots.push(picture(state).loot);
    expect(loots).toEqual(['', 'I']);
  });
});

describe('event cards and loading', () => {
  test.each(['S', 'H', 'I'])('[WB-EVT-5] %s can never be loaded by its holder', (word) => {
    const state = table([{ hand: `3 4 7 J M ${word}` }, { hand: `1 1 2 2 4 ${word}` }, SIX], { sheriffs: 2 });
    for (const by of [ann, bob]) {
      expect(refusal(state, by, load(word))).toBe('NOT_LOADABLE');
      expect(legal(state, by, 'load').some((line) => line.includes(cards(word).join(' ')))).toBe(false);
    }
    expect(refusal(state, ann, load(`3 ${word}`))).toBe('NOT_LOADABLE');
    play(state, ann, { type: 'start-shootout' });
    expect(refusal(state, bob, load(word))).toBe('NOT_LOADABLE');
  });
});
