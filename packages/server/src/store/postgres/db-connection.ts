import postgres, { type Sql } from 'postgres';
import { StoreError } from '../store.ts';
import { APPLICATION_NAME } from './application-name.ts';
import { NoSession } from './errors.ts';
import { isAway, isLost, isReadOnly } from './explain-error.ts';

/** A database that has not answered for so long, in milliseconds, is taken for one that is away. */
const PATIENCE = 5000;
const GRACE = 50;
const MILLIS = 1000;

/**
 * Everything is asked by a key, and a plan is kept for as long as its line: one that read a small house from end to end
 * would go on to do so when it has grown.
 */
const BY_KEY = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' } as const;

/** Whatever the database does by default: an answer means that it is on the disk. The last is ours, to find it again. */
export const SESSION = {
  ...BY_KEY,
  synchronous_commit: 'on',
  statement_timeout: PATIENCE,
  'saloon.session': 'ours',
} as const;

/** Throws where a line that was asked for this does not have it: a pooler in between gives what one of us has prepared to others. */
export async function checkSession(sql: Sql): Promise<void> {
  const [found] = await sql`SELECT current_setting('saloon.session', true) AS session`;
  if (found?.session !== SESSION['saloon.session']) throw new NoSession();
}

export type DbConnectionSetup = {
  readonly url: string;
  readonly connections: number;
  /** Called with why the database is away, and with nothing when it has answered. */
  readonly onStatus: (trouble: string | undefined) => void;
};

/** Connections to the database, made when they are needed and again when they are lost. */
export type DbConnection = {
  /** Rejects with a `StoreError`: the one that `run` made of what the database had against it, or `unavailable`. */
  readonly query: <T>(run: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

export const connectTo = (url: string, connections: number, settings: Readonly<Record<string, string | number>> = {}) =>
  postgres(url, {
    max: connections,
    // A lost line is tried again at once: who waits longer than this does so by asking less often.
    backoff: () => 0.1,
    connect_timeout: PATIENCE / MILLIS,
    // Arrays go out as text with their types written into the statements; nothing has to be looked up first.
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: APPLICATION_NAME, ...settings },
  });

/**
 * Waits for the first answer on a line. The driver gives up on whoever is silent, and dials again for ever where somebody takes
 * every call and hangs up, as a balancer does that has nobody behind it.
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

  /** Leaves these connections, what is still asked on them so many seconds later, and makes others. */
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
        // A process that slept hears its timers before the answer that came meanwhile: that one is let in first.
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
        // What the driver had not sent yet when a line broke it would say first on the next one, which hangs then.
        if (isLost(error) || isReadOnly(error)) hangUp(used, PATIENCE / MILLIS);
        throw new StoreError('unavailable', `the database is away: ${reason}`, [], isLost(error));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
