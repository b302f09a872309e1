import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test, vi } from 'vitest';
import { SeatInformationSet } from './information-set.ts';
import { quickHands } from './testing/index.ts';

const ann = seat(0);

function sightOf(planted: number) {
  const state = quickHands.setup({ prize: 5 }, 3, seedOf(7));
  state.deck[0] = planted;
  const info = new SeatInformationSet(quickHands, ann, state, rngFrom(seedOf(8)));
  info.renew(true);
  return { state, info };
}

const BUILT_IN: readonly object[] = [Object.prototype, Function.prototype];

/** Everything reachable from a value through its fields, including prototypes and getters. */
function reachable(from: unknown, seen = new Set<unknown>()): Set<unknown> {
  if ((typeof from !== 'object' && typeof from !== 'function') || from === null || seen.has(from)) return seen;
  seen.add(from);
  for (let at: object | null = from; at !== null && !BUILT_IN.includes(at); at = Object.getPrototypeOf(at)) {
    for (const key of Reflect.ownKeys(at)) {
      const field = Object.getOwnPropertyDescriptor(at, key);
      reachable(field?.value, seen);
      if (field?.get !== undefined) reachable(field.get.call(from), seen);
    }
  }
  return seen;
}

test('an information set does not expose the true state', () => {
  const { state, info } = sightOf(1);
  info.legal();
  info.sample();
  const found = reachable(info);
  for (const part of [state, state.deck, state.rng, ...state.hands]) expect(found.has(part)).toBe(false);
  expect(JSON.stringify(info)).not.toContain('deck');
});

test('a sample is a separate state, dealt again from the bot’s own generator', () => {
  const { state, info } = sightOf(1);
  const before = JSON.stringify(state);
  const first = info.sample();
  const second = info.sample();
  expect(first).not.toBe(state);
  expect(first.deck).not.toEqual(second.deck);
  expect(first.hands[ann]).toEqual(state.hands[ann]);
  expect(first.rng).not.toEqual(state.rng);
  first.deck.length = 0;
  expect(JSON.stringify(state)).toBe(before);
});

test('a sample does not depend on a planted secret', () => {
  const { state, info } = sightOf(1);
  const samples = Array.from({ length: 20 }, () => info.sample());
  const swapped = structuredClone(state);
  const [top = 0, next = 0] = swapped.deck;
  swapped.deck.splice(0, 2, next, top);
  const other = new SeatInformationSet(quickHands, ann, swapped, rngFrom(seedOf(8)));
  expect(Array.from({ length: 20 }, () => other.sample())).toEqual(samples);
});

test('legal moves and samples are computed on demand, the moves once per decision', () => {
  const legalMoves = vi.fn(quickHands.legalMoves);
  const redeal = vi.fn(quickHands.redeal);
  const { state } = sightOf(1);
  const info = new SeatInformationSet({ ...quickHands, legalMoves, redeal }, ann, state, rngFrom(seedOf(8)));
  info.renew(true);
  expect([legalMoves.mock.calls.length, redeal.mock.calls.length]).toEqual([0, 0]);
  expect(info.legal()).toBe(info.legal());
  expect(legalMoves).toHaveBeenCalledTimes(1);
  info.renew(false);
  info.legal();
  expect(legalMoves).toHaveBeenCalledTimes(2);
  info.sample();
  expect(redeal.mock.calls[0]?.slice(0, 2)).toEqual([state, ann]);
});
