import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, event, legal, load, pass, picture, startShootout, withoutTop } from '../testing/orders.ts';
import { ann, bob, cal, cards, inWords, play, refusal, slap, table } from '../testing/table.ts';
import { CARDS, type CardId, kindOf } from './cards.ts';

/** Ann to discard from this hand; the others have their six. */
const facing = (hand: string, deck = '') =>
  table([{ hand }, { hand: '4 4 4 5 5 5' }, { hand: '2 2 2 4 4 4' }], { deck });

describe('the three variants', () => {
  test('[WB-DISC-4, WB-EX-1] 3 + 4 = 7: the loot grows by three, and three are drawn', () => {
    const state = facing('3 4 7 5 6 J', '2 3 M');
    const before = picture(state);
    expect(play(state, ann, discard('3 4 7'))).toEqual([
      { type: 'discarded', seat: ann, cards: cards('3 4 7') },
      { type: 'drew', seat: ann, cards: cards('2 3 M'), count: 3 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['2 3 5 6 J M | ', ...before.held.slice(1)],
      loot: '3 4 7',
      deck: withoutTop(before.deck, 3),
    });
  });

  test.each(['2 2 4', '1 1 1 3', '1 2 3 6', '5 5 5', 'J J', 'S S', 'M', 'H'])(
    '[WB-EX-9, WB-DISC-2, WB-DISC-3, WB-DISC-4] legal: %s',
    (set) => {
      const state = facing(set);
      play(state, ann, discard(set));
      expect(picture(state).loot).toBe(set);
    },
  );

  test.each([
    ['1 2 4', 'BAD_SET'],
    ['J 7', 'BAD_SET'],
    ['S H', 'BAD_SET'],
    ['3 3 5 5', 'BAD_SET'],
    ['3 4 7 J', 'BAD_SET'],
    ['2 5 7 7', 'BAD_SET'],
    ['', 'EMPTY'],
  ])('[WB-EX-9, WB-DISC-5, WB-DISC-6] illegal: %s', (set, code) => {
    expect(refusal(facing(set === '' ? '1 2 3' : set), ann, discard(set))).toBe(code);
  });

  test('[WB-DISC-2] any single card that can be held', () => {
    const hand = '1 2 3 4 5 6 7 J M S H I';
    for (const word of hand.split(' ')) {
      const state = facing(hand);
      play(state, ann, discard(word));
      expect(picture(state).loot).toBe(word);
    }
  });

  test.each([
    ['two of a denomination', '6 6'],
    ['all seven of a denomination', '6 6 6 6 6 6 6'],
    ['two Jokers', 'J J'],
    ['three Misses', 'M M M'],
    ['two Switches', 'S S'],
    ['two Helpers', 'H H'],
    ['two Indians', 'I I'],
  ])('[WB-DISC-3] identical: %s', (_, set) => {
    const state = facing(`${set} 1`);
    expect(legal(state, ann, 'discard')).toContain(`discard ${cards(set).join(' ')}`);
    play(state, ann, discard(set));
    expect(picture(state).loot).toBe(set);
  });

  test.each(['6 7', 'J M', 'S I', 'H I', 'M S'])('[WB-DISC-3] not identical: %s', (set) => {
    expect(refusal(facing(set), ann, discard(set))).toBe('BAD_SET');
  });

  test.each([
    ['1 2 3', '1 2 4'],
    ['1 6 7', '1 5 7'],
    ['1 1 1 1 1 5', '1 1 1 1 1 6'],
    ['1 1 2 3 7', '1 1 2 4 7'],
    ['1 2 2 2 7', '1 2 2 3 7'],
  ])('[WB-DISC-4] %s adds up, %s is off by one', (sum, other) => {
    const state = facing(sum);
    play(state, ann, discard(sum));
    expect(picture(state).loot).toBe(sum);
    expect(refusal(facing(other), ann, discard(other))).toBe('BAD_SET');
  });

  test.each(['3 J', '3 4 J', 'J J 7', '1 J 3', '3 4 7 M', '2 2 4 H', '3 3 J', 'S J'])(
    '[WB-DISC-5] only ordinary cards add up, and a Joker is not wild: %s',
    (set) => {
      expect(refusal(facing(set), ann, discard(set))).toBe('BAD_SET');
    },
  );

  test.each([
    ['two pairs', '3 3 5 5'],
    ['a sum and a pair', '3 4 7 2 2'],
    ['a sum twice', '1 2 3 1 2 3'],
    ['a triple and a single', '5 5 5 1'],
    ['a pair of the highest', '3 4 7 7'],
  ])('[WB-DISC-6] variants are not combined: %s', (_, set) => {
    expect(refusal(facing(set), ann, discard(set))).toBe('BAD_SET');
  });

  test('[WB-DISC-8] there is no upper limit: a sum of all eight cards in hand', () => {
    const state = table([{ hand: '1 1 1 1 1 1 1 7', helpers: 2 }, { hand: '2 2 2 2 3 3' }, { hand: '4 4 4 4 5 5' }]);
    play(state, ann, discard('1 1 1 1 1 1 1 7'));
    expect(picture(state).loot).toBe('1 1 1 1 1 1 1 7');
  });

  test('[WB-DISC-2, WB-DISC-3, WB-DISC-4, WB-DISC-5, WB-DISC-6, WB-DISC-8] the legal discards of any hand are exactly those the variants allow', () => {
    const value = (id: CardId) => Number(id) || 0;
    const isLegal = (set: readonly CardId[]) => {
      if (set.length === 0) return false;
      if (new Set(set).size === 1) return true;
      const values = set.map(value);
      const total = values.reduce((sum, one) => sum + one, 0);
      return !values.includes(0) && 2 * Math.max(...values) === total;
    };
    const deck = cards('1 1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 4 4 4 5 5 6 6 7 7 J J M M S S H H I I');
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { maxLength: 8 }), (drawn) => {
        const hand = drawn.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
        const expected = new Set<string>();
        for (let bits = 0; bits < 2 ** hand.length; bits++) {
          const set = hand.filter((_, i) => (bits & (1 << i)) !== 0);
          if (isLegal(set)) expected.add(`discard ${set.join(' ')}`);
        }
        const found = legal(table([{ hand: inWords(hand.map(kindOf)) }, {}, {}]), ann, 'discard');
        expect(found.toSorted()).toEqual([...expected].toSorted());
      }),
      { numRuns: 150 },
    );
  });
});

