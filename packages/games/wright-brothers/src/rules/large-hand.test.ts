import { seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers, wrightBrothersV1 } from '../index.ts';
import { legal, load } from '../testing/orders.ts';
import { ann, bob, held, play, refusal, table } from '../testing/table.ts';
import { cardsIn, denomination, FULL_DECK, kindOf, type Pack, packOfKinds, partsOf, partsOfSize } from './cards.ts';
import { discards } from './hand-moves.ts';
import type { Options } from './options.ts';
import { playerAt, type State } from './state.ts';

/** The 31 cards with the most sets to load: 640,000 of them. */
const LARGEST = '1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 6 6 6 7 7 7 J J J M M M';
const withHand = (hand: string, options: Partial<Options> = {}) =>
  table([{ hand }, {}], { options: { duelCards: 'hand', ...options }, bonus: '5 6 7' });
const large = () => withHand(LARGEST);

const someHand = fc.shuffledSubarray([...FULL_DECK], { maxLength: 31 }).map(packOfKinds);
const holding = (hand: Pack): State => {
  const state = table([{}, {}], { options: { duelCards: 'hand' } });
  playerAt(state, ann).hand = hand;
  return state;
};

describe('a large hand', () => {
  test('[WB-LOAD-11] lists only loads of one denomination with any Jokers and Misses', () => {
    const loads = legal(large(), ann, 'load');
    // 4 times 4 or 3 times 3 copies and none at all, with 0 to 3 Jokers and 0 to 3 Misses; not the empty set.
    expect(loads).toHaveLength((4 * 4 + 3 * 3 + 1) * 16 - 1);
    expect(loads).toContain('load 7 7 7 joker joker miss');
    expect(loads).toContain('load joker miss');
    expect(loads.filter((line) => new Set(line.match(/[1-7]/g)).size > 1)).toEqual([]);
  });

  test('[WB-LOAD-11] other sets can be loaded in several moves', () => {
    const state = large();
    expect(refusal(state, ann, load('6 7'))).toBe('ONE_DENOMINATION');
    play(state, ann, load('7 7 J'));
    play(state, ann, load('6 6 6'));
    expect(held(state, ann).split(' | ')[1]).toBe('6 6 6 7 7 J');
  });

  test('[WB-LOAD-11, WB-SEAL-1] a sealed choice loads one such set', () => {
    const state = withHand(LARGEST, { raceMode: 'sealed' });
    state.phase = 'sealed';
    state.race = {
      id: 1,
      cause: 'arrival',
      startedAt: 0,
      starter: undefined,
      tieOrder: [],
      startTrip: undefined,
      roundTrip: [0, 0],
      comp: [0, 0],
      isStunned: [false, false],
      hands: [],
      loadedAt: [0, 0],
      choices: [null, null],
    };
    const lines = legal(state, ann, 'sealed');
    expect(lines).toContain('sealed 6 load 7 7 joker');
    expect(lines).not.toContain('sealed 6 load 1 7 joker');
    expect(lines.length).toBeLessThan(5000);
  });

  test('[WB-LOAD-11] twelve cards are never a large hand', () => {
    expect(legal(withHand('1 1 2 2 3 3 4 5 6 7 J M'), ann, 'load')).toHaveLength(27 * 64 - 1);
    expect(legal(withHand('1 1 2 2 3 3 4 4 5 6 7 J M'), ann, 'load')).toHaveLength((2 * 4 + 3 + 1) * 4 - 1);
  });

  test('[WB-LOAD-11] a game of version 1 lists every set', () => {
    const state = wrightBrothersV1.setup(large().options, 2, seedOf(7));
    playerAt(state, ann).hand = playerAt(withHand('1 1 2 2 3 3 4 4 5 6 7 J M'), ann).hand;
    state.active = bob;
    expect(legal(state, ann, 'load')).toHaveLength(81 * 32 - 1);
  });

  test('every legal move of a hand of any size can be parsed', () => {
    fc.assert(
      fc.property(someHand, (hand) => {
        const state = holding(hand);
        for (const move of wrightBrothers.legalMoves(state, ann)) {
          expect(wrightBrothers.parseMove(wrightBrothers.formatMove(move))).toEqual(move);
          expect(wrightBrothers.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('legal moves of 31 cards are listed in under 20 ms', () => {
    const state = large();
    const started = performance.now();
    const moves = wrightBrothers.legalMoves(state, ann);
    expect(performance.now() - started).toBeLessThan(20);
    expect(moves.length).toBeLessThan(1000);
  });
});

describe('sets of cards', () => {
  test('[WB-DISC-4] every sum in a hand is found, in the order of all subsets', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...FULL_DECK], { maxLength: 12 }).map(packOfKinds), (hand) => {
        const sums = partsOf(hand).filter((set) => {
          const values = cardsIn(set).map((card) => denomination(kindOf(card)));
          return values.length > 2 && !values.includes(0) && 2 * Math.max(...values) === values.reduce((a, b) => a + b);
        });
        const isSet = (set: Pack) => cardsIn(set).length > 2 && new Set(cardsIn(set)).size > 1;
        expect(discards(hand).cards.filter(isSet)).toEqual(sums);
      }),
      { numRuns: 100 },
    );
  });

  test('[WB-SWITCH-4] subsets of one size are those of all subsets, in the same order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...FULL_DECK], { maxLength: 10 }).map(packOfKinds), fc.nat(4), (hand, size) => {
        expect(partsOfSize(hand, size)).toEqual(partsOf(hand).filter((set) => cardsIn(set).length === size));
      }),
    );
  });
});
