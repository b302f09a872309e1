import type { DatabaseSetup } from '@saloon/server';
import type { Io } from './io.ts';

/** Which database is meant, by the flag or else by the environment; nothing when neither says. */
export function databaseOf(flag: string | undefined, io: Io, signal: AbortSignal): DatabaseSetup | undefined {
  const url = flag ?? io.env.DATABASE_URL ?? '';
  if (url === '') return undefined;
  const name = flag === undefined ? 'DATABASE_URL' : '--database';
  return { url, name, waiting: (sentence) => io.err(`${sentence}\n`), signal };
}