describe('where the cards come from and go', () => {
  test('[WB-DISC-1] from the hand, never from the revolver', () => {
    const state = table([{ hand: '7 1 2', revolver: '7 7 3' }, {}, {}]);
    expect(legal(state, ann, 'discard')).toEqual(['discard 1', 'discard 2', 'discard 7']);
    expect(refusal(state, ann, discard('3'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, discard('7 7'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, discard('1 2 3'))).toBe('NOT_IN_HAND');
  });

  test('[WB-DISC-1] only the active player discards, and only what that player holds', () => {
    const state = facing('3 4 7');
    expect(refusal(state, bob, discard('1'))).toBe('NOT_YOUR_TURN');
    expect(refusal(state, ann, discard('1'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, discard('3 3'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, discard('*'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, discard('1 1 1 1 1 1 1 1'))).toBe('NOT_IN_HAND');
  });

  test('[WB-DISC-1] face up: everyone sees the cards, spectators too', () => {
    const state = facing('3 4 7 5 6 J', '2 3 M');
    const [event] = play(state, ann, discard('3 4 7'));
    if (event === undefined) throw new Error('Cannot look: nothing happened');
    for (const viewer of [ann, bob, cal, 'spectator'] as const) {
      expect(wrightBrothers.redact(event, viewer)).toEqual({ type: 'discarded', seat: ann, cards: cards('3 4 7') });
    }
  });

  test.each([
    ['H', 'a Helper does not help'],
    ['I', 'Indians strike nobody'],
    ['S', 'a Switch takes nothing'],
    ['J', 'a Joker does nothing'],
    ['M', 'a Miss does nothing'],
  ])('[WB-DISC-7] %s discarded: %s', (word) => {
    const state = table(
      [{ hand: `1 1 2 2 3 ${word}` }, { hand: '1 1 2', revolver: '5 5 5' }, { hand: '1 2 2', revolver: '6 6 6' }],
      { deck: '7 7 7' },
    );
    const before = picture(state);
    play(state, ann, discard(word));
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['1 1 2 2 3 7 | ', ...before.held.slice(1)],
      loot: word,
      deck: withoutTop(before.deck, 1),
    });
  });

  test('[WB-DISC-9, WB-RULING-39] the loot stays public, in the order of discards, until the split', () => {
    const state = table([{ hand: 'S 3 3 5 5 6' }, { hand: 'I 1 1 2 2 4' }, { hand: 'H 7 7 7 4 4' }], {
      sheriffs: 2,
      loot: '2',
      deck: '1 1 1 1 5 6 6',
    });
    const loots: string[] = [];
    const seen = () => {
      for (const viewer of [ann, bob, cal, 'spectator'] as const)
        expect(wrightBrothers.view(state, viewer).loot).toEqual(cards(picture(state).loot));
      loots.push(picture(state).loot);
    };
    play(state, ann, discard('3 3'));
    seen();
    play(state, bob, event('indians'));
    seen();
    play(state, cal, event('helper'));
    seen();
    play(state, ann, event('switch', bob));
    seen();
    play(state, ann, { type: 'return-cards', cards: wrightBrothers.view(state, ann).taking?.taken ?? [] });
    seen();
    play(state, bob, pass);
    seen();
    play(state, cal, load('7 7'));
    play(state, cal, startShootout);
    seen();
    slap(state, ann, 300);
    slap(state, bob, 400);
    seen();
    expect(state.phase).toBe('round-over');
    expect(state.division?.pot).toBe(5);
    expect(loots).toEqual([
      '2 3 3',
      '2 3 3 I',
      '2 3 3 I',
      '2 3 3 I',
      '2 3 3 I S',
      '2 3 3 I S',
      '2 3 3 I S',
      '2 3 3 I S',
    ]);
  });
});
