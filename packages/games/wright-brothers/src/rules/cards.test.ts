import { defaultOptions, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  CARDS,
  type CardId,
  cardsIn,
  contains,
  countOf,
  denomination,
  FULL_DECK,
  FULL_PACK,
  HELD_KINDS,
  idOf,
  isCardId,
  isEventCard,
  isLoadable,
  kindAt,
  kindOf,
  kindsIn,
  layOnto,
  lessOfEach,
  loadablePart,
  minus,
  NO_CARDS,
  ordinaryPart,
  packOf,
  packOfKinds,
  partsOf,
  plus,
  SHERIFF,
  sizeOf,
  union,
  without,
  withoutAtMost,
} from './cards.ts';
import { BOT_COMPARING_TWO_CARDS, BOT_MAX_REACTION, BOT_TIMES, COPIES, TIMES } from './data.ts';

const ordinary = ['1', '2', '3', '4', '5', '6', '7'] as const;

describe('[section 2.1] the cards', () => {
  test('69 in all, 65 without the sheriffs, 16 of them special', () => {
    expect(COPIES).toEqual({
      '1': 7,
      '2': 7,
      '3': 7,
      '4': 7,
      '5': 7,
      '6': 7,
      '7': 7,
      joker: 6,
      miss: 3,
      switch: 3,
      helper: 2,
      indians: 2,
      sheriff: 4,
    });
    expect(Object.values(COPIES).reduce((sum, copies) => sum + copies, 0)).toBe(69);
    expect(FULL_DECK).toHaveLength(65);
    expect(FULL_DECK.filter((kind) => denomination(kind) === 0)).toHaveLength(16);
    expect(FULL_DECK.map(idOf)).toEqual(CARDS.flatMap((id) => (id === 'sheriff' ? [] : Array(COPIES[id]).fill(id))));
  });

  test('denominations 1 to 7; every special card has value 0', () => {
    expect(CARDS.map((id) => denomination(kindOf(id)))).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0]);
  });

  test('ordinary cards, Jokers and Misses may be loaded; Switch, Helper and Indians may be played', () => {
    expect(CARDS.filter((id) => isLoadable(kindOf(id)))).toEqual([...ordinary, 'joker', 'miss']);
    expect(CARDS.filter(isEventCard)).toEqual(['switch', 'helper', 'indians']);
  });

  test('cards are found by their names, and no other string is a card', () => {
    expect(CARDS.map((id) => idOf(kindOf(id)))).toEqual(CARDS);
    expect(CARDS.every(isCardId)).toBe(true);
    for (const other of ['0', '8', 'J', '', 'toString', '__proto__', 1, null, undefined, ['1']]) {
      expect(isCardId(other)).toBe(false);
    }
    expect(() => idOf(CARDS.length)).toThrow();
  });
});

describe('[section 2.2] sizes after setup', () => {
  test.each([
    [2, 3, 12, 54],
    [3, 0, 18, 51],
    [4, 0, 24, 45],
    [5, 0, 30, 39],
  ])('%i players: %i bonus cards, %i dealt, a deck of %i with the four sheriffs', (count, bonus, dealt, deck) => {
    for (const sheriffPlacement of ['shuffle', 'spread'] as const) {
      const options = { ...defaultOptions(wrightBrothers.options), sheriffPlacement };
      const state = wrightBrothers.setup(options, count, seedOf(count));
      expect(state.bonus).toHaveLength(bonus);
      expect(state.players.map(({ hand }) => sizeOf(hand))).toEqual(Array(count).fill(6));
      expect(state.players.reduce((sum, { hand }) => sum + sizeOf(hand), 0)).toBe(dealt);
      expect(state.deck).toHaveLength(deck);
      expect(state.deck.filter((kind) => kind === SHERIFF)).toHaveLength(4);
      expect(state.bonus).not.toContain(SHERIFF);
    }
  });
});

test('[section 4.20] the time constants', () => {
  expect(TIMES).toEqual({
    minReaction: 100,
    stun: 600,
    earlyWindow: 1000,
    jitter: 10,
    arrivalDelay: { min: 300, max: 1200 },
    duelDelay: { min: 800, max: 2500 },
    pingEvery: 2000,
    defaultRoundTrip: 100,
    ready: 15_000,
  });
});

