import type { Logger } from 'pino';
import type { Metrics } from '../../core/observe/metrics.ts';
import type { StoredPushSubscription } from '../../core/store/store.ts';
import type { Clock } from '../../core/time/clock.ts';
import { encryptPush } from './encrypt.ts';
import type { SendPush } from './send-push.ts';
import type { Vapid } from './vapid.ts';

/** A failed delivery is tried once more after this many milliseconds. */
const AGAIN_AFTER = 60_000;
/** Deliveries at a time, and in the queue: more are dropped. */
const AT_ONCE = 16;
const MOST_WAITING = 2000;
const [NOT_FOUND, GONE] = [404, 410];

/** A notification for one device. */
export type Notification = {
  readonly to: StoredPushSubscription;
  readonly text: string;
  /** A later notification with the same topic replaces one that was not delivered yet. */
  readonly topic: string;
  /** How long the push service keeps it for a device that is offline. */
  readonly ttlSeconds: number;
};

export type DeliverySetup = {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly vapid: Vapid;
  readonly send: SendPush;
  /** The push service says that this subscription has ended. */
  readonly unsubscribe: (from: StoredPushSubscription) => Promise<void>;
};

/** Delivers notifications to the push services, a few at a time. */
export class DeliveryQueue {
  readonly #setup: DeliverySetup;
  readonly #stopped = new AbortController();
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #later = new Set<() => void>();
  #underWay = 0;

  constructor(setup: DeliverySetup) {
    this.#setup = setup;
  }

  add(notification: Notification): void {
    this.#enqueue(notification, true);
  }

  stop(): void {
    this.#stopped.abort();
    this.#waiting.length = 0;
    for (const cancel of this.#later) cancel();
    this.#later.clear();
  }

  #enqueue(notification: Notification, mayTryAgain: boolean): void {
    if (this.#stopped.signal.aborted) return;
    if (this.#waiting.length >= MOST_WAITING) return this.#setup.metrics.notified('dropped');
    this.#waiting.push(() => this.#take(notification, mayTryAgain));
    this.#next();
  }

  #next(): void {
    while (this.#underWay < AT_ONCE) {
      const take = this.#waiting.shift();
      if (take === undefined) return;
      this.#underWay += 1;
      void take().finally(() => {
        this.#underWay -= 1;
        this.#next();
      });
    }
  }

  async #take(notification: Notification, mayTryAgain: boolean): Promise<void> {
    const { log, metrics, send, unsubscribe } = this.#setup;
    const { host } = new URL(notification.to.subscription.endpoint);
    try {
      const status = await send(this.#sealed(notification), this.#stopped.signal);
      if (status === NOT_FOUND || status === GONE) {
        metrics.notified('gone');
        await unsubscribe(notification.to);
      } else if (status < 300) metrics.notified('delivered');
      else throw new Error(`the push service responded ${status}`);
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      metrics.notified('failed');
      // The endpoint is a secret: anyone who knows it can write to the device. So only the host is logged.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ host, reason }, `cannot deliver a push notification${mayTryAgain ? ': tried again in a minute' : ''}`);
      if (mayTryAgain) this.#tryLater(notification);
    }
  }

  #tryLater(notification: Notification): void {
    const cancel = this.#setup.clock.after(AGAIN_AFTER, () => {
      this.#later.delete(cancel);
      this.#enqueue(notification, false);
    });
    this.#later.add(cancel);
  }

  #sealed({ to: { subscription }, text, topic, ttlSeconds }: Notification) {
    const { vapid, clock } = this.#setup;
    const { endpoint } = subscription;
    const headers = {
      authorization: vapid.headerFor(endpoint, clock.wall()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      topic,
    };
    return { endpoint, headers, body: encryptPush(text, subscription) };
  }
}
