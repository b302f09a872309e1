import { wilson } from '@saloon/arena';
import { next16, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { upperPoint, withFindings } from './balance/findings.ts';
import { type Group, type TableBalance, TableCount } from './balance/measure.ts';
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

const group = (key: string, wins: number, games: number): Group => ({
  kind: 'order',
  key,
  games,
  share: wins / games,
  ...wilson(wins, games),
});
const tableOf = (groups: readonly Group[]): TableBalance => ({
  game: 'bang-duel',
  id: 'usual',
  seats: 2,
  options: {},
  games: 200,
  parity: 0.5,
  groups,
});
const findingsIn = (groups: readonly Group[]) =>
  withFindings([tableOf(groups)]).flatMap((table) => table.groups.map(({ finding }) => finding));

test('a difference that is sure by itself counts only if it is still sure among all the others', () => {
  const clear = group('1', 118, 200);
  expect(clear.low).toBeGreaterThan(0.5);
  expect(findingsIn([clear])).toEqual(['more']);
  const others = Array.from({ length: 99 }, (_, i) => group(`${i + 2}`, 100, 200));
  expect(findingsIn([clear, ...others]).filter((finding) => finding !== undefined)).toEqual([]);
  expect(findingsIn([group('1', 135, 200), group('2', 65, 200), ...others]).slice(0, 3)).toEqual([
    'more',
    'less',
    undefined,
  ]);
});

test('luck alone marks nothing in most measurements', () => {
  const rng = rngFrom(seedOf(44));
  const tossed = () => Array.from({ length: 400 }, () => next16(rng) & 1).reduce((sum, win) => sum + win, 0);
  const marked = Array.from({ length: 40 }, () =>
    findingsIn(Array.from({ length: 60 }, (_, i) => group(`${i}`, tossed(), 400))).some((one) => one !== undefined),
  );
  expect(marked.filter(Boolean).length).toBeLessThan(7);
});

test('an older mark is judged again', () => {
  expect(findingsIn([{ ...group('1', 101, 200), finding: 'more' }])).toEqual([undefined]);
});

test.each([
  [0.5, 0],
  [0.025, 1.96],
  [0.0005, 3.2905],
  [0.00005, 3.8906],
])('a normal variable exceeds the point of %f that often', (probability, point) => {
  expect(upperPoint(probability)).toBeCloseTo(point, 3);
});
