import { unreachable } from '@saloon/kernel';
import type { TableCommand, TableId, UserId, Version } from '@saloon/protocol';
import { type BotReply, type Question, ReactionTimes, type TableActor, type Thinkers } from '@saloon/table';
import type { Common } from '../common/common.ts';
import type { UserSession } from '../identity/session.ts';
import type { StoredSeating } from '../store/store.ts';
import { Scheduler } from '../time/scheduler.ts';
import type { CommitQueue } from './commit-queue.ts';
import { sendHint } from './hints.ts';
import { unloadIdleTables } from './idle-tables.ts';
import { LiveTable, type LiveTableSetup, type TableLifecycle } from './live-table.ts';
import { closedByOperator, type Lookup, missing } from './lookup.ts';
import { RETRY_AFTER, Recovery } from './recovery.ts';
import type { Client, RemoteTables } from './remote-tables.ts';
import { requestKeyOf } from './reply.ts';
import type { Person, Subscriber, Subscription } from './subscription.ts';
import type { TableHooks } from './table-hooks.ts';
import { TableLimits } from './table-limits.ts';
import { clockFor, type LoaderDeps, loadLiveTable } from './table-loader.ts';

type LookupCallback = (found: Lookup) => void;

export type RegistryDeps = LoaderDeps &
  Pick<Common, 'limits' | 'metrics' | 'errors' | 'bots'> & {
    readonly queue: Pick<CommitQueue, 'mark'>;
    readonly hooks: TableHooks;
    readonly saveSnapshot: LiveTableSetup['saveSnapshot'];
    /** Keeps a user who has done something. */
    readonly saveUser: (user: UserSession) => void;
  };

/** Every table in memory, and the way to all others: subscriptions and commands come in here. */
export class TableRegistry implements TableLifecycle {
  readonly recovery: Recovery;
  /** Reaction times in races, at all tables. */
  readonly reactions = new ReactionTimes();
  /** Decisions of bots are played at the table as it is then; a table that was unloaded meanwhile has no such question. */
  readonly thinkers: Thinkers;
  readonly #deps: RegistryDeps;
  readonly #setup: LiveTableSetup;
  readonly #live = new Map<TableId, LiveTable>();
  readonly #loading = new Map<TableId, LookupCallback[]>();
  readonly #timers: Scheduler<LiveTable>;
  readonly #limits: TableLimits;
  #remote: RemoteTables | undefined;
  #isStopped = false;

