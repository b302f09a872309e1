import type { Catalog, FindGame } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import type { ThinkingPool } from '@saloon/table';
import type { Logger } from 'pino';
import type { AccountLimits } from '../limits/account-limits.ts';
import type { AddressBlocks } from '../limits/address-blocks.ts';
import type { AddressLimits } from '../limits/address-limits.ts';
import type { Limits } from '../limits/limits.ts';
import type { AuditLog } from '../observe/audit-log.ts';
import type { Errors } from '../observe/errors.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { ServerId, Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { SerialQueue } from '../time/serial-queue.ts';
import type { TimeSlices } from '../time/time-slices.ts';

/** What most parts of the core need. Each picks what it uses. */
export type Common = {
  /** Names this server among those that use the store. */
  readonly server: ServerId;
  /** Do other servers use the same store? */
  readonly isCluster: boolean;
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly errors: Errors;
  readonly catalog: Catalog;
  readonly findGame: FindGame;
  /** An unpredictable seed, a new one for each table. */
  readonly newSeed: () => Seed;
  readonly slices: TimeSlices;
  /** For work that takes a tenth of a second: in turn. */
  readonly heavyWork: SerialQueue;
  readonly audit: AuditLog;
  readonly addressLimits: AddressLimits;
  readonly accountLimits: AccountLimits;
  readonly blocks: AddressBlocks;
  readonly bots: ThinkingPool;
};
