import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { type BalanceGroup, type BalanceTable, tables } from './data.ts';

const big: BalanceGroup = { kind: 'size', key: '3', games: 400, share: 0.8, low: 0.76, high: 0.84, finding: 'more' };
const usual = { teams: 'auto', headStart: 'none', target: '1000', pace: 'live', turnTimeMs: 60_000 };
const table = (group: Partial<BalanceGroup> = {}, more: Partial<BalanceTable> = {}): BalanceTable => ({
  game: 'caliber-45',
  id: '3v2',
  seats: 5,
  options: { headStart: 'none' },
  games: 400,
  parity: 0.5,
  groups: [{ ...big, ...group }],
  ...more,
});
const adviceOn = (known: BalanceTable, options = {}, seats = 5) =>
  adviceFor('caliber-45', { ...usual, ...options }, usual, seats, [known]);

test('a clear difference is told with its share and the number of games', () => {
  const [note] = adviceOn(table());
  expect(note?.text.en).toContain('“team of 3” won 80\u00a0%');
  expect(note?.text.ru).toContain('команда из\u00a03');
  expect(note?.text.en).toContain('400 games');
});

test('what may be luck, or is small, is not told', () => {
  const { finding: _, ...unmarked } = big;
  expect(adviceOn(table({}, { groups: [unmarked] }))).toEqual([]);
  expect(adviceOn(table({ share: 0.54 }))).toEqual([]);
});

test('only tables with the same number of seats and the same options count', () => {
  expect(adviceOn(table(), {}, 4)).toEqual([]);
  const withStart = table({}, { options: { headStart: 'even' } });
  expect(adviceOn(withStart)).toEqual([]);
  expect(adviceOn(withStart, { headStart: 'even' })).toHaveLength(1);
});

test('another rule makes another table, even one that was never varied; a clock does not', () => {
  expect(adviceOn(table(), { target: '500' })).toEqual([]);
  expect(adviceOn(table(), { pace: 'correspondence', turnTimeMs: 86_400_000 })).toHaveLength(1);
});

test('every mark in the data lies beyond its own interval', () => {
  const groups = tables.flatMap(({ parity, groups: own }) => own.map((one) => ({ ...one, parity })));
  const marked = groups.filter(({ finding }) => finding !== undefined);
  expect(marked.length).toBeGreaterThan(0);
  for (const { finding, low, high, parity } of marked) {
    expect(finding).toBe(low > parity ? 'more' : high < parity ? 'less' : 'nothing');
  }
});
