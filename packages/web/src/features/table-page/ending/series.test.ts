import { type SeatInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { BOTS, keepSeries, NO_SERIES, seriesBefore, withGame } from './series.ts';

const person = (name: string): SeatInfo => ({ type: 'person', name, isHere: true, isReady: true, standIn: undefined });
const bot = (name: string): SeatInfo => ({ type: 'bot', name, level: 'easy' });

test('wins are counted for each person over the games of a series, whatever their seats, and for all bots together', () => {
  const first = withGame(NO_SERIES, { seats: [person('Ann'), person('Bob'), bot('Hank')] }, [2, 1, 3]);
  const second = withGame(first, { seats: [bot('Ruby'), person('Bob'), person('Ann')] }, [3, 1, 1]);
  const third = withGame(second, { seats: [person('Bob'), bot('Amos'), person('Ann')] }, [2, 1, 3]);
  expect(third).toEqual({
    games: 3,
    wins: [
      ['Bob', 2],
      ['Ann', 1],
      [BOTS, 1],
    ],
  });
});

test('the next table continues the series, and nonsense counts as a first game', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const series = { games: 1, wins: [['Ann', 1]] } as const;
  keepSeries(tableId('next1'), series, storage);
  expect(seriesBefore(tableId('next1'), storage)).toEqual(series);
  expect(seriesBefore(tableId('other1'), storage)).toEqual(NO_SERIES);
  expect(seriesBefore(tableId('next1'), { getItem: () => '{"games"' })).toEqual(NO_SERIES);
});
