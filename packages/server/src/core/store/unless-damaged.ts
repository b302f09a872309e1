import type { Logger } from 'pino';
import { StoreError } from './store.ts';

/** What the operator should do about it. */
export const DAMAGED =
  'the data file is damaged; run "saloon check" to see what is, and "saloon repair" while the server is stopped';

/** The list, or an empty one if its data is damaged: the server runs on with the tables it can read. */
export async function unlessDamaged<T>(list: Promise<readonly T[]>, log: Logger): Promise<readonly T[]> {
  try {
    return await list;
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
    log.error({ err: error }, `cannot read a list of tables: ${DAMAGED}`);
    return [];
  }
}
