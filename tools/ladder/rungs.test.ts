import { findBot } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { LEVELS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { gameAt, isStep, optionsOf, RUNGS, specOf } from './rungs.ts';
import { TABLES } from './tables.ts';

test('every match has existing bots, and a table that its game allows', () => {
  for (const rung of RUNGS) {
    const { bots, seats } = specOf(rung, 0, 1);
    for (const bot of bots) expect(findBot(bot), rung.id).toBeDefined();
    const { min, max } = gameAt(rung.table).seats(optionsOf(rung.table));
    expect(seats, rung.id).toBeGreaterThanOrEqual(min);
    expect(seats, rung.id).toBeLessThanOrEqual(max);
  }
  expect(new Set(RUNGS.map(({ id }) => id)).size).toBe(RUNGS.length);
});

test('each team has one kind of bot, in every game of a deal', () => {
  for (const table of TABLES) {
    const game = gameAt(table);
    const state = game.setup(optionsOf(table), table.seats, specOf({ ...rungAt(0), table }, 0, 1).seed);
    const teams = game.teams?.(state);
    expect(teams?.length ?? table.seats, table.name).toBe(table.sides);
    for (const team of teams ?? []) expect(new Set(team.map((seat) => seat % table.sides)).size).toBe(1);
  }
});

test('every game has a required share, and each level meets the one below at every table', () => {
  for (const { id } of games) {
    const own = RUNGS.filter(({ table }) => table.game === id);
    expect(
      own.some(({ mark }) => mark !== undefined),
      `${id} has no mark: say in MARKS of tools/ladder/rungs.ts what its bots shall come to`,
    ).toBe(true);
    const tables = TABLES.filter(({ game }) => game === id);
    expect(tables.some(({ isMain }) => isMain)).toBe(true);
    expect(own.filter(isStep).length).toBe(LEVELS.length * tables.length);
  }
});

test('parity is an equal share for each side', () => {
  const parity = (id: string) => RUNGS.find((rung) => rung.id === id)?.parity;
  expect(parity('colt-express/4p/hard-tag')).toBe(0.25);
  expect(parity('caliber-45/2v2/hard-scripted@hard')).toBe(0.5);
  expect(parity('caliber-45/3v3v3/hard-normal')).toBeCloseTo(1 / 3);
});

function rungAt(i: number) {
  return RUNGS[i] ?? expect.fail('there are rungs');
}
