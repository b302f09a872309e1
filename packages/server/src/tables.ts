import type { FindGame } from '@saloon/catalog';
import type { ClientMessage, TableCommand, TableId, TableRow, Version } from '@saloon/protocol';
import { type Opening, openTable, rebuildTable, type TableActor, type Thinkers } from '@saloon/table';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { tableIdFor } from './identity.ts';
import { type Attachment, LiveTable, type TableHost } from './live-table.ts';
import { Scheduler } from './scheduler.ts';
import type { Guest } from './session.ts';
import type { StoredTable } from './store/store.ts';
import { missingEdition, readLog } from './stored-log.ts';
import { correspondenceClock, liveClock } from './table-clock.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;
/** `why` a table that is in the store cannot be had. */
type Waiter = (table: LiveTable | undefined, why?: unknown) => void;

/** By correspondence a table whose next clock is further off than this is laid aside meanwhile. */
const FAR_OFF = 60_000;
/** After a disk error play is tried again so much later. */
const RETRY = 1000;

/** Every table in memory, and the way to the others. */
export class Tables implements TableHost {
  readonly #house: House;
  readonly #live = new Map<TableId, LiveTable>();
  readonly #loading = new Map<TableId, Waiter[]>();
  readonly #timers: Scheduler<LiveTable>;
  /** Tables a person has opened that the store has not heard of yet. */
  readonly #opening = new Map<string, number>();
  /** Who looks at tables that could not be kept: they are told all of it again when the disk is back. */
  #interrupted: {
    readonly connection: Connection;
    readonly guest: Guest;
    readonly table: TableId;
    readonly version: Version;
  }[] = [];
  #isFailing = false;
  /** What bots come to is played at the table as it is then: one that was forgotten meanwhile has no such question. */
  readonly #thinkers: Thinkers = {
    ask: (question, game) =>
      this.#house.bots.ask(question, game, (reply) => this.#live.get(question.table)?.decide(question, reply)),
  };

  readonly #find: FindGame = (id) => this.#house.catalog.findGame(id);

  constructor(house: House) {
    this.#house = house;
    this.#timers = new Scheduler(house.clock, (table) => this.#due(table));
  }

  get inMemory(): Iterable<LiveTable> {
    return this.#live.values();
  }

  get size(): number {
    return this.#live.size;
  }

  get isFailing(): boolean {
    return this.#isFailing;
  }

  open(connection: Connection, guest: Guest, request: OpenTable): void {
    const { user } = guest.identity;
    if (this.#isFailing) return connection.refuse(request.id, 'storage-full');
    const id = tableIdFor(this.#house.store.key, user, request.id);
    this.find(id, (known) => {
      if (known !== undefined) return connection.send({ type: 'opened', id: request.id, table: id });
      const opening = this.#opening.get(user) ?? 0;
      this.#opening.set(user, opening + 1);
      const opened = () => this.#opening.set(user, (this.#opening.get(user) ?? 1) - 1);
      this.#house.store.openTables(user).then(
        (open) => {
          if (open + opening >= this.#house.limits.tablesPerUser) {
            opened();
            return connection.refuse(request.id, 'too-many-tables');
          }
          this.#open(connection, guest, request, id, opened);
        },
        () => connection.refuse(request.id, 'storage-full'),
      );
    });
  }

  #open(connection: Connection, guest: Guest, request: OpenTable, id: TableId, opened: () => void): void {
    const twin = this.#live.get(id);
    if (twin !== undefined) return this.#answerOpened(twin, connection, request, opened);
    const host = { user: guest.identity.user, name: guest.name };
    const made = openTable({ id, seed: this.#house.newSeed(), host, request }, this.#thinkers, this.#find);
    if (!made.ok) {
      opened();
      return connection.refuse(request.id, made.code, undefined, made.at);
    }
    this.#house.remember(guest);
    const table = this.#take(made.table, host.user);
    this.#answerOpened(table, connection, request, opened);
  }

  #answerOpened(table: LiveTable, connection: Connection, { id }: OpenTable, opened: () => void): void {
    table.answer({
      kept() {
        opened();
        connection.send({ type: 'opened', id, table: table.id });
      },
      lost() {
        opened();
        connection.refuse(id, 'storage-full');
      },
    });
  }

  /** A table that nobody has seen yet. */
  #take(actor: TableActor, host: Guest['identity']['user']): LiveTable {
    const { clock } = this.#house;
    const { id, info, row } = actor;
    const openedAt = clock.wall();
    const stored: StoredTable = {
      id,
      game: info.game,
      host,
      phase: info.phase,
      openedAt,
      touchedAt: openedAt,
      row,
      wake: { type: 'in-memory' },
      seating: undefined,
    };
    const table = new LiveTable(this, actor, this.#clockOf(actor, openedAt), stored, 0);
    this.#live.set(id, table);
    // A server without bots needs no threads for them; one that has some begins them before the first question.
    if (info.seats.some(({ type }) => type === 'bot')) this.#house.bots.warm();
    return table;
  }

  join(connection: Connection, guest: Guest, id: TableId, since: Version | undefined): void {
    this.find(id, (table, why) => {
      if (connection.session !== guest) return;
      if (table === undefined) return connection.send({ type: 'gone', table: id, ...goneFor(why) });
      table.layingAside = undefined;
      table.join(connection, guest, since);
    });
  }

  order(connection: Connection, guest: Guest, id: TableId, command: string, order: TableCommand): void {
    const play = () => {
      const attachment = connection.joined.get(id);
      if (this.#isFailing) return connection.refuse(command, 'storage-full', id);
      if (attachment === undefined) return connection.refuse(command, 'not-joined', id);
      if (attachment.table.command(attachment, command, order)) this.#house.remember(guest);
    };
    // A table that is still being read: the order waits its turn behind the join.
    const waiting = this.#loading.get(id);
    if (waiting === undefined) play();
    else waiting.push(play);
  }

  leave(attachment: Attachment): void {
    attachment.table.leave(attachment);
  }

  /** Calls back with the table, at once when it is in memory; with nothing when there is none, or it cannot be read. */
  find(id: TableId, call: Waiter): void {
    const live = this.#live.get(id);
    if (live !== undefined) return call(live);
    const waiting = this.#loading.get(id);
    if (waiting !== undefined) {
      waiting.push(call);
      return;
    }
    const waiters = [call];
    this.#loading.set(id, waiters);
    const answer = (table: LiveTable | undefined, why?: unknown) => {
      this.#loading.delete(id);
      for (const waiter of waiters) this.#house.guard(() => waiter(table, why));
    };
    this.#load(id).then(
      (table) => answer(table),
      (error: unknown) => {
        this.#house.log.error({ err: error, table: id }, 'cannot rebuild a table from its log');
        answer(undefined, error);
      },
    );
  }

  async #load(id: TableId): Promise<LiveTable | undefined> {
    const { store, metrics, clock } = this.#house;
    const stored = await store.table(id);
    if (stored === undefined) return undefined;
    const started = clock.monotonic();
    const entries = readLog(await store.entries(id));
    const actor = rebuildTable(entries, this.#thinkers, this.#find);
    const table = new LiveTable(this, actor, this.#clockOf(actor, stored.openedAt), stored, entries.length);
    this.#live.set(id, table);
    // Whoever was here when the last server stopped has to come again.
    for (const user of actor.here) actor.presence(user, false, table.clock.now());
    metrics.rebuilt(clock.monotonic() - started);
    this.changed(table);
    return table;
  }

  #clockOf(actor: TableActor, openedAt: number) {
    const isSlow = actor.info.options.pace === 'correspondence';
    const { clock } = this.#house;
    return isSlow ? correspondenceClock(clock, actor.now, openedAt) : liveClock(clock, actor.now);
  }

  /** Everybody has agreed to play again: the next table opens, with the same people. */
  #goOn(table: LiveTable): void {
    const id = tableIdFor(this.#house.store.key, table.stored.host, `rematch ${table.id}`);
    const opening: Opening | undefined = this.#live.has(id) ? undefined : table.actor.next(id, this.#house.newSeed());
    if (opening === undefined) return;
    const made = openTable(opening, this.#thinkers, this.#find);
    if (!made.ok) return this.#house.log.error({ table: table.id, code: made.code }, 'cannot open the next table');
    this.changed(this.#take(made.table, opening.host.user));
    table.actor.setNext(id, table.clock.now());
    this.changed(table);
  }

  changed(table: LiveTable): void {
    this.#house.queue.mark(table);
  }

  settled(table: LiveTable): void {
    if (this.#live.get(table.id) !== table) return;
    this.#house.seated.changed(table);
    if (table.layingAside !== undefined && table.attachments.size === 0) {
      this.#live.delete(table.id);
      this.#house.seated.laidAside(table);
      this.#timers.set(table, undefined);
      return;
    }
    table.layingAside = undefined;
    if (table.stored.phase === 'over') this.#goOn(table);
    const next = table.actor.nextWake();
    this.#timers.set(table, next === undefined ? undefined : table.clock.monotonicAt(next));
  }

  /** The actor knows more than the log: it is forgotten, and read from the log again when the disk is back. */
  unsettled(table: LiveTable): void {
    if (!this.#isFailing) {
      this.#isFailing = true;
      this.#house.clock.after(RETRY, () => this.#tryAgain());
    }
    for (const { connection, guest, version } of this.#drop(table)) {
      this.#interrupted.push({ connection, guest, table: table.id, version });
    }
  }

  broke(table: LiveTable, error: unknown): void {
    this.#house.metrics.broken();
    this.#house.log.error({ err: error, table: table.id }, 'a table is broken');
    for (const { connection } of this.#drop(table)) {
      connection.send({ type: 'gone', table: table.id, code: 'table-broken' });
    }
  }

  /** Forgets the actor; what is in the log stays. Answers who was looking. */
  #drop(table: LiveTable): readonly Attachment[] {
    if (this.#live.get(table.id) === table) this.#live.delete(table.id);
    this.#house.seated.laidAside(table);
    this.#timers.set(table, undefined);
    const attachments = [...table.attachments];
    table.attachments.clear();
    for (const { connection } of attachments) connection.joined.delete(table.id);
    table.giveUp();
    return attachments;
  }

  #tryAgain(): void {
    this.#isFailing = false;
    const interrupted = this.#interrupted;
    this.#interrupted = [];
    for (const { connection, guest, table, version } of interrupted) {
      if (connection.session === guest) this.join(connection, guest, table, version < 0 ? undefined : version);
    }
  }

  rowChanged(table: TableId, row: TableRow | undefined): void {
    this.#house.lobby.update(table, row);
  }

  measure(connection: Connection): void {
    this.#house.lines.burst(connection);
  }

  telling(connection: Connection): void {
    this.#house.lines.ride(connection);
  }

  wall(): number {
    return this.#house.clock.wall();
  }

  #due(table: LiveTable): void {
    if (this.#isFailing) return this.#timers.set(table, this.#house.clock.monotonic() + RETRY);
    table.wake();
  }

  /** Lays aside the tables that nobody looks at and that need no clock soon. */
  sweep(): void {
    const { clock } = this.#house;
    for (const table of this.#live.values()) {
      if (table.attachments.size > 0 || table.isTaken || table.layingAside !== undefined) continue;
      if (table.actor.isThinking) continue;
      const next = table.actor.nextWake();
      const now = table.clock.now();
      const isSlow = table.actor.info.options.pace === 'correspondence';
      if (next !== undefined && !(isSlow && next - now > FAR_OFF)) continue;
      if (now - table.actor.now < this.#house.limits.idleTable) continue;
      table.layingAside = next === undefined ? { type: 'never' } : { type: 'at', wall: clock.wall() + (next - now) };
      this.changed(table);
    }
  }

  stop(): void {
    this.#timers.stop();
  }
}

function goneFor(why: unknown): { readonly code: string; readonly at?: string } {
  const edition = missingEdition(why);
  return edition === undefined ? { code: 'no-such-table' } : { code: 'missing-edition', at: edition };
}
