import type { DatabaseSetup } from '@saloon/server';
import type { Io } from '../terminal/io.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** Long enough for a database that starts at the same time. */
const WAIT_MS = 30_000;

/** The database from the flag or the environment, or undefined if neither names one. */
export function databaseOf(flag: string | undefined, io: Io, signal: AbortSignal): DatabaseSetup | undefined {
  const url = flag ?? io.env.DATABASE_URL ?? '';
  if (url === '') return undefined;
  const name = flag === undefined ? 'DATABASE_URL' : '--database';
  return { url, name, waiting: (sentence) => io.err(`${sentence}\n`), signal };
}

/** The same for a command that needs a database. It doesn't wait forever. */
export function needDatabase(flag: string | undefined, io: Io): DatabaseSetup {
  const database = databaseOf(flag, io, io.interrupted());
  if (database !== undefined) return { ...database, patience: WAIT_MS };
  throw new UsageError('--database is missing, allowed: an address such as postgres://saloon@localhost/saloon');
}
