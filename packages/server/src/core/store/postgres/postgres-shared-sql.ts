import { MOST_PREPARED, NOW, type Row, type RunSql, type Statement } from '../shared-sql.ts';
import { textArray } from './commit-batch.ts';
import type { DbConnection } from './db-connection.ts';

const CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

export function sharedSqlOn(connection: DbConnection): RunSql {
  const prepared = new Set<string>();
  const mayPrepare = (text: string): boolean => {
    if (prepared.size < MOST_PREPARED) prepared.add(text);
    return prepared.has(text);
  };
  return (statements) =>
    connection.query(async (sql) => {
      const [first, ...others] = statements;
      if (first === undefined) return [];
      const run = async (on: Pick<typeof sql, 'unsafe'>, [text, ...values]: Statement): Promise<readonly Row[]> => {
        const given = values.map((one) => (typeof one === 'object' && one !== null ? textArray(one) : one));
        return [...(await on.unsafe(text.replaceAll(NOW, CLOCK), given, { prepare: mayPrepare(text) }))];
      };
      if (others.length === 0) return [await run(sql, first)];
      return sql.begin(async (tx) => {
        const rows: (readonly Row[])[] = [];
        for (const statement of statements) rows.push(await run(tx, statement));
        return rows;
      });
    });
}
