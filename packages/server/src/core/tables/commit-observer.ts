import type { TableId } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Metrics } from '../observe/metrics.ts';
import { DAMAGED } from '../store/unless-damaged.ts';

/** Counts and logs what becomes of commits. */
export function commitObserver(metrics: Metrics, log: Logger, onError: (error: unknown) => void) {
  return {
    committed: metrics.committed,
    failed(error: unknown) {
      metrics.commitFailed();
      log.error({ err: error }, 'cannot keep what was played: play stops until the disk or the database is back');
    },
    taken: (ids: readonly TableId[]) => log.warn({ tables: ids }, 'another server holds these tables now'),
    damaged: (ids: readonly TableId[]) => log.error({ tables: ids }, `cannot write these tables: ${DAMAGED}`),
    onError,
  };
}
