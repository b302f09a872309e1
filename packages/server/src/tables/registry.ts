import type { FindGame } from '@saloon/catalog';
import { unreachable } from '@saloon/kernel';
import type { TableCommand, TableId, TableRow, UserId, Version } from '@saloon/protocol';
import { type BotReply, type Question, ReactionTimes, type TableActor, type Thinkers } from '@saloon/table';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import { Scheduler } from '../scheduler.ts';
import type { StoredSeating, StoredSnapshot, StoredTable } from '../store/store.ts';
import { claimTable } from './claim-table.ts';
import { sendHint } from './hints.ts';
import { LiveTable, type Subscription, type TableHost } from './live-table.ts';
import { loadTable, StoreUnavailable } from './load-table.ts';
import { type GoneMessage, type Lookup, missing } from './lookup.ts';
import { type Reply, requestKeyOf } from './reply.ts';
import type { Person, Subscriber } from './subscription.ts';
import { correspondenceClock, liveClock } from './table-clock.ts';
import { TableLimits } from './table-limits.ts';
import { TableOpener } from './table-opener.ts';

type Waiter = (found: Lookup) => void;
/** What is done when it is tried again; where it is only for somebody to look again, who at what. */
type Interrupted = { readonly resume: () => void; readonly who?: Subscriber; readonly table?: TableId };

/** By correspondence a table whose next clock is further off than this is laid aside meanwhile. */
const FAR_OFF = 60_000;
/** Loading this many lines takes more than a moment. */
const LONG_LOAD = 200;
/** After a disk error play is tried again so much later. */
const RETRY = 1000;