  constructor(deps: RegistryDeps) {
    const { clock, limits, errors, bots, hooks, saveSnapshot } = deps;
    this.#deps = deps;
    this.recovery = new Recovery(clock, errors);
    this.thinkers = { ask: (question, game) => bots.ask(question, game, (reply) => this.#decided(question, reply)) };
    const { wall, after } = clock;
    this.#setup = { lifecycle: this, events: hooks.events, saveSnapshot, wall, after, reactions: this.reactions };
    this.#timers = new Scheduler(clock, (table) => this.#due(table));
    this.#limits = new TableLimits(limits, clock.monotonic);
  }

  /** From now on tables of other servers are found, too. */
  connect(remote: RemoteTables): void {
    this.#remote = remote;
  }

  #decided(question: Question, reply: BotReply): void {
    if (!this.#isStopped) this.#live.get(question.table)?.decide(question, reply);
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  get size(): number {
    return this.#live.size;
  }

  get isFailing(): boolean {
    return this.recovery.isFailing;
  }

  /** Has `stop` been called? Then nothing is found or written any more. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The table, if it is in memory here. */
  get(id: TableId): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** Adds a table that was just opened. */
  add(actor: TableActor, host: UserId): LiveTable {
    const { clock, bots } = this.#deps;
    const { id, info } = actor;
    const openedAt = clock.wall();
    const table = new LiveTable(this.#setup, actor, clockFor(clock, actor, openedAt), {
      id,
      game: info.game,
      host,
      phase: info.phase,
      openedAt,
      touchedAt: openedAt,
      row: undefined,
      wake: { type: 'in-memory' },
      fence: 1,
      seating: undefined,
    });
    this.#live.set(id, table);
    // Threads are started before the first question, and never on a server without bots.
    if (info.seats.some(({ type }) => type === 'bot')) bots.warm();
    return table;
  }

  join(client: Client, user: UserSession, id: TableId, since: Version | undefined): void {
    this.find(id, (found) => {
      if (client.session === user) this.#join(found, client, user, id, since);
    });
  }

  #join(found: Lookup, client: Client, user: UserSession, id: TableId, since: Version | undefined): void {
    switch (found.type) {
      case 'local':
        return this.subscribe(found.table, client, user, since);
      case 'remote':
        return this.#remote?.join(found.server, client, user, id, since);
      case 'missing':
        return client.send(found.gone);
      case 'unavailable':
        return this.recovery.rejoinLater(client, id, since ?? -1);
      default:
        return unreachable(found);
    }
  }

  unjoin(client: Client, id: TableId): void {
    this.afterLoading(id, () => {
      const subscription = client.joined.get(id);
      subscription?.table.leave(subscription);
      client.remote.get(id)?.leave();
      this.recovery.cancelRejoin(client, id);
    });
  }

  /** Subscribes to a table that is in memory here. */
  subscribe(table: LiveTable, subscriber: Subscriber, person: Person, since: Version | undefined): void {
    const isScreen = subscriber.screens.has(table.id);
    const isWatching = isScreen || table.actor.viewerOf(person.identity.user) === 'spectator';
    const refusal = isWatching ? this.#deps.hooks.guards.ask('watch', person.identity.user, table) : undefined;
    if (refusal !== undefined) return subscriber.send({ type: 'gone', table: table.id, code: refusal });
    if (isWatching && !subscriber.joined.has(table.id) && !this.#limits.hasRoom(table)) {
      return subscriber.send({ type: 'gone', table: table.id, code: 'table-crowded' });
    }
    table.unloadUntil = undefined;
    table.join(subscriber, person, since);
  }

  command(client: Client, user: UserSession, table: TableId, id: string, command: TableCommand): void {
    if (this.#loading.size === 0 && !this.#isStopped) this.#command(client, user, table, id, command);
    else this.afterLoading(table, () => this.#command(client, user, table, id, command));
  }

  #command(client: Client, user: UserSession, table: TableId, id: string, command: TableCommand): void {
    const subscription = client.joined.get(table);
    if (subscription !== undefined) return this.play(subscription, id, command, () => this.#deps.saveUser(user));
    const remote = client.remote.get(table);
    if (remote !== undefined) return remote.ask(id, command);
    if (this.recovery.isRequestInDoubt(table, requestKeyOf(user.identity.user, id))) {
      return this.recovery.resendLater(client, table, id, command);
    }
    client.refuse(id, this.isFailing ? 'storage-full' : 'not-joined', table);
  }

  /** Repeats a command that was never answered. A client that has left meanwhile joins for it, and leaves again. */
  resend(client: Client, user: UserSession, table: TableId, id: string, command: TableCommand): void {
    this.find(table, (found) => {
      if (client.session !== user) return;
      if (found.type === 'unavailable') return this.recovery.resendLater(client, table, id, command);
      const isJoined = client.joined.has(table) || client.remote.has(table);
      if (!isJoined) this.#join(found, client, user, table, undefined);
      this.command(client, user, table, id, command);
      if (!isJoined) this.unjoin(client, table);
    });
  }

  /** Plays a command at a table that is here. Commands of a subscriber are played in the order in which they came. */
  play(subscription: Subscription, id: string, command: TableCommand, onAccepted: () => void = () => undefined): void {
    const { table, subscriber, person, asking } = subscription;
    const { user } = person.identity;
    const refuse = (code: string) => subscriber.refuse(id, code, table.id);
    const accept = () => {
      if (table.command(subscription, id, command)) onAccepted();
    };
    if (asking !== undefined) {
      const isHere = () => table.subscriptions.has(subscription);
      return void asking.then(() =>
        isHere() ? this.play(subscription, id, command, onAccepted) : refuse('not-joined'),
      );
    }
    if (subscription.isScreen) return refuse('not-seated');
    // A person blocked while watching: a seat would keep them at the table.
    const live = command.type === 'sit' ? this.#live.get(table.id) : undefined;
    const refusal = live && this.#deps.hooks.guards.ask('watch', user, live);
    if (refusal !== undefined) return refuse(refusal);
    // A retry of a played command always gets the same reply: a refusal would mean that it was not played.
    if (table.actor.isAnswered(user, id)) return accept();
    if (this.isFailing) return refuse('storage-full');
    if (!this.#limits.allows(table, user, command)) return refuse('too-fast');
    const asked = live && this.#deps.hooks.guards.ask('sit', user, live);
    if (asked === undefined) return accept();
    subscription.asking = asked
      .then(
        (code) => {
          if (code !== undefined) refuse(code);
          // The table may be another object by now, which the client joins and asks again.
          else if (this.#live.get(table.id) === table && table.subscriptions.has(subscription)) accept();
          else refuse('not-joined');
        },
        () => refuse('storage-full'),
      )
      .then(() => {
        subscription.asking = undefined;
      });
  }

  askHint(client: Client, table: TableId, id: string): void {
    this.afterLoading(table, () => {
      const subscription = client.joined.get(table);
      if (subscription !== undefined) return sendHint(this.#deps.bots, subscription, id);
      const remote = client.remote.get(table);
      if (remote === undefined) return client.refuse(id, 'not-joined', table);
      remote.ask(id, 'hint');
    });
  }

  /** Runs at once, or when a table that is still loading is there: commands wait behind the join. */
  afterLoading(id: TableId, run: () => void): void {
    if (this.#isStopped) return;
    const waiting = this.#loading.get(id);
    if (waiting === undefined) run();
    else waiting.push(run);
  }

  /** Calls back with where the table is: at once if it is in memory, here or on another server; else it is loaded. */
  find(id: TableId, call: LookupCallback): void {
    if (this.#isStopped) return;
    const closed = this.#deps.hooks.guards.ask('load', id);
    if (closed !== undefined) return call({ type: 'missing', gone: { type: 'gone', table: id, code: closed } });
    const live = this.#live.get(id);
    if (live !== undefined) return call({ type: 'local', table: live });
    const server = this.#remote?.holderOf(id);
    if (server !== undefined) return call({ type: 'remote', server });
    const waiting = this.#loading.get(id);
    if (waiting !== undefined) {
      waiting.push(call);
      return;
    }
    const callbacks = [call];
    this.#loading.set(id, callbacks);
    const done = (found: Lookup) => {
      this.#loading.delete(id);
      if (found.type !== 'unavailable') this.recovery.onRead(id);
      for (const callback of callbacks) this.#deps.errors.guard(() => callback(found));
    };
    this.#load(id).then(done, (error: unknown) => {
      this.#deps.log.error({ err: error, table: id }, 'cannot rebuild a table from its log');
      done(missing(id, error));
    });
  }

  async #load(id: TableId): Promise<Lookup> {
    const found = await loadLiveTable(this.#deps, this.#setup, this.thinkers, id);
    if (found.type !== 'loaded') return found;
    if (this.#isStopped) return { type: 'unavailable' };
    const { table, tookLong } = found;
    this.#live.set(id, table);
    if (tookLong) table.assertLease();
    this.changed(table);
    return { type: 'local', table };
  }

  /** Loads a table though nobody has asked for it, because something may be due there; again after a storage error. */
  load(id: TableId, call: LookupCallback = () => undefined): void {
    this.find(id, (found) => {
      if (found.type === 'unavailable') this.recovery.retry(() => this.load(id, call));
      else call(found);
    });
  }

  changed(table: LiveTable): void {
    // Other servers may hold our tables by the time this would be written.
    if (!this.#isStopped) this.#deps.queue.mark(table);
  }

  onCommitted(table: LiveTable): void {
    if (this.#isStopped || this.#live.get(table.id) !== table) return;
    if (table.clock.isCorrespondence !== table.isCorrespondence) {
      table.clock = clockFor(this.#deps.clock, table.actor, table.stored.openedAt);
    }
    const { events } = this.#deps.hooks;
    events.emit('committed', table);
    if (table.unloadUntil !== undefined && table.subscriptions.size === 0) return this.#remove(table);
    table.unloadUntil = undefined;
    if (table.stored.phase === 'over') events.emit('afterGame', table);
    const next = table.isAbandoned ? undefined : table.actor.nextWake();
    this.#timers.set(table, next === undefined ? undefined : table.clock.monotonicAt(next));
  }

  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    if (this.#isStopped || this.#live.get(table.id) !== table) return;
    this.#deps.hooks.events.emit('turnChanged', table, before, now);
  }

  /** The actor is ahead of the log: it is dropped, and rebuilt from the log when the store is back. */
  onWriteFailed(table: LiveTable, isInDoubt: boolean): void {
    const subscriptions = this.#drop(table);
    const replies = table.discard();
    // Correspondence clocks run on without subscribers; only a live game is paused then.
    const load = isInDoubt || !table.isAbandoned ? () => this.load(table.id) : undefined;
    this.recovery.onWriteFailed({ id: table.id, subscriptions, replies, isInDoubt, load });
  }

  /** Another server continues from the log: everybody here moves on to it. */
  onLeaseLost(table: LiveTable): void {
    this.#deps.metrics.steppedDown();
    for (const { subscriber, version } of this.#drop(table)) subscriber.rejoin(table.id, version);
    for (const reply of table.discard()) reply.onMoved();
  }

  onError(table: LiveTable, error: unknown): void {
    const { metrics, log } = this.#deps;
    metrics.broken();
    log.error({ err: error, table: table.id }, 'a table is broken');
    for (const { subscriber } of this.#drop(table)) {
      subscriber.send({ type: 'gone', table: table.id, code: 'table-broken' });
    }
    for (const reply of table.discard()) reply.onWriteFailed();
  }

  /**
   * Others may have taken any of our tables. The store says which, all in one commit: claiming and reading each again would
   * take a slow server so long that its lease runs out once more.
   */
  assertLeases(): void {
    for (const table of this.#live.values()) table.assertLease();
  }

  /** An operator has closed this table: all subscribers get a message, and its log stays. */
  close(id: TableId): void {
    const table = this.#live.get(id);
    if (table === undefined) return;
    const subscriptions = [...table.subscriptions];
    table.close();
    for (const { subscriber } of subscriptions) subscriber.send(closedByOperator(id));
  }

  /** Drops the table from memory; its log stays. Returns who was subscribed. */
  #drop(table: LiveTable): readonly Subscription[] {
    this.#remove(table);
    return table.removeSubscriptions();
  }

  #remove(table: LiveTable): void {
    if (this.#live.get(table.id) === table) this.#live.delete(table.id);
    this.#deps.hooks.events.emit('unloaded', table);
    this.#timers.set(table, undefined);
  }

  #due(table: LiveTable): void {
    if (this.isFailing) return this.#timers.set(table, this.#deps.clock.monotonic() + RETRY_AFTER);
    table.wake();
  }

  unloadIdle(): void {
    const { limits, clock } = this.#deps;
    unloadIdleTables(this.#live.values(), { limits, wall: clock.wall, changed: (table) => this.changed(table) });
  }

  /** Nothing is played here from now on: clients repeat their requests on another server. */
  stop(): void {
    this.#isStopped = true;
    this.#timers.stop();
    this.recovery.stop();
  }
}