test('[section 4.21] the bot levels', () => {
  const row = (mean: number, spread: number, tail: number, min: number, perLoad: number, foul: number) => ({
    mean,
    spread,
    tail,
    min,
    perLoad,
    foul,
  });
  expect(BOT_TIMES).toEqual({
    easy: { ...row(480, 80, 220, 320, 600, 12), think: { min: 1500, max: 4000 } },
    normal: { ...row(330, 50, 120, 230, 400, 5), think: { min: 1500, max: 3500 } },
    hard: { ...row(260, 35, 70, 190, 300, 2), think: { min: 1200, max: 3000 } },
    legend: { ...row(220, 25, 40, 170, 250, 1), think: { min: 1200, max: 2500 } },
  });
  expect([BOT_MAX_REACTION, BOT_COMPARING_TWO_CARDS]).toEqual([3000, 80]);
});

describe('a pack is a multiset in one number', () => {
  const held = CARDS.slice(0, HELD_KINDS);
  const countsUpTo = (most: Readonly<Record<string, number>>) =>
    fc
      .tuple(...held.map((id) => fc.nat(most[id] ?? 0)))
      .map((counts) => Object.fromEntries(held.map((id, i) => [id, counts[i] ?? 0])));
  const anyCounts = countsUpTo(COPIES);
  const laidOut = (counts: Readonly<Record<string, number>>): CardId[] =>
    held.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));
  const counted = (pack: ReturnType<typeof packOf>) =>
    Object.fromEntries(held.map((id) => [id, countOf(pack, kindOf(id))]));

  test('counts up to every card in the box do not overlap', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const cards = laidOut(counts);
        const pack = packOf(cards);
        expect(counted(pack)).toEqual(counts);
        expect(sizeOf(pack)).toBe(cards.length);
        expect(cardsIn(pack)).toEqual(cards);
        expect(packOfKinds(kindsIn(pack))).toBe(pack);
        expect(cards.map((_, place) => idOf(kindAt(pack, place)))).toEqual(cards);
        expect(() => kindAt(pack, cards.length)).toThrow(RangeError);
        const pile = [kindOf('sheriff')];
        layOnto(pile, pack);
        expect(pile.map(idOf)).toEqual(['sheriff', ...cards]);
        expect(cardsIn(loadablePart(pack))).toEqual(cards.filter((id) => isLoadable(kindOf(id))));
        expect(cardsIn(ordinaryPart(pack))).toEqual(cards.filter((id) => denomination(kindOf(id)) > 0));
      }),
    );
    expect(sizeOf(FULL_PACK)).toBe(65);
    expect(sizeOf(NO_CARDS)).toBe(0);
  });

  test('adding and removing a card or a pack', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, fc.nat(3), (all, asked, n) => {
        const pack = packOf(laidOut(all));
        const other = packOf(laidOut(asked));
        const least = Object.fromEntries(held.map((id) => [id, Math.min(all[id] ?? 0, asked[id] ?? 0)]));
        const part = packOf(laidOut(least));
        expect(union(without(pack, part), part)).toBe(pack);
        expect(withoutAtMost(pack, other)).toBe(without(pack, part));
        expect(contains(pack, part)).toBe(true);
        expect(contains(pack, other)).toBe(part === other);
        expect(counted(lessOfEach(pack, n))).toEqual(
          Object.fromEntries(held.map((id) => [id, Math.max(0, (all[id] ?? 0) - n)])),
        );
        for (const kind of kindsIn(pack)) expect(plus(minus(pack, kind), kind)).toBe(pack);
      }),
    );
  });

  test('every subset of a hand, each once', () => {
    const few = countsUpTo(Object.fromEntries(held.map((id) => [id, 2])));
    fc.assert(
      fc.property(few, (all) => {
        const hand = packOf(laidOut(all).slice(0, 9));
        const parts = partsOf(hand);
        const ways = held.reduce((product, id) => product * (countOf(hand, kindOf(id)) + 1), 1);
        expect(parts[0]).toBe(NO_CARDS);
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts).toHaveLength(ways);
        expect(parts.every((part) => contains(hand, part))).toBe(true);
      }),
    );
  });
});
