import { expect, test } from 'vitest';
import { ann, bob } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { flightsFor } from './flights.ts';

const played = (seat: typeof ann, place: number): Event => ({
  type: 'card-played',
  seat,
  card: 'face-down',
  isFaceDown: true,
  isBonus: false,
  place,
  why: 'chosen',
});

test('[CE-PLAN-8] a card flies from the hand it left, or from its player, to its place on the pile', () => {
  const hands = { you: ann, left: [7], came: [] };
  expect(flightsFor([played(ann, 3), played(bob, 4)], hands)).toEqual([
    [{ from: 'hand-7', to: 'pile-3', kind: 'card' }],
    [{ from: `seat-${bob}`, to: 'pile-4', kind: 'card' }],
  ]);
});

test('[CE-PLAN-3] own cards come out of the deck; nothing is shown of what others draw', () => {
  const drew = (seat: typeof ann): Event => ({ type: 'drew', seat, cards: 'face-down', count: 3, why: 'chosen' });
  const hands = { you: ann, left: [], came: [8, 9, 10] };
  expect(flightsFor([drew(ann)], hands)[0]?.map(({ to }) => to)).toEqual(['hand-8', 'hand-9', 'hand-10']);
  expect(flightsFor([drew(bob)], hands)).toEqual([]);
});

test('[CE-EXEC-1] with the last card the heist begins, and no card flies to a plan that is being played', () => {
  expect(flightsFor([played(ann, 3), { type: 'planning-ended', pile: 4 }], { you: ann, left: [7], came: [] })).toEqual(
    [],
  );
});
