import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openFileIn } from '../open-store.ts';
import type { Store } from '../store.ts';
import { checkDatabaseUrl, placeOf } from './database-url.ts';
import { checkSession, connectTo, SESSION, waitForFirstAnswer } from './db-connection.ts';
import { explainError } from './explain-error.ts';
import { type Imported, importSqlite } from './import-sqlite.ts';
import { type Migrated, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { postgresStore } from './postgres-store.ts';

export type DatabaseSetup = {
  readonly url: string;
  /** The flag or variable it came from, for error messages: `--database` or `DATABASE_URL`. */
  readonly name: string;
  /** Called with one sentence if the database isn't up yet, at first and every few seconds. */
  readonly waiting?: (sentence: string) => void;
  /** Stops waiting, and throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** How long to wait, in milliseconds; forever by default. */
  readonly patience?: number;
};

const MILLIS = 1000;
const TRY_EVERY = 1000;
const SAY_EVERY = 5;

/** Opens the store in a PostgreSQL database and migrates its schema. */
export async function openPostgresStore(setup: DatabaseSetup): Promise<Store> {
  const key = await prepare(setup, async (sql) => {
    await migrate(sql);
    return readKey(sql);
  });
  await prepare(setup, checkSession, SESSION);
  return postgresStore(setup.url, key);
}

/** Migrates the schema to the newest version, or to an older one for an older program. */
export function migrateDatabase(setup: DatabaseSetup, to = MIGRATIONS.length): Promise<Migrated> {
  if (to > MIGRATIONS.length) {
    throw new Error(
      `Cannot migrate to version ${to}: this program knows ${MIGRATIONS.length}; update Saloon, or ask for less`,
    );
  }
  return prepare(setup, (sql) => migrate(sql, to));
}

/**
 * Imports the data of a folder into a database without games: all of it or nothing. The folder is not changed. `told` is
 * called with how many rows of how many are done.
 */
export async function importFolder(
  folder: string,
  setup: DatabaseSetup,
  wall: number,
  told: (done: number, all: number) => void,
): Promise<Imported> {
  const { db, close } = openFileIn(folder, wall);
  try {
    return await prepare(setup, (sql) => importSqlite(db, sql, told));
  } finally {
    close();
  }
}

/**
 * Runs `run` on the database, waiting for one that may still come up. Throws one sentence that says what is wrong and what
 * helps.
 */
async function prepare<T>(
  { url, name, waiting, signal, patience = Number.POSITIVE_INFINITY }: DatabaseSetup,
  run: (sql: Sql) => Promise<T>,
  settings: Parameters<typeof connectTo>[2] = {},
): Promise<T> {
  checkDatabaseUrl(url, name);
  const place = placeOf(url);
  const start = performance.now();
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted();
    const sql = connectTo(url, 1, settings);
    try {
      return await untilAborted(
        signal,
        waitForFirstAnswer(sql).then(() => run(sql)),
      );
    } catch (error) {
      signal?.throwIfAborted();
      const { mayHeal, reason, remedy } = explainError(error, place, name);
      const sentence = `Cannot use the database ${place}: ${reason}; ${remedy}`;
      if (!mayHeal || waiting === undefined) throw new Error(sentence);
      if (performance.now() - start >= patience) throw new Error(`${sentence}; given up after ${patience / MILLIS} s`);
      if (tries % SAY_EVERY === 0) waiting(`${sentence}; trying again every second`);
    } finally {
      await sql.end({ timeout: 1 });
    }
    await sleep(TRY_EVERY, undefined, signal === undefined ? {} : { signal }).catch(() => signal?.throwIfAborted());
  }
}

/** Rejects when the signal is aborted; the work itself is not stopped. */
function untilAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', leave));
}

async function readKey(sql: Sql): Promise<Buffer> {
  const KEY_BYTES = 32;
  await sql`INSERT INTO saloon.meta (name, value) VALUES ('key', ${randomBytes(KEY_BYTES)}) ON CONFLICT DO NOTHING`;
  const [row] = await sql`SELECT value FROM saloon.meta WHERE name = 'key'`;
  if (!(row?.value instanceof Uint8Array)) throw new Error('Cannot read the key of this installation: it is not there');
  return Buffer.from(row.value);
}
