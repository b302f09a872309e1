import { type GameId, gameId, type Seat } from '@saloon/kernel';
import { jsonText, type PushNotice, type PushSubscriptionData, type UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, StoredSeating } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { isPushSubscription, PUSH_SERVICES } from './push-services.ts';
import { type SendPush, sendPush } from './send-push.ts';
import { Vapid } from './vapid.ts';

export type PushSetup = {
  /** How push services reach whoever runs this server: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Instead of those of the usual browsers. */
  readonly services?: readonly string[];
  /** Instead of a real line to them. */
  readonly send?: SendPush;
};

export type NotificationDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
};

/** Somebody who has the table open somewhere is called only when they have not answered for so long. */
const LOOKS_ON = 5 * 60_000;
/** A call is kept for a device that is off until the time to answer runs out: at least and at most so many seconds. */
const [SHORTEST, LONGEST] = [60, 28 * 24 * 3600];

/**
 * Calls people who have asked for it to tables by correspondence that wait for them, through the push service of their
 * browser: their page need not be open. What a call says only the browser can read.
 */
export class TurnNotifications {
  /** What browsers ask for before they give anybody a line. */
  readonly key: string;
  readonly #deps: NotificationDeps;
  readonly #services: readonly string[];
  readonly #courier: DeliveryQueue;
  readonly #later = new Set<() => void>();

  constructor(deps: NotificationDeps, { contact, services = PUSH_SERVICES, send: post = sendPush }: PushSetup) {
    const { store, clock, log, metrics } = deps;
    const vouchers = new Vapid(store.key, contact);
    this.key = vouchers.publicKey;
    this.#deps = deps;
    this.#services = services;
    const gone = ({ user, line }: { readonly user: UserId; readonly line: PushSubscriptionData }) =>
      store.deletePushSubscription(user, line.endpoint);
    this.#courier = new DeliveryQueue({ clock, log, metrics, vapid: vouchers, send: post, unsubscribe: gone });
  }

  /** Is this a line on which we would call? */
  accepts(line: PushSubscriptionData): boolean {
    return isPushSubscription(line, this.#services);
  }

  /** What a table has asked before and asks now, durably: whoever is newly asked is called. */
  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    for (const seat of now.toAct) {
      const user = now.people[seat];
      if (user === undefined || user === '' || (before !== undefined && isSameAsk(seat, before, now))) continue;
      if (table.subscriptionsOf(user).length === 0) this.#call(user, table, now);
      else this.#callLater(user, seat, table, now);
    }
  }

  stop(): void {
    for (const cancel of this.#later) cancel();
    this.#later.clear();
    this.#courier.stop();
  }

  /** Who has gone by then has seen it; a table that nobody looks at any more is not in memory for long. */
  #callLater(user: UserId, seat: Seat, table: LiveTable, now: StoredSeating): void {
    const cancel = this.#deps.clock.after(LOOKS_ON, () => {
      this.#later.delete(cancel);
      if (table.subscriptionsOf(user).length > 0 && isSameAsk(seat, table.seating, now)) this.#call(user, table, now);
    });
    this.#later.add(cancel);
  }

  #call(user: UserId, table: LiveTable, { game, title, dueAt }: StoredSeating): void {
    const { store, clock, log } = this.#deps;
    const { id, game: opened, phase } = table.stored;
    const played: GameId = game ?? gameId(opened);
    const why = phase === 'over' ? 'asked-again' : 'your-turn';
    const text = jsonText({ table: id, game: played, title, why } satisfies PushNotice);
    const left = dueAt === undefined ? LONGEST : Math.round((dueAt - clock.wall()) / 1000);
    const keepFor = Math.min(LONGEST, Math.max(SHORTEST, left));
    store.pushSubscriptionsOf(user).then(
      (devices) => {
        for (const to of devices) this.#courier.add({ to, text, topic: id, ttlSeconds: keepFor });
      },
      (error: unknown) => log.error({ err: error }, 'cannot look up where somebody is called'),
    );
  }
}

/** Does this seat owe the same answer as then? Each question has a time of its own. */
const isSameAsk = (seat: Seat, then: StoredSeating, now: StoredSeating): boolean =>
  then.toAct.includes(seat) && now.toAct.includes(seat) && then.dueAt === now.dueAt;
