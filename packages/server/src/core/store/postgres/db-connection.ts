import postgres, { type Sql } from 'postgres';
import { StoreError } from '../store.ts';
import { APPLICATION_NAME } from './application-name.ts';
import { NoSession } from './errors.ts';
import { isAway, isLost, isReadOnly } from './explain-error.ts';

/** A database that hasn't answered after this many milliseconds counts as unavailable. */
const PATIENCE = 5000;
const GRACE = 50;
const MILLIS = 1000;

/**
 * All our queries go by a key, and a connection caches its plans: a sequential scan that was chosen for a small table would
 * still be used when it has grown. Where there is no other way, its price would have the query compiled, for 0.1 s each time.
 */
const BY_KEY = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', jit: 'off' } as const;

/** Session settings that don't depend on the database's defaults: an answer means that it is on disk. `checkSession` looks for the last. */
export const SESSION = {
  ...BY_KEY,
  synchronous_commit: 'on',
  statement_timeout: PATIENCE,
  search_path: 'saloon',
  'saloon.session': 'ours',
} as const;

/** Throws if the session settings did not arrive: a transaction pooler in between mixes prepared statements of its clients. */
export async function checkSession(sql: Sql): Promise<void> {
  const [found] = await sql`SELECT current_setting('saloon.session', true) AS session`;
  if (found?.session !== SESSION['saloon.session']) throw new NoSession();
}

export type DbConnectionSetup = {
  readonly url: string;
  readonly connections: number;
  /** Called with why the database is unavailable, and with undefined when it has answered. */
  readonly onStatus: (trouble: string | undefined) => void;
};

/** A pool of connections, opened when needed and again when lost. */
export type DbConnection = {
  /** Rejects with a `StoreError`: one that `run` throws, or `unavailable`. */
  readonly query: <T>(run: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

export const connectTo = (url: string, connections: number, settings: Readonly<Record<string, string | number>> = {}) =>
  postgres(url, {
    max: connections,
    // Reconnects at once: callers that want to wait query less often.
    backoff: () => 0.1,
    connect_timeout: PATIENCE / MILLIS,
    // Arrays are sent as text with explicit types, so no types have to be fetched.
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: APPLICATION_NAME, ...settings },
  });

/**
 * Waits for the first answer. The driver times out on a silent host, but reconnects forever if something accepts and closes
 * every connection, as a load balancer without a backend does.
 */
export async function waitForFirstAnswer(sql: Sql): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(Object.assign(new Error('it hangs up'), { code: 'CONNECTION_CLOSED' }));
  const timer = setTimeout(giveUp, PATIENCE + MILLIS);
  try {
    await Promise.race([sql`SELECT 1`, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function openDbConnection({ url, connections, onStatus: heard }: DbConnectionSetup): DbConnection {
  const connect = () => connectTo(url, connections, SESSION);
  let sql = connect();

  /** Replaces these connections, and closes them after `timeout` seconds for the queries still running. */
  const hangUp = (old: Sql, timeout: number): void => {
    if (sql !== old) return;
    sql = connect();
    old.end({ timeout }).catch(() => undefined);
  };

  return {
    async query(run) {
      const used = sql;
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        const giveUp = () => {
          reject(Object.assign(new Error(`no answer for ${PATIENCE / MILLIS} s`), { code: 'ETIMEDOUT' }));
          hangUp(used, 0);
        };
        // After a sleep, timers fire before answers that have already arrived: a second timer lets those in first.
        timer = setTimeout(() => {
          timer = setTimeout(giveUp, GRACE);
        }, PATIENCE);
      });
      try {
        const answer = await Promise.race([run(used), silence]);
        heard(undefined);
        return answer;
      } catch (error) {
        if (error instanceof StoreError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        if (!isAway(error)) throw new StoreError('unavailable', reason);
        heard(reason);
        // The driver would first send unsent queries on the next connection, which then hangs.
        if (isLost(error) || isReadOnly(error)) hangUp(used, PATIENCE / MILLIS);
        throw new StoreError('unavailable', `the database is away: ${reason}`, [], isLost(error));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
