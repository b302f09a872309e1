import type { TableCommand, TableId, Version } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import type { UserSession } from '../identity/session.ts';
import type { ServerId } from '../store/store.ts';
import type { Client, RemoteSubscription, RemoteTables } from '../tables/remote-tables.ts';
import type { ClusterChannel } from './channel.ts';
import type { ClusterMessage, SubscriptionNo, WithText } from './messages.ts';
import type { ServerLatency } from './server-latency.ts';

/** A table that another server holds, and who has joined it from here. */
type RemoteTable = {
  readonly id: TableId;
  readonly server: ServerId;
  readonly subscriptions: Set<OutgoingSubscription>;
};

/** A request that has no reply yet. */
type Request = TableCommand | 'hint';

export type ClusterTablesDeps = Pick<Common, 'clock' | 'store' | 'server'> & {
  readonly channel: ClusterChannel;
  readonly latency: ServerLatency;
  readonly saveUser: (user: UserSession) => void;
  /** Loads a table that this server has just claimed. */
  readonly load: (table: TableId) => void;
};

/** Tables of a dead server are looked for in groups of this size, with a pause in between. */
const GROUP = 20;
const PAUSE = 20;
const MOST_UNANSWERED = 200;
/** A server that releases a table may still be busy with it for this many milliseconds. */
const RELEASE_PAUSE = 50;

/** One of our clients at a table of another server. */
class OutgoingSubscription implements RemoteSubscription {
  readonly no: SubscriptionNo;
  readonly table: RemoteTable;
  readonly client: Client;
  readonly user: UserSession;
  version: Version = -1;
  isRacing = false;
  /** A message was lost: steps are ignored until the next sync. */
  isBehind = true;
  /** In the order of asking: the next holder of the table is asked again. */
  readonly unanswered = new Map<string, Request>();
  /** The client has left: it stays until every request is answered, and is sent nothing else. */
  isLeaving = false;
  readonly #owner: ClusterTables;

  constructor(owner: ClusterTables, no: SubscriptionNo, table: RemoteTable, client: Client, user: UserSession) {
    this.#owner = owner;
    this.no = no;
    this.table = table;
    this.client = client;
    this.user = user;
  }

  ask(id: string, request: Request): void {
    this.#owner.ask(this, id, request);
  }

  reportLatency(): void {
    this.#owner.reportLatency(this);
  }

  reportShown(version: Version): void {
    this.#owner.reportShown(this, version);
  }

  leave(): void {
    this.#owner.leave(this);
  }
}

/** The tables of other servers that clients here have joined: what their holders send is passed on unchanged. */
export class ClusterTables implements RemoteTables {
  readonly #deps: ClusterTablesDeps;
  readonly #tables = new Map<TableId, RemoteTable>();
  readonly #subscriptions = new Map<SubscriptionNo, OutgoingSubscription>();
  readonly #probing = new Set<ServerId>();
  #lastNo = 0;

  constructor(deps: ClusterTablesDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The servers that hold tables of our clients. */
  servers(): ReadonlySet<ServerId> {
    return new Set([...this.#tables.values()].map(({ server }) => server));
  }

  holderOf(id: TableId): ServerId | undefined {
    return this.#tables.get(id)?.server;
  }

  join(server: ServerId, client: Client, user: UserSession, id: TableId, since: Version | undefined): void {
    const table = this.#tables.get(id) ?? { id, server, subscriptions: new Set() };
    this.#tables.set(id, table);
    this.#deps.channel.expect(table.server);
    const known = client.remote.get(id);
    const subscription = known instanceof OutgoingSubscription ? known : this.#subscribe(table, client, user);
    subscription.version = since ?? -1;
    this.#sendJoin(subscription);
  }

  #subscribe(table: RemoteTable, client: Client, user: UserSession): OutgoingSubscription {
    this.#lastNo += 1;
    const subscription = new OutgoingSubscription(this, this.#lastNo, table, client, user);
    table.subscriptions.add(subscription);
    this.#subscriptions.set(subscription.no, subscription);
    client.remote.set(table.id, subscription);
    return subscription;
  }

  #sendJoin(subscription: OutgoingSubscription): void {
    const { no, table, user, version, client } = subscription;
    const since = version < 0 ? undefined : version;
    const roundTrip = this.#deps.latency.addTo(table.server, client.roundTrip);
    const { identity, name } = user;
    const role = client.screens.has(table.id) ? ({ isScreen: true } as const) : {};
    const join = { subscription: no, table: table.id, user: identity.user, name, since, roundTrip, ...role };
    this.#send(subscription, { type: 'join', ...join });
  }

  #send({ table }: OutgoingSubscription, message: ClusterMessage): void {
    this.#deps.channel.send(table.server, message);
  }

  ask(subscription: OutgoingSubscription, id: string, request: Request): void {
    const { unanswered, client, table } = subscription;
    // The holder doesn't answer: a client that keeps asking must not fill our memory.
    if (unanswered.size >= MOST_UNANSWERED) return client.refuse(id, 'too-fast', table.id);
    unanswered.set(id, request);
    this.#sendRequest(subscription, id, request);
  }

  #sendRequest(subscription: OutgoingSubscription, id: string, request: Request): void {
    const { no } = subscription;
    if (request === 'hint') this.#send(subscription, { type: 'ask-hint', subscription: no, id });
    else this.#send(subscription, { type: 'do', subscription: no, id, command: request });
  }

