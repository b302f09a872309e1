import { type GameId, gameId, type Seat } from '@saloon/kernel';
import { jsonText, type PushNotice, type PushSubscriptionData, type UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { StoredPushSubscription, StoredSeating } from '../../core/store/store.ts';
import type { LiveTable } from '../../core/tables/live-table.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { isPushSubscription, PUSH_SERVICES } from './push-services.ts';
import { type SendPush, sendPush } from './send-push.ts';
import { Vapid } from './vapid.ts';

export type PushSetup = {
  /** How push services can reach the operator: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Hosts to use instead of `PUSH_SERVICES`. */
  readonly services?: readonly string[];
  /** Replaces the HTTP request in tests. */
  readonly send?: SendPush;
};

export type NotificationDeps = Pick<Core, 'store' | 'clock' | 'log' | 'metrics'>;

/** A user who has the table open is notified after this many milliseconds without a move. */
const LOOKS_ON = 5 * 60_000;
/** How long a push service keeps an invitation, in seconds. */
const INVITATION = 3600;
/** The TTL of a notification is the time left for the move, within these bounds, in seconds. */
const [SHORTEST, LONGEST] = [60, 28 * 24 * 3600];

/**
 * Notifies players of correspondence games that it is their turn, through the push service of their browser, while no page
 * is open. Only the browser can read the notification.
 */
export class TurnNotifications {
  /** The public VAPID key, which browsers need to subscribe. */
  readonly key: string;
  readonly #deps: NotificationDeps;
  readonly #services: readonly string[];
  readonly #deliveries: DeliveryQueue;
  /** By table and seat. */
  readonly #later = new Map<string, () => void>();

  constructor(deps: NotificationDeps, { contact, services = PUSH_SERVICES, send = sendPush }: PushSetup) {
    const { store, clock, log, metrics } = deps;
    const vapid = new Vapid(store.key, contact);
    this.key = vapid.publicKey;
    this.#deps = deps;
    this.#services = services;
    const unsubscribe = ({ user, subscription }: StoredPushSubscription) =>
      store.deletePushSubscription(user, subscription.endpoint);
    this.#deliveries = new DeliveryQueue({ clock, log, metrics, vapid, send, unsubscribe });
  }

  /** Would we send notifications to this subscription? */
  accepts(subscription: PushSubscriptionData): boolean {
    return isPushSubscription(subscription, this.#services);
  }

  /** Notifies the users whose turn has just begun. */
  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    for (const seat of before?.toAct ?? []) {
      if (before !== undefined && !isSameAsk(seat, before, now)) this.#later.get(`${table.id} ${seat}`)?.();
    }
    for (const seat of now.toAct) {
      const user = now.people[seat];
      if (user === undefined || user === '' || (before !== undefined && isSameAsk(seat, before, now))) continue;
      if (table.subscriptionsOf(user).length === 0) this.#notify(user, table, now);
      else this.#notifyLater(user, seat, table, now);
    }
  }

  /** Tells a user that a friend invites them. */
  async invite(user: UserId, notice: PushNotice): Promise<void> {
    const text = jsonText(notice);
    for (const to of await this.#deps.store.pushSubscriptionsOf(user)) {
      this.#deliveries.add({ to, text, topic: notice.table, ttlSeconds: INVITATION });
    }
  }

  stop(): void {
    for (const cancel of this.#later.values()) cancel();
    this.#later.clear();
    this.#deliveries.stop();
  }

  /** A user who has left by then has seen the table and needs no notification. */
  #notifyLater(user: UserId, seat: Seat, table: LiveTable, now: StoredSeating): void {
    const key = `${table.id} ${seat}`;
    const held = new WeakRef(table);
    this.#later.get(key)?.();
    const cancel = this.#deps.clock.after(LOOKS_ON, () => {
      this.#later.delete(key);
      const table = held.deref();
      const isThere = table !== undefined && table.subscriptionsOf(user).length > 0;
      if (isThere && isSameAsk(seat, table.seating, now)) this.#notify(user, table, now);
    });
    this.#later.set(key, () => {
      cancel();
      this.#later.delete(key);
    });
  }

  #notify(user: UserId, table: LiveTable, { game, title, dueAt }: StoredSeating): void {
    const { store, clock, log } = this.#deps;
    const { id, game: opened, phase } = table.stored;
    const played: GameId = game ?? gameId(opened);
    const why = phase === 'over' ? 'asked-again' : 'your-turn';
    const text = jsonText({ table: id, game: played, title, why } satisfies PushNotice);
    const left = dueAt === undefined ? LONGEST : Math.round((dueAt - clock.wall()) / 1000);
    const keepFor = Math.min(LONGEST, Math.max(SHORTEST, left));
    store.pushSubscriptionsOf(user).then(
      (devices) => {
        for (const to of devices) this.#deliveries.add({ to, text, topic: id, ttlSeconds: keepFor });
      },
      (error: unknown) => log.error({ err: error }, 'cannot look up push subscriptions'),
    );
  }
}

/** Does this seat still owe the same move? Each decision has its own deadline. */
const isSameAsk = (seat: Seat, then: StoredSeating, now: StoredSeating): boolean =>
  then.toAct.includes(seat) && now.toAct.includes(seat) && then.dueAt === now.dueAt;
