import { below, defaultOptions, parseOptions, rngFrom, seatsOf, seedOf, shuffle } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { census } from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';
import { sizeOf, weaponsIn } from './cards.ts';
import type { Event } from './moves.ts';

const dealt = (seats: number, seed = 7, given: object = {}) => {
  const parsed = parseOptions(caliber45.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const events: Event[] = [];
  return { state: caliber45.setup(parsed.options, seats, seedOf(seed), (event) => events.push(event)), events };
};

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  '[C45-SETUP-4, C45-SETUP-6, C45-SETUP-7, C45-SETUP-8] %i players hold six cards and a clear cowboy each, nobody owns anything',
  (seats) => {
    const { state } = dealt(seats);
    expect(state.players.map(({ hand }) => sizeOf(hand))).toEqual(seatsOf(seats).map(() => 6));
    expect(state.players.every(({ cowboy, bail }) => cowboy !== NO_COWBOY && bail === 0)).toBe(true);
    expect([state.weapons.length, state.cowboys.length, state.spread.length]).toEqual([62 - 6 * seats, 12 - seats, 34]);
    expect([state.weaponsDiscard, state.moneyDiscard, state.cowboyDiscard]).toEqual([[], [], []]);
    expect(state.players.every(({ gross, debt }) => gross === 0 && debt === 0)).toBe(true);
    expect(state.supply).toBe(15);
  },
);

test('[C45-EX-22, C45-SETUP-6] eight players leave 14 weapons, 4 cowboys and all 34 money cards', () => {
  const { weapons, money, cowboys } = caliber45.view(dealt(8).state, 'spectator');
  expect([weapons.deck, cowboys.deck, money.slots.length]).toEqual([14, 4, 34]);
});

test('[C45-SETUP-3] all three decks are shuffled, and apart from each other', () => {
  const { state } = dealt(4);
  expect(state.spread).not.toEqual(state.spread.toSorted((a, b) => a - b));
  expect(state.weapons).not.toEqual(state.weapons.toSorted((a, b) => a - b));
  expect(dealt(4, 8).state.spread).not.toEqual(state.spread);
  expect(dealt(4, 8).state.cowboys).not.toEqual(state.cowboys);
  expect(census(dealt(4, 8).state)).toBe(census(state));
});

test('[C45-SETUP-5, C45-RULING-3] only the owner sees the cowboy that lies face down', () => {
  const { state } = dealt(4);
  for (const viewer of seatsOf(4)) {
    const { players } = caliber45.view(state, viewer);
    players.forEach(({ cowboy, hand }, owner) => {
      expect(cowboy?.isFaceUp).toBe(false);
      expect(cowboy?.card === 'face-down').toBe(owner !== viewer);
      expect(hand === undefined).toBe(owner !== viewer);
    });
  }
});

test('[C45-SETUP-9, C45-RULING-2] the first player is random, unless the host chooses one', () => {
  const first = new Set(Array.from({ length: 40 }, (_, seed) => dealt(4, seed).state.active));
  expect(first.size).toBe(4);
  for (let seed = 0; seed < 10; seed++) {
    expect(dealt(4, seed, { firstPlayer: 'host-pick', firstSeat: 2 }).state.active).toBe(2);
  }
});

test('[C45-SETUP-4] cards are dealt clockwise from the first player, one at a time', () => {
  const { state, events } = dealt(3, 7, { firstPlayer: 'host-pick', firstSeat: 1 });
  expect(events.flatMap((event) => (event.type === 'dealt' ? [event.seat] : []))).toEqual([1, 2, 0]);
  // The same seed with another first seat deals the same cards, one seat further.
  const other = dealt(3, 7, { firstPlayer: 'host-pick', firstSeat: 2 }).state;
  expect(other.players.map(({ hand }) => hand)).toEqual([0, 1, 2].map((i) => state.players[(i + 2) % 3]?.hand));
  expect(other.players.map(({ cowboy }) => cowboy)).toEqual([0, 1, 2].map((i) => state.players[(i + 2) % 3]?.cowboy));
});

test('[C45-SETUP-4, C45-INV-14] the weapons are shuffled right after the seating, and dealt in six rounds of one card each', () => {
  const { state } = dealt(3, 7, { seating: 'manual', seatTeams: 123, firstPlayer: 'host-pick', firstSeat: 1 });
  const rng = rngFrom(seedOf(7));
  // There is only one seating to draw from: the host's.
  below(rng, 1);
  const deck = state.box.weapons.flatMap((copies, weapon) => Array.from({ length: copies }, () => weapon));
  shuffle(rng, deck);
  const fromTop = deck.toReversed().slice(0, 18);
  const everyThird = (from: number) => fromTop.filter((_, i) => i % 3 === from).toSorted((a, b) => a - b);
  const hands = state.players.map(({ hand }) => weaponsIn(hand));
  expect([hands[1], hands[2], hands[0]]).toEqual([everyThird(0), everyThird(1), everyThird(2)]);
  expect(state.weapons).toEqual(deck.slice(0, -18));
});

test('[C45-INV-14] the same seed and options deal the same game; another seed deals another', () => {
  const state = () => caliber45.setup(defaultOptions(caliber45.options), 4, seedOf(3));
  expect(state()).toEqual(state());
  expect(caliber45.setup(defaultOptions(caliber45.options), 4, seedOf(4))).not.toEqual(state());
});
