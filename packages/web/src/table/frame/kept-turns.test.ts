import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { keepTurns, keptTurns } from './kept-turns.ts';

const TABLE = tableId('train');
const swing = (event: unknown): number => (typeof event === 'number' ? event : 0);

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const weights = (of: ReturnType<typeof storage>) => keptTurns(TABLE, of).map(({ weight }) => weight);

test('the heaviest events outlive a reload, in playing order, each once', () => {
  const tab = storage();
  keepTurns(TABLE, [{ at: 10, events: [3, 'talk', 0] }], swing, tab);
  keepTurns(
    TABLE,
    [
      { at: 10, events: [3] },
      { at: 20, events: [9] },
      { at: 30, events: [1, 2, 4, 5, 6] },
    ],
    swing,
    tab,
  );
  expect(weights(tab)).toEqual([3, 9, 6, 5, 4, 2]);
});

test('what another program wrote there counts as nothing', () => {
  const tab = storage();
  tab.setItem('saloon.turns.train', '{');
  expect(weights(tab)).toEqual([]);
  tab.setItem('saloon.turns.train', '[1, null, {"at": 2}]');
  expect(weights(tab)).toEqual([]);
});
