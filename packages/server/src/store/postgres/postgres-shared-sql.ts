import type { Row, RunSql, Statement } from '../shared-sql.ts';
import type { DbConnection } from './db-connection.ts';

export const sharedSqlOn =
  (connection: DbConnection): RunSql =>
  (statements) =>
    connection.query(async (sql) => {
      const [first, ...others] = statements;
      if (first === undefined) return [];
      const run = async (on: Pick<typeof sql, 'unsafe'>, [text, ...values]: Statement): Promise<readonly Row[]> => [
        ...(await on.unsafe(text, [...values], { prepare: true })),
      ];
      if (others.length === 0) return [await run(sql, first)];
      return sql.begin(async (tx) => {
        const rows: (readonly Row[])[] = [];
        for (const statement of statements) rows.push(await run(tx, statement));
        return rows;
      });
    });
