import { expect, test } from 'vitest';
import { ann, bob, cal, inside, laid, roof, table } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { beatsOf, framesOf, rushOf } from './frames.ts';

const slide = (bandit: 'ghost' | 'doc', cause: 'braking' | 'move'): Event => ({
  type: 'moved',
  bandit,
  seat: bandit === 'ghost' ? ann : bob,
  from: roof(3),
  to: roof(2),
  cause,
  why: 'forced',
});

test('[CE-EXEC-6] every card of the heist is a frame, with the board as it stood then', () => {
  const before = table({ phase: 'heist', resolving: 0, pile: [laid(ann, 1, 'ladder'), laid(bob, 1, 'ladder')] });
  const frames = framesOf(before, [
    { type: 'card-turned', place: 0, seat: ann, card: 'ladder', wasFaceDown: false },
    { type: 'moved', bandit: 'ghost', seat: ann, from: inside(3), to: roof(3), cause: 'ladder', why: 'forced' },
    { type: 'card-returned', place: 0, seat: ann, card: 'ladder', to: 'deck' },
    { type: 'card-turned', place: 1, seat: bob, card: 'ladder', wasFaceDown: false },
    { type: 'moved', bandit: 'doc', seat: bob, from: inside(2), to: roof(2), cause: 'ladder', why: 'forced' },
  ]);
  expect(frames.map(({ events }) => events[0].type)).toEqual(['card-turned', 'moved', 'card-turned', 'moved']);
  expect(frames.map(({ board }) => board?.bandits.map(({ place }) => place?.level))).toEqual([
    ['inside', 'inside', 'inside'],
    ['roof', 'inside', 'inside'],
    ['roof', 'inside', 'inside'],
    ['roof', 'roof', 'inside'],
  ]);
  expect(frames.every((frame) => beatsOf(frame) > 0)).toBe(true);
});

test('[CE-EVENT-3] everybody slides at once when the train brakes; moves by cards are one after another', () => {
  expect(framesOf(table(), [slide('ghost', 'braking'), slide('doc', 'braking')])).toHaveLength(1);
  expect(framesOf(table(), [slide('ghost', 'move'), slide('doc', 'move')])).toHaveLength(2);
});

test('[CE-PLAN-9] planning has no frames: it is shown at once', () => {
  const played = {
    type: 'card-played',
    seat: ann,
    card: 'fire',
    isFaceDown: false,
    isBonus: false,
    place: 0,
    why: 'chosen',
  } as const;
  expect(framesOf(table(), [played])).toEqual([]);
});

test('[CE-SETUP-14] before the bandits are aboard there is no board to start from', () => {
  const board = framesOf(table({ bandits: [] }), [
    { type: 'bandits-boarded', places: [{ bandit: 'belle', seat: cal, place: inside(3) }] },
    { type: 'round-card-revealed', round: 1, card: 'r24-bridge', turns: ['standard'] },
  ]);
  expect(board).toMatchObject([{ board: undefined }]);
});

test('a longer queue plays faster', () => {
  expect([1, 14, 15, 31].map(rushOf)).toEqual([1, 1, 1.6, 3]);
});
