import type { DatabaseSetup } from '@saloon/server';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** A database that starts together with a command is there by then. */
const PATIENCE = 30_000;

/** Which database is meant, by the flag or else by the environment; nothing when neither says. */
export function databaseOf(flag: string | undefined, io: Io, signal: AbortSignal): DatabaseSetup | undefined {
  const url = flag ?? io.env.DATABASE_URL ?? '';
  if (url === '') return undefined;
  const name = flag === undefined ? 'DATABASE_URL' : '--database';
  return { url, name, waiting: (sentence) => io.err(`${sentence}\n`), signal };
}

/** The same for a command that does nothing without one, and does not wait for ever. */
export function needDatabase(flag: string | undefined, io: Io): DatabaseSetup {
  const database = databaseOf(flag, io, io.interrupted());
  if (database !== undefined) return { ...database, patience: PATIENCE };
  throw new UsageError('--database is missing, allowed: an address such as postgres://saloon@localhost/saloon');
}
