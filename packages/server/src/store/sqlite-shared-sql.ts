import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, RunSql, Statement } from './shared-sql.ts';
import { reading } from './sqlite-damage.ts';

export function sharedSqlIn(db: DatabaseSync, attempt: <T>(run: () => T) => T): RunSql {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text.replaceAll('$', '?'));
    prepared.set(text, known);
    return known;
  };
  const run = ([text, ...values]: Statement): readonly Row[] => prepare(text).all(...values);
  return async (statements) => {
    const isReading = statements.every(([text]) => /^\s*(SELECT|WITH)\b/.test(text));
    return isReading ? reading(() => statements.map(run)) : attempt(() => statements.map(run));
  };
}
