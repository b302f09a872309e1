import { expect, test } from 'vitest';
import { ann, bob } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { cueOf } from './cues.ts';

const played: Event = {
  type: 'card-played',
  seat: ann,
  card: 'fire',
  isFaceDown: false,
  isBonus: false,
  place: 0,
  why: 'chosen',
};
const turn: Event = { type: 'turn-started', turn: 1, turns: 4, kind: 'standard', order: [ann, bob] };

test('[CE-PLAN-2] the bell calls every player when their turn comes, not only the first of a turn', () => {
  expect(cueOf(turn, ann, { asked: [ann] })).toBe('bell');
  expect(cueOf(turn, bob, { asked: [ann] })).toBeUndefined();
  expect(cueOf(played, bob, { asked: [bob] })).toBe('bell');
  expect(cueOf(played, ann, { asked: [bob] })).toBe('thud');
});

test('[CE-EXEC-2] the bell calls the owner of a card that asks for a choice; on the way there it is only turned', () => {
  const turned: Event = { type: 'card-turned', place: 0, seat: ann, card: 'fire', wasFaceDown: false };
  expect(cueOf(turned, ann, { asked: [ann] })).toBe('bell');
  expect(cueOf(turned, ann, { asked: [] })).toBe('flip');
  expect(cueOf(turned, undefined, { asked: [ann] })).toBe('flip');
});
