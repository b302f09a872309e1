import type { Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, fixture } from '../testing/fixture.ts';
import type { View } from '../wire.ts';
import { endingOf, gangsOf, stackedAt, swingOf } from './ending.ts';

const { view } = fixture('over');
const at = (you: Seat | undefined = ann) =>
  ({ you, names: (seat: Seat) => `player ${seat}`, chairs: [], lang: 'en' }) as const;
const over = (
  totals: readonly [number, number],
  ranks: readonly number[],
  why: 'target' | 'robbery-cap' = 'target',
): View => ({
  ...view,
  teams: view.teams.map((team, i) => ({ ...team, total: totals[i] ?? 0 })),
  ended: { why, ranks, winners: ranks.flatMap((rank, team) => (rank === 1 ? [team] : [])) },
});

test('[C45-WIN-1] the poster shows the winning gang with its riders, and why says the margin first', () => {
  const ending = endingOf(over([1_050_000, 900_000], [1, 2]), at());
  expect(ending).toMatchObject({ why: 'Wolves won by $150,000.', more: undefined });
  expect(ending?.poster).toMatchObject({ name: 'Wolves', note: 'player 0', amount: '$1,050,000' });
});

test('the winner on the poster has the face that goes with their name, not their cowboy’s', () => {
  const minnie = { type: 'bot', name: 'Minnie', level: 'easy' } as const;
  const chairs = view.players.map(() => minnie);
  expect(endingOf(over([1_050_000, 900_000], [1, 2]), { ...at(), chairs })?.poster.figure).toBe('annie');
});

test('a player of another gang reads their own place, and why the game was over', () => {
  const ended = over([300_000, 200_000], [1, 2], 'robbery-cap');
  expect(endingOf(ended, at(bob))?.more).toBe('That was the last robbery. Your gang, Ravens, came 2nd with $200,000.');
  expect(endingOf(ended, at(undefined))?.more).toBe('That was the last robbery.');
});

test('gangs with as much money share the victory', () => {
  expect(endingOf(over([500_000, 500_000], [1, 1]), at())?.why).toBe('A draw at $500,000.');
});

test('the poorest gang is stacked first, and all of it lasts five to ten seconds', () => {
  expect(gangsOf(over([100_000, 900_000], [2, 1])).map(({ team }) => team)).toEqual([1, 0]);
  expect([1, 2, 3].map((place) => stackedAt(3, place))).toEqual([3, 2, 1]);
  const sum = (endingOf(over([2, 1], [1, 2]), at())?.steps ?? []).reduce((a, b) => a + b, 0);
  expect(sum).toBeGreaterThanOrEqual(5000);
  expect(sum).toBeLessThanOrEqual(10_000);
});

test('a game that goes on has no ending, and loot turns it further than a cowboy', () => {
  expect(endingOf(fixture('arm').view, at())).toBeUndefined();
  const card = { kind: 'stagecoach', value: 100_000, guards: 0 } as const;
  const loot = swingOf({ type: 'loot-taken', seat: ann, card, team: 0, total: 100_000 });
  const fell = swingOf({ type: 'fell', seat: bob, cowboy: { id: 'jesse-james', cap: 6 }, threat: 'shot' });
  expect([loot > fell, fell > 0, swingOf({ type: 'fled', seat: bob })]).toEqual([true, true, 0]);
});
