import { type Millis, type Seat, seat as seatAt, sha256, type Viewer } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, TableRow, UserId, Version } from '@saloon/protocol';
import type {
  BotReply,
  Broadcast,
  Entry,
  HintAsked,
  Question,
  ReactionTimes,
  Seating,
  TableActor,
} from '@saloon/table';
import {
  type StoredEntry,
  type StoredSeating,
  type StoredSnapshot,
  type StoredTable,
  StoreError,
  type Wake,
} from '../store/store.ts';
import type { CommitSource, OpenBatch } from './commit-queue.ts';
import { entryText } from './entry-text.ts';
import { PresenceLimit } from './presence-limit.ts';
import { CommandReply, type Reply } from './reply.ts';
import type { Person, Subscriber } from './subscription.ts';
import type { TableClock } from './table-clock.ts';

/** A connection at a table: how it sees it, and up to which version it has been told. */
export type Subscription = {
  readonly table: LiveTable;
  readonly subscriber: Subscriber;
  readonly person: Person;
  viewer: Viewer | undefined;
  version: Version;
  /** The marked seats in the last `marks` message. */
  marks: readonly Seat[];
};

/** What a table needs of the house. */
export interface TableHost {
  /** It has something to keep or to tell. */
  changed(table: LiveTable): void;
  /** What it had to keep is durable, and told. */
  onCommitted(table: LiveTable): void;
  /** It is ahead of its log, which could not be written, or perhaps could: it must not be played on. */
  onWriteFailed(table: LiveTable, isInDoubt: boolean): void;
  /** Somebody else holds it now: it must not be played on here. */
  onLeaseLost(table: LiveTable): void;
  /** It has broken a promise of ours: nothing more can be played there. */
  onError(table: LiveTable, error: unknown): void;
  rowChanged(table: TableId, row: TableRow | undefined): void;
  /** What it was at a place of its log that is durable: it can be loaded from there. */
  saveSnapshot(table: LiveTable, snapshot: Omit<StoredSnapshot, 'stamp'>): void;
  /** By correspondence: who was waited for when it was told last, and is now. */
  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void;
  wall(): number;
  /** Reaction times in races, at all tables. */
  readonly reactions: ReactionTimes;
}

type Joining = { readonly attachment: Subscription; readonly since: Version | undefined };
type DirectMessage = { readonly to: Subscription; readonly message: ServerMessage };
/** What has been given to the store, and has to be told once it is durable. */
type Collected = {
  readonly replies: readonly Reply[];
  /** Nothing as long as it is not put into words. */
  broadcasts: readonly Broadcast[] | undefined;
  readonly direct: readonly DirectMessage[];
  readonly before: StoredTable;
  readonly snapshot: Omit<StoredSnapshot, 'stamp'> | undefined;
  /** Why it could not be. */
  fault?: unknown;
};

/** A table is saved whole each time its log has grown by this many lines. */
export const SNAPSHOT_EVERY = 400;

/** What of a table's log is in memory: how many lines, the last of them, and how many of them its snapshot has. */
export type LogPosition = { readonly seq: number; readonly lastBody: string; readonly snapshotSeq: number };
const NEW: LogPosition = { seq: 0, lastBody: '', snapshotSeq: 0 };

const IN_MEMORY: Wake = { type: 'in-memory' };
const NO_LETTERS: readonly DirectMessage[] = [];
const NO_SEATS: readonly Seat[] = [];

/** A table in memory: the actor, its clock, who looks at it, and what has to be told once it is durable. */
export class LiveTable implements CommitSource {
  readonly actor: TableActor;
  /** Another one when the host of a table that waits has chosen another pace. */
  clock: TableClock;
  readonly subscriptions = new Set<Subscription>();
  /** When it is to be laid aside: the last thing it writes. */
  unloadUntil: Wake | undefined;
  readonly #host: TableHost;
  #stored: StoredTable;
  #isStored: boolean;
  #seating: Seating | undefined;
  /** As those who are away were told it last. */
  #asked: StoredSeating | undefined;
  #seq: number;
  #lastBody: string;
  #snapshotSeq: number;
  #deals: number;
  /** How many races its connections were told of. */
  #races: number;
  #replies: Reply[] = [];
  #joining: Joining[] = [];
  #given: Collected | undefined;
  #isDropped = false;
  #mustProve = false;
  readonly #flicker: PresenceLimit;
  #known: { readonly of: TableActor['row']; readonly row: TableRow } | undefined;
  #isUnlisted = false;
  #isClosed = false;
  #emptySince: number | undefined;

