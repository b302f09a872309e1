import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../../identity/person-records.ts';
import { MOST_PREPARED } from '../shared-sql.ts';
import { statementsIn } from './sqlite-shared-sql.ts';

class CountingDatabase extends DatabaseSync {
  prepared = 0;
  override prepare(sql: string): StatementSync {
    this.prepared += 1;
    return super.prepare(sql);
  }
}

test('a list of any length is the same statement', async () => {
  const db = new CountingDatabase(':memory:');
  db.exec(`CREATE TABLE people (id TEXT, handle TEXT, portrait TEXT, folded TEXT, is_private INTEGER, shows_online INTEGER,
    created_at INTEGER, deleted_at INTEGER); CREATE TABLE users (id TEXT, name TEXT);
    INSERT INTO people (id) VALUES ('a"b'), ('7'), ('«ё»')`);
  const run = statementsIn(db);
  const people = new PersonRecords(async (statements) => statements.map(run));
  const ids = Array.from({ length: 300 }, (_, i) => userId(`${i}`));
  for (let length = 1; length <= ids.length; length++) await people.findAll(ids.slice(0, length));
  expect(db.prepared).toBe(1);
  const found = await people.findAll(['a"b', '«ё»', 'nobody', ...ids].map(userId));
  expect(found.map(({ id }) => id).sort()).toEqual(['7', 'a"b', '«ё»']);
});

test('texts that vary all the same don’t stay for ever', () => {
  const db = new CountingDatabase(':memory:');
  const run = statementsIn(db);
  for (let n = 0; n <= MOST_PREPARED; n++) run([`SELECT ${n} AS n`]);
  db.prepared = 0;
  run([`SELECT ${MOST_PREPARED} AS n`]);
  expect([run(['SELECT 0 AS n']), db.prepared]).toEqual([[{ n: 0 }], 1]);
});
