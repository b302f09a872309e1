import { parseKeptOptions, parseOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { gameV1With } from '../game.ts';
import { caliber45 } from '../index.ts';
import { DEFAULT_EDITION } from './data.ts';
import { HEAD_STARTS, ODDS, splitOf } from './head-start.ts';
import type { Options } from './options.ts';
import { dollars, targetOf, totalOf } from './state.ts';

const optionsOf = (given: Partial<Options>) => {
  const parsed = parseOptions(caliber45.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
};
const totals = (given: Partial<Options>, seats: number) => {
  const state = caliber45.setup(optionsOf(given), seats, seedOf(1));
  return caliber45.view(state, 'spectator').teams.map(({ seats: members, total }) => [members.length, total]);
};
const share = (split: string, size: number) => (HEAD_STARTS[split]?.[size] ?? 0) * 10_000;

test('[C45-HEAD-1] a smaller team begins with its share of the target, and a larger one with nothing', () => {
  expect(totals({ headStart: 'even' }, 5)).toEqual([
    [3, 0],
    [2, share('3-2', 2)],
  ]);
  expect(totals({ headStart: 'even', teams: '3-2-1' }, 6)).toEqual([
    [3, 0],
    [2, share('3-2-1', 2)],
    [1, share('3-2-1', 1)],
  ]);
  expect(totals({ headStart: 'even', target: '500' }, 5)[1]).toEqual([2, share('3-2', 2) / 2]);
});

test('[C45-HEAD-1] there is no head start without the option, or in equal teams', () => {
  expect(totals({}, 5).map(([, total]) => total)).toEqual([0, 0]);
  expect(totals({ headStart: 'even' }, 6).map(([, total]) => total)).toEqual([0, 0]);
});

test('[C45-HEAD-1] the order of teams that the host wrote down does not matter', () => {
  const given = { headStart: 'even', seating: 'manual', seatTeams: 21_212 } as const;
  expect(totals({ ...given, seatTeams: 12_122 }, 5)).toEqual([
    [2, share('3-2', 2)],
    [3, 0],
  ]);
});

test("[C45-HEAD-1] it counts in the team's total and at the end, but isn't any player's money", () => {
  const state = caliber45.setup(optionsOf({ headStart: 'even' }), 5, seedOf(1));
  expect(dollars(totalOf(state, 1))).toBe(share('3-2', 2));
  expect(state.players.map(({ gross, debt }) => gross + debt)).toEqual([0, 0, 0, 0, 0]);
});

test('[C45-HEAD-1] every uneven split has a head start below the target, and its odds', () => {
  for (const [split, shares] of Object.entries(HEAD_STARTS)) {
    const sizes = split.split('-').map(Number);
    expect(splitOf(sizes.toReversed())).toBe(split);
    const target = targetOf(optionsOf({}));
    for (const percent of Object.values(shares)) expect((percent * target) / 100).toBeLessThan(target);
    expect(Object.keys(shares).map(Number)).toEqual(
      [...new Set(sizes)].filter((size) => size < (sizes[0] ?? 0)).sort(),
    );
    expect(ODDS[split]).toBeDefined();
  }
  expect(Object.keys(ODDS)).toEqual(Object.keys(HEAD_STARTS));
});

test('[C45-SETUP-1] a game of version 1 has no head start, and splits five players into three teams', () => {
  const old = gameV1With([DEFAULT_EDITION]);
  expect(parseKeptOptions(old.options, { headStart: 'even' }).ok).toBe(false);
  const parsed = parseKeptOptions(old.options, {});
  if (!parsed.ok) throw new Error('Cannot read the options of version 1');
  const state = old.setup(parsed.options, 5, seedOf(1));
  expect(old.teams?.(state).map((team) => team.length)).toEqual([2, 2, 1]);
  expect('headStart' in state.options).toBe(false);
});
