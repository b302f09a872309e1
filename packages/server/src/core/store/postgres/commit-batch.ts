import type { TableId } from '@saloon/protocol';
import type { Sql, TransactionSql } from 'postgres';
import { finishedStatements } from '../finished-game.ts';
import { type Batch, type StoredTable, StoreError } from '../store.ts';
import { codeOf } from './explain-error.ts';

/** The error of `saloon.keep` if other servers hold tables of the batch; the detail names them. */
const TAKEN = 'SA001';
/** Serialization failure or deadlock: the batch was rolled back and can be tried again. */
const AGAIN: readonly string[] = ['40001', '40P01'];
const TRIES = 3;
const PREPARED = { prepare: true } as const;

export async function commitBatch(sql: Sql, batch: Batch): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await call(sql, batch);
      return;
    } catch (error) {
      if (tries < TRIES && AGAIN.includes(codeOf(error))) continue;
      throw refusal(error) ?? error;
    }
  }
}

/** Finished games are written in the same transaction; most batches have none and take one round trip. */
async function call(sql: Sql, batch: Batch): Promise<void> {
  const { finished = [] } = batch;
  if (finished.length === 0) return keep(sql, batch);
  await sql.begin(async (tx) => {
    await keep(tx, batch);
    for (const [text, ...values] of finished.flatMap(finishedStatements)) await tx.unsafe(text, [...values], PREPARED);
  });
}

async function keep(sql: Sql | TransactionSql, { server, users, tables, entries }: Batch): Promise<void> {
  await sql`SELECT saloon.keep(
    ${server},
    ${textArray(users.map(({ id }) => id))}::text[],
    ${textArray(users.map(({ secretHash }) => secretHash))}::text[],
    ${textArray(users.map(({ name }) => name))}::text[],
    ${JSON.stringify(tables.map(rowOf))}::text::json,
    ${textArray(entries.map(({ table }) => table))}::text[],
    ${intArray(entries.map(({ seq }) => seq))}::integer[],
    ${intArray(entries.map(({ fence }) => fence))}::integer[],
    ${textArray(entries.map(({ body }) => body))}::text[]
  )`;
}

const rowOf = (t: StoredTable) => ({
  id: t.id,
  game: t.game,
  host: t.host,
  phase: t.phase,
  opened_at: Math.round(t.openedAt),
  touched_at: Math.round(t.touchedAt),
  lobby_row: t.row === undefined ? null : JSON.stringify(t.row),
  in_memory: t.wake.type === 'in-memory',
  wake_at: t.wake.type === 'at' ? Math.round(t.wake.wall) : null,
  seating: t.seating === undefined ? null : JSON.stringify(t.seating),
  fence: t.fence,
  people: t.seating?.people ?? [],
});

/** A PostgreSQL array literal. The driver would look up the type of each element for the same result. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`;
const intArray = (numbers: readonly number[]): string => `{${numbers.join()}}`;

function refusal(error: unknown): StoreError | undefined {
  if (codeOf(error) !== TAKEN || !(error instanceof Error) || !('detail' in error)) return undefined;
  return new StoreError('taken', error.message, JSON.parse(String(error.detail)) as TableId[]);
}
