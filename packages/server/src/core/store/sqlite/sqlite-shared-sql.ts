import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LOCK, MOST_PREPARED, NOW, type Row, type RunSql, type Statement } from '../shared-sql.ts';
import { reading } from './sqlite-damage.ts';

/** Runs one statement at once, in the transaction that is open. */
export function statementsIn(db: DatabaseSync, now: () => number = () => 0): (statement: Statement) => readonly Row[] {
  db.function(NOW.replace('()', ''), () => Math.round(now()));
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(inSqlite(text));
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(text, known);
    return known;
  };
  return ([text, ...values]) =>
    prepare(text).all(...values.map((one) => (typeof one === 'object' && one !== null ? JSON.stringify(one) : one)));
}

const inSqlite = (text: string): string =>
  text === LOCK
    ? 'SELECT ?1'
    : text.replaceAll('$', '?').replaceAll(/= ANY \((\?\d+)\)/g, 'IN (SELECT value FROM json_each($1))');

export function sharedSqlIn(run: (statement: Statement) => readonly Row[], attempt: <T>(run: () => T) => T): RunSql {
  return async (statements) => {
    const isReading = statements.every(([text]) => /^\s*(SELECT|WITH)\b/.test(text));
    return isReading ? reading(() => statements.map(run)) : attempt(() => statements.map(run));
  };
}