  reportLatency(subscription: OutgoingSubscription): void {
    const { client, table, no } = subscription;
    const roundTrip = this.#deps.latency.addTo(table.server, client.roundTrip);
    const usualTrip = this.#deps.latency.addTo(table.server, client.usualTrip);
    const raceTrip = this.#deps.latency.addTo(table.server, client.raceTrip);
    // Infinite until the client has answered, which JSON can't express.
    if (roundTrip === undefined || raceTrip === Number.POSITIVE_INFINITY) return;
    this.#send(subscription, { type: 'latency', subscription: no, roundTrip, usualTrip, raceTrip });
  }

  reportShown(subscription: OutgoingSubscription, version: Version): void {
    this.#send(subscription, { type: 'shown', subscription: subscription.no, version });
  }

  leave(subscription: OutgoingSubscription): void {
    const { table, client, unanswered } = subscription;
    // A client that joins again gets a new subscription.
    client.remote.delete(table.id);
    if (unanswered.size > 0 && client.session.state !== 'closed') subscription.isLeaving = true;
    else this.#end(subscription);
  }

  #end(subscription: OutgoingSubscription): void {
    if (this.#remove(subscription)) this.#send(subscription, { type: 'leave', subscription: subscription.no });
  }

  #remove(subscription: OutgoingSubscription): boolean {
    const { table, client, no } = subscription;
    if (!this.#subscriptions.delete(no)) return false;
    table.subscriptions.delete(subscription);
    if (client.remote.get(table.id) === subscription) client.remote.delete(table.id);
    if (table.subscriptions.size === 0 && this.#tables.get(table.id) === table) this.#tables.delete(table.id);
    return true;
  }

  /** Handles what the holder of a table sends to our subscriptions. */
  receive(from: ServerId, { message, text }: WithText): void {
    switch (message.type) {
      case 'update':
        for (const no of message.subscriptions) {
          const subscription = this.#subscriptions.get(no);
          if (subscription !== undefined) this.#forward(subscription, message.version, message.sync, text);
        }
        return;
      case 'reply':
        return this.#reply(message.subscription, message.id, message.isDone, text);
      case 'ended': {
        const subscription = this.#subscriptions.get(message.subscription);
        if (subscription !== undefined && this.#remove(subscription)) subscription.client.sendText(text);
        return;
      }
      case 'measure':
        return this.#subscriptions.get(message.subscription)?.client.measure();
      case 'race':
        return this.#subscriptions.get(message.subscription)?.client.afterSignal();
      case 'released': {
        const table = this.#tables.get(message.table);
        if (table?.server === from) this.#deps.clock.after(RELEASE_PAUSE, () => this.#findAgain(table));
        return;
      }
      default:
        return;
    }
  }

  #forward(
    subscription: OutgoingSubscription,
    version: Version,
    sync: 'plays' | 'watches' | undefined,
    text: string,
  ): void {
    const { client } = subscription;
    if (subscription.isLeaving || (sync === undefined && subscription.isBehind)) return;
    subscription.isBehind = false;
    subscription.version = version;
    if (sync !== undefined) subscription.isRacing = sync === 'plays';
    else client.beforeStep();
    client.sendText(text);
  }

  #reply(no: SubscriptionNo, id: string, isDone: boolean, text: string): void {
    const subscription = this.#subscriptions.get(no);
    // A request that was repeated after a loss may be answered twice.
    if (!subscription?.unanswered.delete(id)) return;
    if (isDone) this.#deps.saveUser(subscription.user);
    subscription.client.sendText(text);
    if (subscription.isLeaving && subscription.unanswered.size === 0) this.#end(subscription);
  }

  subscriptionsAt(server: ServerId): readonly SubscriptionNo[] {
    return [...this.#subscriptions.values()].flatMap(({ table, no }) => (table.server === server ? no : []));
  }

  /** Joins all our tables at this server again, and repeats the unanswered requests. */
  rejoin(server: ServerId): void {
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.table.server !== server) continue;
      subscription.isBehind = true;
      this.#sendJoin(subscription);
      for (const [id, request] of subscription.unanswered) this.#sendRequest(subscription, id, request);
    }
  }

  /** This server is silent. Tries to claim one of its tables to find out whether it is dead. */
  async probe(server: ServerId): Promise<void> {
    const one = [...this.#tables.values()].find((table) => table.server === server);
    if (one === undefined || this.#probing.has(server)) return;
    this.#probing.add(server);
    try {
      const claim = await this.#deps.store.claim(one.id, this.#deps.server);
      if (claim.type !== 'theirs' || claim.server !== server) this.findAllAgain(server);
      // It is ours now, so nobody else will load it, even if its clients have left.
      if (claim.type === 'ours') this.#deps.load(one.id);
    } catch {
      // The store is unavailable too: tried again with the next tick.
    } finally {
      this.#probing.delete(server);
    }
  }

  /** This server holds no tables any more: all of them are looked for again. */
  findAllAgain(server: ServerId): void {
    this.#findGroups([...this.#tables.values()].filter((table) => table.server === server));
  }

  #findGroups(tables: readonly RemoteTable[]): void {
    for (const table of tables.slice(0, GROUP)) this.#findAgain(table);
    const rest = tables.slice(GROUP);
    if (rest.length > 0) this.#deps.clock.after(PAUSE, () => this.#findGroups(rest));
  }

  #findAgain(table: RemoteTable): void {
    if (this.#tables.get(table.id) !== table) return;
    // First of all: otherwise the lookup would lead back to the same server.
    this.#tables.delete(table.id);
    for (const subscription of [...table.subscriptions]) {
      const { client, version, unanswered } = subscription;
      this.#end(subscription);
      if (!subscription.isLeaving) client.rejoin(table.id, version);
      for (const [id, request] of unanswered) {
        if (request === 'hint') client.resendHint(table.id, id);
        else client.resend(table.id, id, request);
      }
    }
  }
}