  constructor(host: TableHost, actor: TableActor, clock: TableClock, stored: StoredTable, from: LogPosition = NEW) {
    this.#host = host;
    this.actor = actor;
    this.clock = clock;
    this.#stored = stored;
    this.#isStored = from.seq > 0;
    this.#asked = stored.seating;
    this.#seq = from.seq;
    this.#lastBody = from.lastBody;
    this.#snapshotSeq = from.snapshotSeq;
    this.#deals = actor.deals;
    this.#flicker = new PresenceLimit(() => host.wall());
    this.#races = actor.races;
    actor.noteReactions(host.reactions);
  }

  get id(): TableId {
    return this.actor.id;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  /** Who sits here and is waited for, as of now: what is stored may be older. */
  get seating(): StoredSeating {
    const { seating, toAct, deadline } = this.actor;
    const dueAt = deadline === undefined || toAct.length === 0 ? undefined : this.clock.wallAt(deadline);
    return { ...seating, toAct, ...(dueAt === undefined ? {} : { dueAt }) };
  }

  /** Has something been collected that is not durable yet? */
  get isCommitting(): boolean {
    return this.#given !== undefined;
  }

  /** Is nobody here, not even to watch? A live game then waits where it is: bots do not play for nobody. */
  get isAbandoned(): boolean {
    // Asked after every move: at nearly all tables somebody is.
    if (this.subscriptions.size > 0) return false;
    return this.actor.info.phase === 'playing' && !this.isCorrespondence;
  }

  get isCorrespondence(): boolean {
    return this.actor.info.options.pace === 'correspondence';
  }

  subscriptionsOf(user: UserId): readonly Subscription[] {
    return [...this.subscriptions].filter(({ person: guest }) => guest.identity.user === user);
  }

  join(connection: Subscriber, guest: Person, since: Version | undefined): void {
    this.#guarded(() => this.#join(connection, guest, since));
  }

  #join(connection: Subscriber, guest: Person, since: Version | undefined): void {
    const { user } = guest.identity;
    if (this.actor.viewerOf(user) === undefined) {
      connection.send({ type: 'gone', table: this.id, code: 'no-watching' });
      return;
    }
    const known = connection.joined.get(this.id);
    const attachment: Subscription = known ?? {
      table: this,
      subscriber: connection,
      person: guest,
      viewer: undefined,
      version: -1,
      marks: NO_SEATS,
    };
    if (known === undefined) {
      const isFirst = this.subscriptionsOf(user).length === 0;
      this.subscriptions.add(attachment);
      connection.joined.set(this.id, attachment);
      this.clock.hold(false);
      this.#flicker.onReturned(user);
      if (isFirst) this.actor.presence(user, true, this.clock.now());
      this.actor.rename(user, guest.name, this.clock.now());
    }
    this.#joining.push({ attachment, since });
    this.#host.changed(this);
  }

  leave(attachment: Subscription): void {
    this.#guarded(() => this.#leave(attachment));
  }

