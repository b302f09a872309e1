import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { RunSql } from '../../core/store/shared-sql.ts';
import { TieRecords } from './tie-records.ts';

test('a block ends the friendship in the same transaction', async () => {
  let transactions = 0;
  const run: RunSql = async (statements) => {
    transactions += 1;
    return statements.map(() => []);
  };
  await new TieRecords(run).block(userId('ann'), userId('bob'), 1, 9);
  expect(transactions).toBe(1);
});
