import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import type { BalanceTable } from './data.ts';

const table = (share: number, low: number, high: number, more: Partial<BalanceTable> = {}): BalanceTable => ({
  game: 'caliber-45',
  id: '3v2',
  seats: 5,
  options: {},
  games: 400,
  parity: 0.5,
  groups: [{ kind: 'size', key: '3', games: 400, share, low, high }],
  ...more,
});
const adviceOn = (known: BalanceTable, options = {}, seats = 5) => adviceFor('caliber-45', options, seats, [known]);

test('a clear difference is told with its share and the number of games', () => {
  const [note] = adviceOn(table(0.8, 0.75, 0.84));
  expect(note?.text.en).toContain('“team of 3” won 80\u00a0%');
  expect(note?.text.ru).toContain('команда из\u00a03');
  expect(note?.text.en).toContain('400 games');
});

test('what may be luck, or is small, is not told', () => {
  expect(adviceOn(table(0.56, 0.49, 0.62))).toEqual([]);
  expect(adviceOn(table(0.54, 0.52, 0.56))).toEqual([]);
});

test('only tables with the same number of seats and the same options count', () => {
  expect(adviceOn(table(0.8, 0.75, 0.84), {}, 4)).toEqual([]);
  const withStart = table(0.8, 0.75, 0.84, { options: { headStart: 'even' } });
  expect(adviceOn(withStart, { headStart: 'none' })).toEqual([]);
  expect(adviceOn(withStart, { headStart: 'even' })).toHaveLength(1);
});
