import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { RunSql } from '../store/shared-sql.ts';
import { TieRecords } from './tie-records.ts';

test('a block ends the friendship in the same transaction', async () => {
  const transactions: number[] = [];
  const run: RunSql = async (statements) => {
    transactions.push(statements.length);
    return statements.map(() => []);
  };
  await new TieRecords(run).block(userId('ann'), userId('bob'), 1);
  expect(transactions).toEqual([3]);
});