/** Every table in memory, and the way to the others. */
export class TableRegistry implements TableHost {
  readonly #house: House;
  readonly #live = new Map<TableId, LiveTable>();
  readonly #loading = new Map<TableId, Waiter[]>();
  readonly #timers: Scheduler<LiveTable>;
  readonly #gate: TableLimits;
  readonly openings: TableOpener;
  readonly reactions = new ReactionTimes();
  /** Who looks at tables that could not be kept or read: they are told all of it again when the disk is back. */
  #interrupted: Interrupted[] = [];
  /** What was asked at tables whose last commit may or may not have been kept: nobody answers it before they are read. */
  readonly #inDoubt = new Map<TableId, ReadonlySet<string>>();
  #isFailing = false;
  #isStopped = false;
  /** What bots come to is played at the table as it is then: one that was forgotten meanwhile has no such question. */
  readonly #thinkers: Thinkers = {
    ask: (question, game) => this.#house.bots.ask(question, game, (reply) => this.#decided(question, reply)),
  };

  readonly #find: FindGame = (id, rulesVersion) => this.#house.catalog.findGame(id, rulesVersion);

  constructor(house: House) {
    this.#house = house;
    this.#timers = new Scheduler(house.clock, (table) => this.#due(table));
    this.#gate = new TableLimits(house.limits, house.clock.monotonic);
    this.openings = new TableOpener(house, this.#thinkers, this.#find);
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
    return this.#isFailing;
  }

  /** The table, if it is in memory here. */
  get(id: TableId): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** A table that nobody has seen yet. */
  add(actor: TableActor, host: UserId): LiveTable {
    const { clock } = this.#house;
    const { id, info } = actor;
    const openedAt = clock.wall();
    const stored: StoredTable = {
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
    };
    const table = new LiveTable(this, actor, this.#clockOf(actor, openedAt), stored);
    this.#live.set(id, table);
    // A server without bots needs no threads for them; one that has some begins them before the first question.
    if (info.seats.some(({ type }) => type === 'bot')) this.#house.bots.warm();
    return table;
  }

  join(connection: Connection, guest: UserSession, id: TableId, since: Version | undefined): void {
    this.find(id, (found) => {
      if (connection.session === guest) this.#admit(found, connection, guest, id, since);
    });
  }

  #admit(found: Lookup, connection: Connection, guest: UserSession, id: TableId, since: Version | undefined): void {
    switch (found.type) {
      case 'here':
        return this.subscribe(found.table, connection, guest, since);
      case 'there':
        return this.#house.cluster?.far.join(found.server, connection, guest, id, since);
      case 'nowhere':
        return connection.send(found.gone);
      case 'unavailable':
        return this.#lookLater(connection, id, since ?? -1);
      default:
        return unreachable(found);
    }
  }

  unjoin(connection: Connection, id: TableId): void {
    this.afterLoading(id, () => {
      const attachment = connection.joined.get(id);
      attachment?.table.leave(attachment);
      const place = connection.remote.get(id);
      if (place !== undefined) this.#house.cluster?.far.leave(place);
      this.#interrupted = this.#interrupted.filter(({ who, table }) => who !== connection || table !== id);
    });
  }

  /** Somebody comes to a table that is here, from wherever. */
  subscribe(table: LiveTable, looker: Subscriber, visitor: Person, since: Version | undefined): void {
    const isWatching = table.actor.viewerOf(visitor.identity.user) === 'spectator';
    if (isWatching && !looker.joined.has(table.id) && !this.#gate.hasRoom(table)) {
      return looker.send({ type: 'gone', table: table.id, code: 'table-crowded' });
    }
    table.unloadUntil = undefined;
    table.join(looker, visitor, since);
  }

  command(connection: Connection, guest: UserSession, id: TableId, command: string, order: TableCommand): void {
    if (this.#loading.size === 0 && !this.#isStopped) this.#order(connection, guest, id, command, order);
    else this.afterLoading(id, () => this.#order(connection, guest, id, command, order));
  }

  #order(connection: Connection, guest: UserSession, id: TableId, command: string, order: TableCommand): void {
    const attachment = connection.joined.get(id);
    if (attachment !== undefined) {
      if (this.play(attachment, command, order)) this.#house.remember(guest);
      return;
    }
    const place = connection.remote.get(id);
    if (place !== undefined) return this.#house.cluster?.far.ask(place, command, order);
    if (this.#inDoubt.get(id)?.has(requestKeyOf(guest.identity.user, command))) {
      return this.#askLater(connection, id, command, order);
    }
    connection.refuse(command, this.#isFailing ? 'storage-full' : 'not-joined', id);
  }

  /** What has been asked before and has no answer, of the table as it is now. Whoever has left meanwhile comes back for it, and goes. */
  resend(connection: Connection, guest: UserSession, id: TableId, command: string, order: TableCommand): void {
    this.find(id, (found) => {
      if (connection.session !== guest) return;
      if (found.type === 'unavailable') return this.#askLater(connection, id, command, order);
      const isThere = connection.joined.has(id) || connection.remote.has(id);
      if (!isThere) this.#admit(found, connection, guest, id, undefined);
      this.command(connection, guest, id, command, order);
      if (!isThere) this.unjoin(connection, id);
    });
  }

  /** Somebody at a table that is here wants something; `true` when something came of it. */
  play(attachment: Subscription, id: string, command: TableCommand): boolean {
    const { table, subscriber: connection, person: guest } = attachment;
    const { user } = guest.identity;
    if (!this.#isFailing && this.#gate.allows(table, user, command)) return table.command(attachment, id, command);
    // A retry of what was done is answered as before, whenever it comes: a refusal would say that nothing was.
    if (table.actor.isAnswered(user, id)) return table.command(attachment, id, command);
    connection.refuse(id, this.#isFailing ? 'storage-full' : 'too-fast', table.id);
    return false;
  }

  askHint(connection: Connection, id: TableId, request: string): void {
    this.afterLoading(id, () => {
      const attachment = connection.joined.get(id);
      if (attachment !== undefined) return sendHint(this.#house, attachment, request);
      const place = connection.remote.get(id);
      if (place === undefined) return connection.refuse(request, 'not-joined', id);
      this.#house.cluster?.far.ask(place, request, 'hint');
    });
  }

  /** At once, or when a table that is still being read is there: what is asked waits its turn behind the join. */
  afterLoading(id: TableId, act: () => void): void {
    if (this.#isStopped) return;
    const waiting = this.#loading.get(id);
    if (waiting === undefined) act();
    else waiting.push(act);
  }

  /** Calls back with what is known of the table, at once when it is in memory, here or on another server. */
  find(id: TableId, call: Waiter): void {
    if (this.#isStopped) return;
    if (this.#house.moderation.has('closed-table', id)) return call({ type: 'nowhere', gone: closed(id) });
    const live = this.#live.get(id);
    if (live !== undefined) return call({ type: 'here', table: live });
    const server = this.#house.cluster?.far.holderOf(id);
    if (server !== undefined) return call({ type: 'there', server });
    const waiting = this.#loading.get(id);
    if (waiting !== undefined) {
      waiting.push(call);
      return;
    }
    const waiters = [call];
    this.#loading.set(id, waiters);
    const answer = (found: Lookup) => {
      this.#loading.delete(id);
      if (found.type !== 'unavailable') this.#inDoubt.delete(id);
      for (const waiter of waiters) this.#house.guard(() => waiter(found));
    };
    this.#load(id).then(answer, (error: unknown) => {
      this.#house.log.error({ err: error, table: id }, 'cannot rebuild a table from its log');
      answer(missing(id, error));
    });
  }

  /** Something may be due at this table: it is taken into memory as soon as it can be read, whether or not anybody looks. */
  load(id: TableId, call: Waiter = () => undefined): void {
    this.find(id, (found) => {
      if (found.type === 'unavailable') this.#interrupt({ resume: () => this.load(id, call) });
      else call(found);
    });
  }

  async #load(id: TableId): Promise<Lookup> {
    const { metrics, clock, store, slices, stamp, log } = this.#house;
    const read = await claimTable(this.#house, id);
    if (read.type !== 'read') return read;
    const { stored } = read;
    const started = clock.monotonic();
    let loaded: Awaited<ReturnType<typeof loadTable>>;
    try {
      loaded = await loadTable({ store, slices, stamp, log }, id, this.#thinkers, this.#find);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.error({ err: error.cause, table: id }, 'cannot read a table');
      return { type: 'unavailable' };
    }
    if (this.#isStopped) return { type: 'unavailable' };
    const { actor } = loaded;
    const table = new LiveTable(this, actor, this.#clockOf(actor, stored.openedAt), stored, loaded);
    this.#live.set(id, table);
    // A long log takes a while to play, in which another server may have come to hold the table.
    if (loaded.seq - loaded.snapshotSeq > LONG_LOAD) table.assertLease();
    // Whoever was here when the last server stopped has to come again.
    for (const user of actor.here) actor.presence(user, false, table.clock.now());
    metrics.rebuilt(clock.monotonic() - started);
    this.changed(table);
    return { type: 'here', table };
  }

  #clockOf(actor: TableActor, openedAt: number) {
    const isSlow = actor.info.options.pace === 'correspondence';
    const { clock } = this.#house;
    return isSlow ? correspondenceClock(clock, actor.now, openedAt) : liveClock(clock, actor.now);
  }

  changed(table: LiveTable): void {
    // Others may have it by the time it would be written.
    if (!this.#isStopped) this.#house.queue.mark(table);
  }

  onCommitted(table: LiveTable): void {
    if (this.#isStopped || this.#live.get(table.id) !== table) return;
    if (table.clock.isCorrespondence !== table.isCorrespondence)
      table.clock = this.#clockOf(table.actor, table.stored.openedAt);
    this.#house.seated.changed(table);
    if (table.unloadUntil !== undefined && table.subscriptions.size === 0) {
      this.#live.delete(table.id);
      this.#house.seated.onUnloaded(table);
      this.#timers.set(table, undefined);
      return;
    }
    table.unloadUntil = undefined;
    if (table.stored.phase === 'over') this.openings.openRematch(table);
    const next = table.isAbandoned ? undefined : table.actor.nextWake();
    this.#timers.set(table, next === undefined ? undefined : table.clock.monotonicAt(next));
  }

  /** The actor knows more than the log: it is forgotten, and read from the log again when the disk is back. */
  onWriteFailed(table: LiveTable, isInDoubt: boolean): void {
    for (const { subscriber: connection, version } of this.#drop(table)) {
      this.#lookLater(connection, table.id, version);
    }
    const replies = table.discard();
    // What may have been kept is asked again, under the same ids, of the table as it is read then.
    this.#interrupt({ resume: () => isInDoubt && reply(replies, 'onMoved') });
    if (isInDoubt) this.#inDoubt.set(table.id, new Set(replies.flatMap(({ requestKey: asked }) => asked ?? [])));
    else reply(replies, 'onWriteFailed');
    // Clocks run out though nobody looks; only a live game stands still then.
    if (isInDoubt || !table.isAbandoned) this.#interrupt({ resume: () => this.load(table.id) });
  }

  /** Was this table opened or played at last by a commit that may or may not have been kept? */
  isInDoubt(id: TableId): boolean {
    return this.#inDoubt.has(id);
  }

  /** When it is tried again to keep and to read. */
  afterRecovery(resume: () => void): void {
    this.#interrupt({ resume });
  }

  #askLater(connection: Connection, table: TableId, id: string, command: TableCommand): void {
    this.#interrupt({ resume: () => connection.resend(table, id, command) });
  }

  #lookLater(who: Subscriber, table: TableId, version: Version): void {
    this.#interrupt({ resume: () => who.rejoin(table, version), who, table });
  }

  /** Nothing can be kept or read: this is done when it is tried again. */
  #interrupt(interrupted: Interrupted): void {
    this.#interrupted.push(interrupted);
    if (this.#isFailing || this.#isStopped) return;
    this.#isFailing = true;
    this.#house.clock.after(RETRY, () => this.#tryAgain());
  }

  /** Whoever holds it now goes on from what is in the log: everybody here turns to them. */
  onLeaseLost(table: LiveTable): void {
    this.#house.metrics.steppedDown();
    for (const { subscriber: connection, version } of this.#drop(table)) connection.rejoin(table.id, version);
    reply(table.discard(), 'onMoved');
  }

  /**
   * Others may have taken any of our tables. The store tells which, all in one commit: to claim and read each again would
   * take a server that is only slow for so long that it is late once more.
   */
  assertLeases(): void {
    for (const table of this.#live.values()) table.assertLease();
  }

  /** An operator has closed this table: everybody there is told, and its log stays. */
  close(id: TableId): void {
    const table = this.#live.get(id);
    if (table === undefined) return;
    const attachments = [...table.subscriptions];
    table.close();
    for (const { subscriber: connection } of attachments) connection.send(closed(id));
  }

  onError(table: LiveTable, error: unknown): void {
    this.#house.metrics.broken();
    this.#house.log.error({ err: error, table: table.id }, 'a table is broken');
    for (const { subscriber: connection } of this.#drop(table)) {
      connection.send({ type: 'gone', table: table.id, code: 'table-broken' });
    }
    reply(table.discard(), 'onWriteFailed');
  }

  /** Forgets the actor; what is in the log stays. Answers who was looking. */
  #drop(table: LiveTable): readonly Subscription[] {
    if (this.#live.get(table.id) === table) this.#live.delete(table.id);
    this.#house.seated.onUnloaded(table);
    this.#timers.set(table, undefined);
    const attachments = [...table.subscriptions];
    table.subscriptions.clear();
    for (const { subscriber: connection } of attachments) connection.joined.delete(table.id);
    return attachments;
  }

  #tryAgain(): void {
    this.#isFailing = false;
    const interrupted = this.#interrupted;
    this.#interrupted = [];
    for (const { resume } of interrupted) this.#house.guard(resume);
  }

  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    if (!this.#isStopped && this.#live.get(table.id) === table) this.#house.callers?.onTurnChanged(table, before, now);
  }

  saveSnapshot(table: LiveTable, snapshot: Omit<StoredSnapshot, 'stamp'>): void {
    const { store, stamp, server, log } = this.#house;
    store.saveSnapshot({ ...snapshot, stamp }, server).catch((error: unknown) => {
      // The log is whole without it, and the next one comes soon.
      log.warn({ err: error, table: table.id }, 'cannot keep a snapshot of a table');
    });
  }

  rowChanged(table: TableId, found: TableRow | undefined): void {
    const row = this.#house.mayList(table) ? found : undefined;
    this.#house.lobby.update(table, row);
    this.#house.cluster?.publish({ type: 'row', table, row });
  }

  wall(): number {
    return this.#house.clock.wall();
  }

  #due(table: LiveTable): void {
    if (this.#isFailing) return this.#timers.set(table, this.#house.clock.monotonic() + RETRY);
    table.wake();
  }

  /** Lays aside the tables that nobody looks at and that need no clock soon. */
  unloadIdle(): void {
    const { clock } = this.#house;
    for (const table of this.#live.values()) {
      table.recordDepartures();
      table.unlistIfEmpty(this.#house.limits.unlistEmpty);
      if (table.isEmptyInLobby) continue;
      if (table.subscriptions.size > 0 || table.isCommitting || table.unloadUntil !== undefined) continue;
      if (table.actor.isThinking) continue;
      const next = table.isAbandoned ? undefined : table.actor.nextWake();
      const now = table.clock.now();
      const isSlow = table.actor.info.options.pace === 'correspondence';
      if (next !== undefined && !(isSlow && next - now > FAR_OFF)) continue;
      if (now - table.actor.now + table.clock.heldFor() < this.#house.limits.idleTable) continue;
      table.unloadUntil = next === undefined ? { type: 'never' } : { type: 'at', wall: clock.wall() + (next - now) };
      this.changed(table);
    }
  }

  /** From now on nothing is played here: who asks for something asks again where they come next. */
  stop(): void {
    this.#isStopped = true;
    this.#timers.stop();
  }
}

const closed = (table: TableId): GoneMessage => ({ type: 'gone', table, code: 'table-closed' });

function reply(replies: readonly Reply[], how: 'onWriteFailed' | 'onMoved'): void {
  for (const one of replies) one[how]();
}
