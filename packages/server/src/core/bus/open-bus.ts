import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { MemoryHub } from './memory-bus.ts';
import { openRedisBus } from './redis-bus.ts';

/**
 * The bus to the other servers, or undefined for a server on a file of its own. A single server on a database gets a bus
 * without peers, and so keeps a lease: a second one started without Redis by mistake can't take its tables.
 */
export async function openBus(redis: string | undefined, hasDatabase: boolean, log: Logger): Promise<Bus | undefined> {
  if (redis === undefined) return hasDatabase ? new MemoryHub().open() : undefined;
  if (!hasDatabase) {
    throw new Error(
      'Cannot share tables over Redis: they are in a file that one server has to itself; give DATABASE_URL or --database as well',
    );
  }
  return openRedisBus({
    url: redis,
    away: (reason) => log.warn(`${reason}. Tables of other servers wait until it is back`),
    back: () => log.info('Redis is back'),
  });
}
