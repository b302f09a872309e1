import { expect, test } from 'vitest';
import { TableCount } from './balance/measure.ts';
import { pageOf } from './balance/page.ts';
import { TABLES } from './balance/tables.ts';

test('every table can be played, and each game is counted once for each group', () => {
  for (const table of TABLES) {
    const count = new TableCount(table, 'random');
    for (let n = 0; n < 2; n++) count.play();
    const { groups, games, parity } = count.result();
    const order = groups.filter(({ kind }) => kind === 'order');
    expect(games).toBe(2);
    const isUneven = groups.some(({ kind }) => kind === 'size');
    expect(order).toHaveLength(isUneven ? 0 : table.seats);
    for (const group of order) expect(group).toMatchObject({ games: 2 });
    expect(parity).toBeGreaterThan(0);
    expect(parity).toBeLessThanOrEqual(0.5);
  }
});

test('the Duel is counted by side and character, and uneven teams by size', () => {
  const kindsAt = (id: string) => {
    const table = TABLES.find((one) => one.id === id) ?? expect.fail('there is no such table');
    const count = new TableCount(table, 'random');
    count.play();
    return { groups: count.result().groups, page: pageOf([count.result()], 'random') };
  };
  const duel = kindsAt('usual');
  expect(duel.groups.filter(({ kind }) => kind === 'side').map(({ share }) => share)).toContain(1);
  expect(duel.groups.filter(({ kind }) => kind === 'character')).toHaveLength(4);
  expect(duel.page).toContain('| side | law | 1 |');
  expect(
    kindsAt('3v2')
      .groups.filter(({ kind }) => kind === 'size')
      .map(({ key }) => key),
  ).toEqual(['2', '3']);
});
