import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, RunSql, Statement } from './shared-sql.ts';
import { reading } from './sqlite-damage.ts';

/** Runs one statement at once, in the transaction that is open. */
export function statementsIn(db: DatabaseSync): (statement: Statement) => readonly Row[] {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text.replaceAll('$', '?'));
    prepared.set(text, known);
    return known;
  };
  return ([text, ...values]) => prepare(text).all(...values);
}

export function sharedSqlIn(run: (statement: Statement) => readonly Row[], attempt: <T>(run: () => T) => T): RunSql {
  return async (statements) => {
    const isReading = statements.every(([text]) => /^\s*(SELECT|WITH)\b/.test(text));
    return isReading ? reading(() => statements.map(run)) : attempt(() => statements.map(run));
  };
}
