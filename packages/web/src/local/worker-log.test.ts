import { tableId } from '@saloon/protocol';
import { expect, test, vi } from 'vitest';
import { indexedLog, unbroken } from './worker-log.ts';

const table = tableId('solo-1');
const entry = { type: 'dealt', at: 0 } as never;

test('a log ends before its first gap', () => {
  const stored = [0, 1, 2, 4, 5].map((seq) => ({ seq, entry: seq }));
  expect(unbroken(stored).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect(unbroken(stored.slice(0, 3))).toHaveLength(3);
  expect(unbroken(stored.slice(1))).toEqual([]);
  expect(unbroken([])).toEqual([]);
});

test('the player hears once for each table that a move could not be stored', async () => {
  const transactions: { onabort?: () => void; objectStore: unknown }[] = [];
  const database = {
    transaction() {
      const transaction = { objectStore: () => ({ put() {} }) };
      transactions.push(transaction);
      return transaction;
    },
  } as unknown as IDBDatabase;
  const onLost = vi.fn();
  const log = indexedLog(onLost, Promise.resolve(database));
  for (const seq of [1, 2, 3]) log.append(table, seq, [entry]);
  await Promise.resolve();
  expect(onLost).not.toHaveBeenCalled();
  for (const { onabort } of transactions) onabort?.();
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a database that the browser has closed counts as lost', async () => {
  const database = {
    transaction() {
      throw new Error('InvalidStateError');
    },
  } as unknown as IDBDatabase;
  const onLost = vi.fn();
  indexedLog(onLost, Promise.resolve(database)).append(table, 1, [entry]);
  await Promise.resolve();
  expect(onLost).toHaveBeenCalledTimes(1);
});
