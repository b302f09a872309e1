import type { Io } from '../terminal/io.ts';
import { UsageError } from '../terminal/usage-error.ts';

export const dataFlag = {
  type: 'text',
  value: 'FOLDER',
  help: 'the data folder (default: $SALOON_DATA or data)',
} as const;

/** Returns the data folder. Throws if a server would use PostgreSQL, which has its own tools for this. */
export function dataFolder(flag: string | undefined, io: Io): string {
  if (flag !== undefined) return flag;
  if ((io.env.DATABASE_URL ?? '') !== '') {
    throw new UsageError(
      'DATABASE_URL is set: back up and check PostgreSQL with pg_dump and pg_amcheck, or name a data folder with --data',
    );
  }
  return io.env.SALOON_DATA || 'data';
}
