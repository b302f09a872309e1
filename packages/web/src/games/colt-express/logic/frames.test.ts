import { expect, test } from 'vitest';
import { ann, bob, cal, inside, laid, roof, table } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { frameOf, momentsOf } from './frames.ts';

const slide = (bandit: 'ghost' | 'doc', cause: 'braking' | 'move'): Event => ({
  type: 'moved',
  bandit,
  seat: bandit === 'ghost' ? ann : bob,
  from: roof(3),
  to: roof(2),
  cause,
  why: 'forced',
});

const after = table({ round: 2 });

test('[CE-EXEC-6] every card of the heist is a moment, with the board as it stood then', () => {
  const before = table({ phase: 'heist', resolving: 0, pile: [laid(ann, 1, 'ladder'), laid(bob, 1, 'ladder')] });
  const events: readonly Event[] = [
    { type: 'card-turned', place: 0, seat: ann, card: 'ladder', wasFaceDown: false },
    { type: 'moved', bandit: 'ghost', seat: ann, from: inside(3), to: roof(3), cause: 'ladder', why: 'forced' },
    { type: 'card-returned', place: 0, seat: ann, card: 'ladder', to: 'deck' },
    { type: 'card-turned', place: 1, seat: bob, card: 'ladder', wasFaceDown: false },
    { type: 'moved', bandit: 'doc', seat: bob, from: inside(2), to: roof(2), cause: 'ladder', why: 'forced' },
    { type: 'card-returned', place: 1, seat: bob, card: 'ladder', to: 'deck' },
  ];
  const moments = momentsOf(before, events, after);
  expect(moments.map(({ events: told }) => told.map(({ type }) => type))).toEqual([
    ['card-turned'],
    ['moved'],
    ['card-returned', 'card-turned'],
    ['moved', 'card-returned'],
  ]);
  expect(moments.slice(0, -1).map(({ view }) => view.bandits.map(({ place }) => place?.level))).toEqual([
    ['inside', 'inside', 'inside'],
    ['roof', 'inside', 'inside'],
    ['roof', 'inside', 'inside'],
  ]);
  expect(moments.slice(0, -1).every(({ view }) => view.asked.length === 0 && view.question === undefined)).toBe(true);
  expect(moments.at(-1)?.view).toBe(after);
  expect(moments.every(({ beats }) => beats > 0)).toBe(true);
  expect(moments.map(({ events: told, view }) => frameOf(told, view)?.events.map(({ type }) => type))).toEqual([
    ['card-turned'],
    ['moved'],
    ['card-turned'],
    ['moved'],
  ]);
});

test('[CE-EVENT-3] everybody slides at once when the train brakes; moves by cards are one after another', () => {
  expect(momentsOf(table(), [slide('ghost', 'braking'), slide('doc', 'braking')], after)).toHaveLength(1);
  expect(momentsOf(table(), [slide('ghost', 'move'), slide('doc', 'move')], after)).toHaveLength(2);
});

test('[CE-PLAN-9] a step of planning is one moment, and the train shows nothing of it', () => {
  const played = {
    type: 'card-played',
    seat: ann,
    card: 'fire',
    isFaceDown: false,
    isBonus: false,
    place: 0,
    why: 'chosen',
  } as const;
  const moments = momentsOf(table(), [played], after);
  expect(moments).toMatchObject([{ events: [played], view: after }]);
  expect(frameOf([played], after)).toBeUndefined();
});

test('[CE-SETUP-14] before the bandits are aboard there is no board to start from', () => {
  const moments = momentsOf(
    table({ bandits: [] }),
    [
      { type: 'bandits-boarded', places: [{ bandit: 'belle', seat: cal, place: inside(3) }] },
      { type: 'round-card-revealed', round: 1, card: 'r24-bridge', turns: ['standard'] },
    ],
    after,
  );
  expect(moments.map(({ view }) => view)).toEqual([after]);
});