  #leave(attachment: Subscription): void {
    if (!this.subscriptions.delete(attachment)) return;
    attachment.subscriber.joined.delete(this.id);
    this.#joining = this.#joining.filter((one) => one.attachment !== attachment);
    this.#unlisten(attachment);
    const { user } = attachment.person.identity;
    if (this.subscriptionsOf(user).length === 0) this.#left(user);
    this.#host.changed(this);
  }

  #left(user: UserId): void {
    const isPlaying = typeof this.actor.viewerOf(user) === 'number';
    if (!isPlaying || this.#flicker.onLeft(user)) this.actor.presence(user, false, this.clock.now());
  }

  /** Takes a table that has been empty and without its host for `after` milliseconds out of the lobby, until the host or a player is back. */
  unlistIfEmpty(after: number): void {
    if (!this.actor.isEmpty) {
      this.#emptySince = undefined;
      return;
    }
    this.#emptySince ??= this.#host.wall();
    if (this.#isUnlisted || this.#host.wall() - this.#emptySince < after) return;
    this.#isUnlisted = true;
    this.#host.changed(this);
  }

  /** An operator has closed it: everybody leaves, and it is written once more and laid aside. */
  close(): void {
    for (const attachment of [...this.subscriptions]) this.leave(attachment);
    this.#isClosed = true;
    this.unloadUntil = { type: 'never' };
    this.#host.changed(this);
  }

  /** Is it empty and still in the lobby? Then it stays in memory, to leave the list in time. */
  get isEmptyInLobby(): boolean {
    return this.#stored.row !== undefined && this.actor.isEmpty;
  }

  /** The row of the lobby: the same object until something in it changes. */
  #row(): TableRow | undefined {
    const { row } = this.actor;
    if (row === undefined) return undefined;
    if (this.#known?.of !== row) this.#known = { of: row, row: { ...row, openedAt: this.#stored.openedAt } };
    return this.#known.row;
  }

  /** Tells the table of players who left too often to be told of each time, and are still away. */
  recordDepartures(): void {
    const away = this.#flicker.takeAbsent();
    if (away.length === 0) return;
    this.#guarded(() => {
      for (const user of away) this.actor.presence(user, false, this.clock.now());
      this.#host.changed(this);
    });
  }

  /** Somebody who sits here has another name now. */
  rename(user: UserId, name: string): void {
    this.#guarded(() => {
      this.actor.rename(user, name, this.clock.now());
      this.#host.changed(this);
    });
  }

  /** Plays a command; its answer goes out when it is durable. `true` when something came of it. */
  command(attachment: Subscription, id: string, command: TableCommand): boolean {
    const { subscriber: connection, person: guest } = attachment;
    // WB-TIME-2: a client that answers the signal's question before the signal's ping is credited nothing.
    const isUnmeasured = connection.lateness === Number.POSITIVE_INFINITY;
    if (isUnmeasured && command.type === 'move' && command.answers !== undefined) this.reportLatency(attachment);
    try {
      const answer = this.actor.command(guest.identity.user, guest.name, id, command, this.clock.now());
      this.answer(new CommandReply(connection, guest.identity.user, this.id, id, command, answer));
      return answer.ok;
    } catch (error) {
      this.#host.onError(this, error);
      return false;
    }
  }

  /** The line of somebody who plays here is another one now: the best of that person's lines counts. */
  reportLatency(attachment: Subscription): void {
    if (typeof attachment.viewer !== 'number') return;
    const { user } = attachment.person.identity;
    let best = Number.POSITIVE_INFINITY;
    let lateness = Number.POSITIVE_INFINITY;
    for (const { person: guest, subscriber: connection } of this.subscriptions) {
      if (guest.identity.user !== user) continue;
      best = Math.min(best, connection.roundTrip ?? best);
      lateness = Math.min(lateness, connection.lateness);
    }
    if (best === Number.POSITIVE_INFINITY) return;
    this.#guarded(() => {
      if (this.actor.lag(user, Math.max(0, best - lateness), this.clock.now())) this.#host.changed(this);
    });
  }

  wake(): void {
    this.#guarded(() => {
      this.actor.wake(this.clock.now());
      this.#host.changed(this);
    });
  }

  /** What a bot of this table has come to. */
  decide(question: Question, reply: BotReply): void {
    this.#guarded(() => {
      this.actor.decide(question, reply, this.clock.now());
      this.#host.changed(this);
    });
  }

  /** What to think about for a hint, or why there is none; nothing when the table is broken. */
  askHint({ person: guest }: Subscription): HintAsked | undefined {
    let asked: HintAsked | undefined;
    this.#guarded(() => {
      asked = this.actor.hint(guest.identity.user, this.clock.now());
      this.#host.changed(this);
    });
    return asked;
  }

  /** Whatever the actor throws is a broken promise of ours: it ends this table, and nothing else. */
  #guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#host.onError(this, error);
    }
  }

  answer(reply: Reply): void {
    this.#replies.push(reply);
    this.#host.changed(this);
  }

  /** It is not played here any more, and nothing of it is written: answers whatever still waits for an answer. */
  discard(): readonly Reply[] {
    this.#isDropped = true;
    const replies = [...(this.#given?.replies ?? []), ...this.#replies];
    this.#given = undefined;
    this.#replies = [];
    return replies;
  }

  /** Others may hold it by now: its row is written once more, which the store refuses then. */
  assertLease(): void {
    this.#mustProve = true;
    this.#host.changed(this);
  }

  collect(into: OpenBatch): void {
    if (this.#isDropped) return;
    try {
      this.#collect(into);
    } catch (error) {
      this.#host.onError(this, error);
    }
  }

  #collect({ tables, entries }: OpenBatch): void {
    const now = this.clock.now();
    let moved = this.actor.takeReseated();
    if (moved.length > 0 || this.#joining.length > 0) {
      // What is due comes first: whoever is told everything must not be told more than what is kept now.
      this.actor.wake(now);
      moved = [...moved, ...this.actor.takeReseated()];
    }
    const played = this.actor.takeEntries();
    const lines = played.map((entry) => this.#line(entry));
    // Now, when the table is what these lines make it.
    const snapshot = this.#snapshot();
    const before = this.#stored;
    const hasLetters = moved.length > 0 || this.#joining.length > 0;
    // Whoever is told everything comes after those who are told what is new; else that is put into words meanwhile.
    const told = hasLetters ? this.actor.takeMessages() : undefined;
    const letters = hasLetters ? [...this.#moved(moved, now), ...this.#joined(now)] : NO_LETTERS;
    this.#updateStored(played.length > 0);
    if (!this.#isStored || this.#mustProve || this.#stored !== before) tables.push(this.#stored);
    this.#mustProve = false;
    for (const line of lines) entries.push(line);
    this.#given = { replies: this.#replies, broadcasts: told, direct: letters, before, snapshot };
    this.#replies = [];
    if (this.subscriptions.size === 0) this.clock.hold(this.isAbandoned);
  }

  #line(entry: Entry): StoredEntry {
    this.#lastBody = entryText(entry);
    return { table: this.id, seq: this.#seq++, fence: this.#stored.fence, body: this.#lastBody };
  }

  /** The table as the log has it with what was just collected, when enough has come since the last one. */
  #snapshot(): Omit<StoredSnapshot, 'stamp'> | undefined {
    if (this.#seq - this.#snapshotSeq < SNAPSHOT_EVERY) return undefined;
    this.#snapshotSeq = this.#seq;
    const body = JSON.stringify(this.actor.snapshot());
    return { table: this.id, seq: this.#seq, fence: this.#stored.fence, last: sha256(this.#lastBody), body };
  }

  prepare(): void {
    const given = this.#given;
    if (given === undefined) return;
    try {
      given.broadcasts ??= this.actor.takeMessages();
    } catch (error) {
      given.fault = error;
    }
  }

  onCommitted(): void {
    const given = this.#given;
    if (given === undefined) return;
    const isFirst = !this.#isStored;
    this.#given = undefined;
    this.#isStored = true;
    for (const reply of given.replies) reply.onCommitted();
    if (given.snapshot !== undefined) this.#host.saveSnapshot(this, given.snapshot);
    if (given.broadcasts === undefined) return this.#host.onError(this, given.fault);
    this.#tell(given.broadcasts, given.direct);
    for (const { to, message } of given.direct) to.subscriber.send(message);
    if (this.actor.hasRaces) this.#tellMarks();
    if (this.#stored.row !== given.before.row || isFirst) this.#host.rowChanged(this.id, this.#stored.row);
    try {
      this.#host.onCommitted(this);
      if (this.isCorrespondence) this.#ask();
    } catch (error) {
      this.#host.onError(this, error);
    }
  }

  #ask(): void {
    const before = this.#asked;
    this.#asked = this.seating;
    this.#host.onTurnChanged(this, before, this.#asked);
  }

  onWriteFailed(isInDoubt: boolean): void {
    if (!this.#isDropped) this.#host.onWriteFailed(this, isInDoubt);
  }

  onLeaseLost(): void {
    if (!this.#isDropped) this.#host.onLeaseLost(this);
  }

  onDamaged(): void {
    if (!this.#isDropped) this.#host.onError(this, new StoreError('damaged', 'its data is damaged', [this.id]));
  }

  /** One text for each kind of viewer, whoever looks. Those who have just been told everything have it already. */
  #tell(told: readonly Broadcast[], letters: readonly DirectMessage[]): void {
    if (told.length === 0) return;
    const fresh = letters.length === 0 ? undefined : new Set(letters.map(({ to }) => to));
    const isSignal = this.#races !== this.actor.races;
    this.#races = this.actor.races;
    for (const attachment of this.subscriptions) {
      const { viewer } = attachment;
      if (viewer === undefined || fresh?.has(attachment)) continue;
      for (let i = 0; i < told.length; i++) {
        const one = told[i];
        if (one?.to !== viewer) continue;
        attachment.version = one.version;
        if (isSignal && typeof viewer === 'number') attachment.subscriber.beforeRace();
        else attachment.subscriber.beforeStep();
        attachment.subscriber.sendText(one.text);
      }
    }
  }

  /** Sends the seats with inhuman reaction times to the host only. */
  #tellMarks(): void {
    const { host, seating } = this.actor;
    const marked = seating.people.flatMap((user, i) =>
      user !== '' && this.#host.reactions.isMarked(user) ? seatAt(i) : [],
    );
    for (const attachment of this.subscriptions) {
      const { person: guest, subscriber: connection, viewer } = attachment;
      const marks = viewer !== undefined && guest.identity.user === host ? marked : NO_SEATS;
      if (marks.join() === attachment.marks.join()) continue;
      attachment.marks = marks;
      connection.send({ type: 'marks', table: this.id, seats: marks });
    }
  }

  /** Those who sat down, stood up or may no longer watch see the table anew, or are out. */
  #moved(users: readonly UserId[], now: Millis): readonly DirectMessage[] {
    return [...new Set(users)].flatMap((user) =>
      this.subscriptionsOf(user).map((attachment): DirectMessage => {
        this.#unlisten(attachment);
        return this.#listen(attachment, undefined, now);
      }),
    );
  }

  #joined(now: Millis): readonly DirectMessage[] {
    const joining = this.#joining;
    this.#joining = [];
    return joining.map(({ attachment, since }) => this.#listen(attachment, since, now));
  }

  #listen(attachment: Subscription, since: Version | undefined, now: Millis): DirectMessage {
    const { user } = attachment.person.identity;
    const viewer = this.actor.viewerOf(user);
    if (viewer === undefined) {
      this.subscriptions.delete(attachment);
      attachment.subscriber.joined.delete(this.id);
      if (this.subscriptionsOf(user).length === 0) {
        this.actor.presence(user, false, this.clock.now());
        this.#host.changed(this);
      }
      return { to: attachment, message: { type: 'gone', table: this.id, code: 'no-watching' } };
    }
    attachment.viewer = viewer;
    const message = this.actor.attach(user, now, since);
    if ('version' in message) attachment.version = message.version;
    attachment.marks = NO_SEATS;
    if (viewer !== 'spectator' && this.actor.hasRaces) attachment.subscriber.measure();
    return { to: attachment, message };
  }

  #unlisten(attachment: Subscription): void {
    const { viewer } = attachment;
    attachment.viewer = undefined;
    if (viewer === undefined) return;
    const hasOther = [...this.subscriptions].some((other) => other !== attachment && other.viewer === viewer);
    if (!hasOther) this.actor.detach(viewer);
  }

  #updateStored(hasEntries: boolean): void {
    const { seating, deals } = this.actor;
    if (this.#isUnlisted && !this.actor.isEmpty) this.#isUnlisted = false;
    // Nobody is invited to watch a game that stands still, or to a table that its host has left empty.
    const isHidden = this.#isUnlisted || this.#isClosed || (this.unloadUntil !== undefined && this.isAbandoned);
    const row = isHidden ? undefined : this.#row();
    if (deals !== this.#deals) {
      this.#deals = deals;
      for (const { subscriber: connection, viewer } of this.subscriptions) {
        if (typeof viewer === 'number' && this.actor.hasRaces) connection.measure();
      }
    }
    const phase = hasEntries ? this.actor.info.phase : this.#stored.phase;
    const wake: Wake = this.unloadUntil ?? IN_MEMORY;
    const { row: oldRow, phase: oldPhase, wake: oldWake } = this.#stored;
    if (row === oldRow && phase === oldPhase && wake.type === oldWake.type && seating === this.#seating) return;
    this.#seating = seating;
    // A finished game is in people's lists for so long after its end, however often somebody looks at it.
    const isOld = phase === 'over' && oldPhase === 'over';
    const touchedAt = isOld ? this.#stored.touchedAt : this.#host.wall();
    this.#stored = { ...this.#stored, row, phase, wake, seating: this.seating, touchedAt };
  }
}
