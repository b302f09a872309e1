import { type Millis, type Seat, seat as seatAt, sha256, type Viewer } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, TableRow, UserId, Version } from '@saloon/protocol';
import type { BotReply, Entry, HintAsked, Question, ReactionTimes, Seating, TableActor, Told } from '@saloon/table';
import {
  type StoredEntry,
  type StoredSeating,
  type StoredSnapshot,
  type StoredTable,
  StoreError,
  type Wake,
} from '../store/store.ts';
import type { OpenBatch, Source } from './commit-queue.ts';
import { entryText } from './entry-text.ts';
import { Flicker } from './presence-limit.ts';
import { CommandReply, type Reply } from './reply.ts';
import type { Looker, Visitor } from './subscription.ts';
import type { TableClock } from './table-clock.ts';

/** A connection at a table: how it sees it, and up to which version it has been told. */
export type Attachment = {
  readonly table: LiveTable;
  readonly connection: Looker;
  readonly guest: Visitor;
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
  settled(table: LiveTable): void;
  /** It is ahead of its log, which could not be written, or perhaps could: it must not be played on. */
  unsettled(table: LiveTable, isUncertain: boolean): void;
  /** Somebody else holds it now: it must not be played on here. */
  taken(table: LiveTable): void;
  /** It has broken a promise of ours: nothing more can be played there. */
  broke(table: LiveTable, error: unknown): void;
  rowChanged(table: TableId, row: TableRow | undefined): void;
  /** What it was at a place of its log that is durable: it can be loaded from there. */
  takeSnapshot(table: LiveTable, snapshot: Omit<StoredSnapshot, 'stamp'>): void;
  /** By correspondence: who was waited for when it was told last, and is now. */
  asked(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void;
  wall(): number;
  /** Reaction times in races, at all tables. */
  readonly reactions: ReactionTimes;
}

type Joining = { readonly attachment: Attachment; readonly since: Version | undefined };
type Letter = { readonly to: Attachment; readonly message: ServerMessage };
/** What has been given to the store, and has to be told once it is durable. */
type Given = {
  readonly replies: readonly Reply[];
  /** Nothing as long as it is not put into words. */
  told: readonly Told[] | undefined;
  readonly letters: readonly Letter[];
  readonly before: StoredTable;
  readonly snapshot: Omit<StoredSnapshot, 'stamp'> | undefined;
  /** Why it could not be. */
  fault?: unknown;
};

/** A table is saved whole each time its log has grown by this many lines. */
export const SNAPSHOT_EVERY = 400;

/** What of a table's log is in memory: how many lines, the last of them, and how many of them its snapshot has. */
export type FromLog = { readonly seq: number; readonly lastBody: string; readonly snapshotSeq: number };
const NEW: FromLog = { seq: 0, lastBody: '', snapshotSeq: 0 };

const IN_MEMORY: Wake = { type: 'in-memory' };
const NO_LETTERS: readonly Letter[] = [];
const NO_SEATS: readonly Seat[] = [];

/** A table in memory: the actor, its clock, who looks at it, and what has to be told once it is durable. */
export class LiveTable implements Source {
  readonly actor: TableActor;
  /** Another one when the host of a table that waits has chosen another pace. */
  clock: TableClock;
  readonly attachments = new Set<Attachment>();
  /** When it is to be laid aside: the last thing it writes. */
  layingAside: Wake | undefined;
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
  #given: Given | undefined;
  #isDropped = false;
  #mustProve = false;
  readonly #flicker: Flicker;
  #known: { readonly of: TableActor['row']; readonly row: TableRow } | undefined;
  #isUnlisted = false;
  #isClosed = false;
  #emptySince: number | undefined;

  constructor(host: TableHost, actor: TableActor, clock: TableClock, stored: StoredTable, from: FromLog = NEW) {
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
    this.#flicker = new Flicker(() => host.wall());
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
  get isTaken(): boolean {
    return this.#given !== undefined;
  }

  /** Is nobody here, not even to watch? A live game then waits where it is: bots do not play for nobody. */
  get isDeserted(): boolean {
    // Asked after every move: at nearly all tables somebody is.
    if (this.attachments.size > 0) return false;
    return this.actor.info.phase === 'playing' && !this.isSlow;
  }

  get isSlow(): boolean {
    return this.actor.info.options.pace === 'correspondence';
  }

  attachmentsOf(user: UserId): readonly Attachment[] {
    return [...this.attachments].filter(({ guest }) => guest.identity.user === user);
  }

  join(connection: Looker, guest: Visitor, since: Version | undefined): void {
    this.#guarded(() => this.#join(connection, guest, since));
  }

  #join(connection: Looker, guest: Visitor, since: Version | undefined): void {
    const { user } = guest.identity;
    if (this.actor.viewerOf(user) === undefined) {
      connection.send({ type: 'gone', table: this.id, code: 'no-watching' });
      return;
    }
    const known = connection.joined.get(this.id);
    const attachment: Attachment = known ?? {
      table: this,
      connection,
      guest,
      viewer: undefined,
      version: -1,
      marks: NO_SEATS,
    };
    if (known === undefined) {
      const isFirst = this.attachmentsOf(user).length === 0;
      this.attachments.add(attachment);
      connection.joined.set(this.id, attachment);
      this.clock.hold(false);
      this.#flicker.comes(user);
      if (isFirst) this.actor.presence(user, true, this.clock.now());
      this.actor.rename(user, guest.name, this.clock.now());
    }
    this.#joining.push({ attachment, since });
    this.#host.changed(this);
  }

  leave(attachment: Attachment): void {
    this.#guarded(() => this.#leave(attachment));
  }

  #leave(attachment: Attachment): void {
    if (!this.attachments.delete(attachment)) return;
    attachment.connection.joined.delete(this.id);
    this.#joining = this.#joining.filter((one) => one.attachment !== attachment);
    this.#unlisten(attachment);
    const { user } = attachment.guest.identity;
    if (this.attachmentsOf(user).length === 0) this.#left(user);
    this.#host.changed(this);
  }

  #left(user: UserId): void {
    const isPlaying = typeof this.actor.viewerOf(user) === 'number';
    if (!isPlaying || this.#flicker.leaves(user)) this.actor.presence(user, false, this.clock.now());
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
    for (const attachment of [...this.attachments]) this.leave(attachment);
    this.#isClosed = true;
    this.layingAside = { type: 'never' };
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
  settleLeft(): void {
    const away = this.#flicker.settle();
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
  command(attachment: Attachment, id: string, command: TableCommand): boolean {
    const { connection, guest } = attachment;
    // WB-TIME-2: a client that answers the signal's question before the signal's ping is credited nothing.
    const isUnmeasured = connection.lateness === Number.POSITIVE_INFINITY;
    if (isUnmeasured && command.type === 'move' && command.answers !== undefined) this.reportLine(attachment);
    try {
      const answer = this.actor.command(guest.identity.user, guest.name, id, command, this.clock.now());
      this.answer(new CommandReply(connection, guest.identity.user, this.id, id, command, answer));
      return answer.ok;
    } catch (error) {
      this.#host.broke(this, error);
      return false;
    }
  }

  /** The line of somebody who plays here is another one now: the best of that person's lines counts. */
  reportLine(attachment: Attachment): void {
    if (typeof attachment.viewer !== 'number') return;
    const { user } = attachment.guest.identity;
    let best = Number.POSITIVE_INFINITY;
    let lateness = Number.POSITIVE_INFINITY;
    for (const { guest, connection } of this.attachments) {
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
  askHint({ guest }: Attachment): HintAsked | undefined {
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
      this.#host.broke(this, error);
    }
  }

  answer(reply: Reply): void {
    this.#replies.push(reply);
    this.#host.changed(this);
  }

  /** It is not played here any more, and nothing of it is written: answers whatever still waits for an answer. */
  drop(): readonly Reply[] {
    this.#isDropped = true;
    const replies = [...(this.#given?.replies ?? []), ...this.#replies];
    this.#given = undefined;
    this.#replies = [];
    return replies;
  }

  /** Others may hold it by now: its row is written once more, which the store refuses then. */
  prove(): void {
    this.#mustProve = true;
    this.#host.changed(this);
  }

  collect(into: OpenBatch): void {
    if (this.#isDropped) return;
    try {
      this.#collect(into);
    } catch (error) {
      this.#host.broke(this, error);
    }
  }

  #collect({ tables, entries }: OpenBatch): void {
    const now = this.clock.now();
    let moved = this.actor.takeMoved();
    if (moved.length > 0 || this.#joining.length > 0) {
      // What is due comes first: whoever is told everything must not be told more than what is kept now.
      this.actor.wake(now);
      moved = [...moved, ...this.actor.takeMoved()];
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
    this.#given = { replies: this.#replies, told, letters, before, snapshot };
    this.#replies = [];
    if (this.attachments.size === 0) this.clock.hold(this.isDeserted);
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
      given.told ??= this.actor.takeMessages();
    } catch (error) {
      given.fault = error;
    }
  }

  kept(): void {
    const given = this.#given;
    if (given === undefined) return;
    const isFirst = !this.#isStored;
    this.#given = undefined;
    this.#isStored = true;
    for (const reply of given.replies) reply.kept();
    if (given.snapshot !== undefined) this.#host.takeSnapshot(this, given.snapshot);
    if (given.told === undefined) return this.#host.broke(this, given.fault);
    this.#tell(given.told, given.letters);
    for (const { to, message } of given.letters) to.connection.send(message);
    if (this.actor.hasRaces) this.#tellMarks();
    if (this.#stored.row !== given.before.row || isFirst) this.#host.rowChanged(this.id, this.#stored.row);
    try {
      this.#host.settled(this);
      if (this.isSlow) this.#ask();
    } catch (error) {
      this.#host.broke(this, error);
    }
  }

  #ask(): void {
    const before = this.#asked;
    this.#asked = this.seating;
    this.#host.asked(this, before, this.#asked);
  }

  lost(isUncertain: boolean): void {
    if (!this.#isDropped) this.#host.unsettled(this, isUncertain);
  }

  taken(): void {
    if (!this.#isDropped) this.#host.taken(this);
  }

  damaged(): void {
    if (!this.#isDropped) this.#host.broke(this, new StoreError('damaged', 'its data is damaged', [this.id]));
  }

  /** One text for each kind of viewer, whoever looks. Those who have just been told everything have it already. */
  #tell(told: readonly Told[], letters: readonly Letter[]): void {
    if (told.length === 0) return;
    const fresh = letters.length === 0 ? undefined : new Set(letters.map(({ to }) => to));
    const isSignal = this.#races !== this.actor.races;
    this.#races = this.actor.races;
    for (const attachment of this.attachments) {
      const { viewer } = attachment;
      if (viewer === undefined || fresh?.has(attachment)) continue;
      for (let i = 0; i < told.length; i++) {
        const one = told[i];
        if (one?.to !== viewer) continue;
        attachment.version = one.version;
        if (isSignal && typeof viewer === 'number') attachment.connection.racing();
        else attachment.connection.telling();
        attachment.connection.sendText(one.text);
      }
    }
  }

  /** Sends the seats with inhuman reaction times to the host only. */
  #tellMarks(): void {
    const { host, seating } = this.actor;
    const marked = seating.people.flatMap((user, i) =>
      user !== '' && this.#host.reactions.isMarked(user) ? seatAt(i) : [],
    );
    for (const attachment of this.attachments) {
      const { guest, connection, viewer } = attachment;
      const marks = viewer !== undefined && guest.identity.user === host ? marked : NO_SEATS;
      if (marks.join() === attachment.marks.join()) continue;
      attachment.marks = marks;
      connection.send({ type: 'marks', table: this.id, seats: marks });
    }
  }

  /** Those who sat down, stood up or may no longer watch see the table anew, or are out. */
  #moved(users: readonly UserId[], now: Millis): readonly Letter[] {
    return [...new Set(users)].flatMap((user) =>
      this.attachmentsOf(user).map((attachment): Letter => {
        this.#unlisten(attachment);
        return this.#listen(attachment, undefined, now);
      }),
    );
  }

  #joined(now: Millis): readonly Letter[] {
    const joining = this.#joining;
    this.#joining = [];
    return joining.map(({ attachment, since }) => this.#listen(attachment, since, now));
  }

  #listen(attachment: Attachment, since: Version | undefined, now: Millis): Letter {
    const { user } = attachment.guest.identity;
    const viewer = this.actor.viewerOf(user);
    if (viewer === undefined) {
      this.attachments.delete(attachment);
      attachment.connection.joined.delete(this.id);
      if (this.attachmentsOf(user).length === 0) {
        this.actor.presence(user, false, this.clock.now());
        this.#host.changed(this);
      }
      return { to: attachment, message: { type: 'gone', table: this.id, code: 'no-watching' } };
    }
    attachment.viewer = viewer;
    const message = this.actor.attach(user, now, since);
    if ('version' in message) attachment.version = message.version;
    attachment.marks = NO_SEATS;
    if (viewer !== 'spectator' && this.actor.hasRaces) attachment.connection.measure();
    return { to: attachment, message };
  }

  #unlisten(attachment: Attachment): void {
    const { viewer } = attachment;
    attachment.viewer = undefined;
    if (viewer === undefined) return;
    const hasOther = [...this.attachments].some((other) => other !== attachment && other.viewer === viewer);
    if (!hasOther) this.actor.detach(viewer);
  }

  #updateStored(hasEntries: boolean): void {
    const { seating, deals } = this.actor;
    if (this.#isUnlisted && !this.actor.isEmpty) this.#isUnlisted = false;
    // Nobody is invited to watch a game that stands still, or to a table that its host has left empty.
    const isHidden = this.#isUnlisted || this.#isClosed || (this.layingAside !== undefined && this.isDeserted);
    const row = isHidden ? undefined : this.#row();
    if (deals !== this.#deals) {
      this.#deals = deals;
      for (const { connection, viewer } of this.attachments) {
        if (typeof viewer === 'number' && this.actor.hasRaces) connection.measure();
      }
    }
    const phase = hasEntries ? this.actor.info.phase : this.#stored.phase;
    const wake: Wake = this.layingAside ?? IN_MEMORY;
    const { row: oldRow, phase: oldPhase, wake: oldWake } = this.#stored;
    if (row === oldRow && phase === oldPhase && wake.type === oldWake.type && seating === this.#seating) return;
    this.#seating = seating;
    // A finished game is in people's lists for so long after its end, however often somebody looks at it.
    const isOld = phase === 'over' && oldPhase === 'over';
    const touchedAt = isOld ? this.#stored.touchedAt : this.#host.wall();
    this.#stored = { ...this.#stored, row, phase, wake, seating: this.seating, touchedAt };
  }
}
