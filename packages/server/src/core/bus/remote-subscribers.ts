import type { UserId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import type { ServerId } from '../store/store.ts';
import { sendHint } from '../tables/hints.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { ClusterChannel } from './channel.ts';
import type { ClusterMessage, RemoteJoin, SubscriptionNo } from './messages.ts';
import { RemoteSubscriber } from './remote-subscriber.ts';

/** After a storage error the client's server looks for the table again this many milliseconds later. */
const UNAVAILABLE_PAUSE = 500;

export type RemoteSubscribersDeps = Pick<Common, 'clock' | 'errors' | 'bots'> & {
  readonly channel: ClusterChannel;
  readonly tables: Pick<TableRegistry, 'find' | 'subscribe' | 'afterLoading' | 'play'>;
};

type SubscriberMessage = Extract<ClusterMessage, { type: 'leave' | 'do' | 'ask-hint' | 'latency' | 'shown' }>;

/** Clients of other servers that have joined our tables. */
export class RemoteSubscribers {
  readonly #deps: RemoteSubscribersDeps;
  readonly #byServer = new Map<ServerId, Map<SubscriptionNo, RemoteSubscriber>>();

  constructor(deps: RemoteSubscribersDeps) {
    this.#deps = deps;
  }

  get size(): number {
    let size = 0;
    for (const subscribers of this.#byServer.values()) size += subscribers.size;
    return size;
  }

  receive(from: ServerId, message: ClusterMessage): void {
    switch (message.type) {
      case 'join':
        return this.#join(from, message);
      case 'resync': {
        const still = new Set(message.subscriptions);
        for (const subscriber of this.#of(from)) if (!still.has(subscriber.no)) this.#leave(subscriber);
        return;
      }
      case 'leave':
      case 'do':
      case 'ask-hint':
      case 'latency':
      case 'shown': {
        const subscriber = this.#byServer.get(from)?.get(message.subscription);
        // If it is unknown, we no longer hold the table: its server repeats the request where the table is now.
        if (subscriber !== undefined) this.#handle(subscriber, message);
        return;
      }
      default:
        return;
    }
  }

  #join(from: ServerId, join: RemoteJoin): void {
    const { tables, clock } = this.#deps;
    const subscriber = this.#byServer.get(from)?.get(join.subscription) ?? this.#add(from, join);
    subscriber.roundTrip = join.roundTrip;
    tables.find(join.table, (found) => {
      if (this.#byServer.get(from)?.get(join.subscription) !== subscriber) return;
      if (found.type === 'local') tables.subscribe(found.table, subscriber, subscriber.person, join.since);
      else if (found.type === 'missing') subscriber.send(found.gone);
      else if (found.type === 'remote') subscriber.rejoin(join.table, -1);
      else clock.after(UNAVAILABLE_PAUSE, () => subscriber.rejoin(join.table, -1));
    });
  }

  #add(from: ServerId, join: RemoteJoin): RemoteSubscriber {
    const subscriber = new RemoteSubscriber(this.#deps.channel, from, join, (ended) => this.#remove(ended));
    const subscribers = this.#byServer.get(from) ?? new Map<SubscriptionNo, RemoteSubscriber>();
    this.#byServer.set(from, subscribers);
    subscribers.set(join.subscription, subscriber);
    return subscriber;
  }

  #handle(subscriber: RemoteSubscriber, message: SubscriberMessage): void {
    const { tables, bots } = this.#deps;
    if (message.type === 'leave') return this.#leave(subscriber);
    if (message.type === 'latency') {
      subscriber.roundTrip = message.roundTrip;
      subscriber.usualTrip = message.usualTrip;
      subscriber.raceTrip = message.raceTrip;
    }
    tables.afterLoading(subscriber.table, () => {
      const subscription = subscriber.joined.get(subscriber.table);
      if (subscription === undefined) return;
      switch (message.type) {
        case 'do': {
          const refusal = subscriber.refusals.get(message.id);
          if (refusal !== undefined) return subscriber.refuse(message.id, refusal.code, subscriber.table, refusal.at);
          return tables.play(subscription, message.id, message.command);
        }
        case 'ask-hint':
          return sendHint(bots, subscription, message.id);
        case 'latency':
          return subscription.table.reportLatency(subscription);
        case 'shown':
          return subscription.table.reportShown(subscription, message.version);
      }
    });
  }

  /** This server is dead or can't be reached: all its clients have left. */
  removeAll(server: ServerId): void {
    for (const subscriber of this.#of(server)) this.#leave(subscriber);
  }

  rename(user: UserId, name: string): void {
    for (const subscribers of this.#byServer.values()) {
      for (const { person } of subscribers.values()) if (person.identity.user === user) person.name = name;
    }
  }

  #of(server: ServerId): readonly RemoteSubscriber[] {
    return [...(this.#byServer.get(server)?.values() ?? [])];
  }

  #leave(subscriber: RemoteSubscriber): void {
    this.#remove(subscriber);
    const subscription = subscriber.joined.get(subscriber.table);
    if (subscription !== undefined) this.#deps.errors.guard(() => subscription.table.leave(subscription));
  }

  #remove({ server, no }: RemoteSubscriber): void {
    const subscribers = this.#byServer.get(server);
    if (subscribers?.delete(no) && subscribers.size === 0) this.#byServer.delete(server);
  }
}
