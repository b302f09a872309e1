import type { Catalog } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Bus } from './cluster/bus.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { PushSetup } from './push/turn-notifications.ts';
import type { Store } from './store/store.ts';
import type { WebhookSetup } from './webhooks/turn-webhooks.ts';

/** What a server is composed of that it doesn't make itself. */
export type ComposeSetup = {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** An unpredictable seed, a new one for each table. */
  readonly newSeed: () => Seed;
  /** The games, with the host's own editions. */
  readonly catalog?: Catalog;
  /** Threads in which bots think; 0 thinks in the main thread. */
  readonly botThreads?: number;
  /** Connects the servers that use the same store. */
  readonly bus?: Bus;
  /** Without it, no push notifications are sent. */
  readonly push?: PushSetup | undefined;
  /** Without it, no table can post to a webhook. */
  readonly webhooks?: WebhookSetup | undefined;
  /** Logs hashes of addresses instead of addresses. */
  readonly hashAddresses?: boolean | undefined;
  /** Bot runs of each level for each daily deal. None by default. */
  readonly dailyRuns?: number | undefined;
};
