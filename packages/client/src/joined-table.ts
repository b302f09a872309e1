import { type Millis, type Seat, typeOf } from '@saloon/kernel';
import {
  type ChatLine,
  type Comment,
  type Offer,
  OfferBook,
  patched,
  type TableCommand,
  type TableId,
  type TableInfo,
  type Version,
} from '@saloon/protocol';
import { type EventBatch, withKnownObjects, withoutLast } from './event-batch.ts';
import { hasLapsed, LAPSE } from './lapse.ts';
import { Listeners } from './listeners.ts';
import type {
  ConnectionStatus,
  Gone,
  Hinted,
  SeenSoFar,
  Sent,
  TableLink,
  TableListener,
  TableMessage,
} from './table-link.ts';

/** A joined table as this viewer sees it. */
export type TableState = {
  readonly version: Version;
  readonly info: TableInfo;
  readonly you: { readonly seat: Seat | undefined; readonly isHost: boolean };
  readonly view: unknown;
  readonly offer: Offer;
  readonly chat: readonly ChatLine[];
  /** Comments on the finished game. */
  readonly comments: readonly Comment[];
  /** For the host only: the seats of people with inhuman reaction times. */
  readonly marks?: readonly Seat[];
};

/** Events that this person hasn't seen yet: those after version `since`. `isAll` is false if older ones are missing. */
export type Missed = { readonly since: Version; readonly events: readonly unknown[]; readonly isAll: boolean };

/** How many batches of events a table keeps. */
const MAX_BATCHES = 400;

/** Returns milliseconds on a clock that never goes back. */
export type Now = () => Millis;

/** A clock that stands still, for lessons: their time advances with the moves, and no press is too late. */
export const STILL: Now = () => 0;

/** Follows one table by its `sync` and `step` messages, and sends this person's commands. */
export class JoinedTable implements TableListener {
  readonly id: TableId;
  readonly as: 'screen' | undefined;
  readonly #link: TableLink;
  readonly #watch: Now;
  readonly #changed = new Listeners();
  /** The last version that this person saw on an earlier visit. */
  readonly #lastSeen: Version | undefined;
  readonly #leave: () => void;
  #state: TableState | undefined;
  #gone: Gone | undefined;
  #events: readonly EventBatch[] = [];
  #missed: Missed | undefined;
  #base = { table: 0, here: 0 };
  #book = new OfferBook();
  #isFirstSync = true;
  #underway: { readonly move: unknown; readonly sent: Promise<Sent> } | undefined;
  /** The question that this person answered last. */
  #answered: number | undefined;
  #lapsedAt = Number.NEGATIVE_INFINITY;
  /** Waiting for the events since `#lastSeen`? The first sync has only the most recent ones, so we join again. */
  #isCatchingUp = false;

  constructor(id: TableId, link: TableLink, now: Now, lastSeen?: Version, as?: 'screen') {
    this.id = id;
    this.as = as;
    this.#lastSeen = lastSeen;
    this.#link = link;
    this.#watch = now;
    this.#leave = link.join(id, this);
  }

  /** Undefined until the server has sent the table. */
  get state(): TableState | undefined {
    return this.#state;
  }
  /** Why the table isn't available; undefined if it is. */
  get gone(): Gone | undefined {
    return this.#gone;
  }
  get events(): readonly EventBatch[] {
    return this.#events;
  }
  get missed(): Missed | undefined {
    return this.#missed;
  }
  /** The move that has been sent and isn't acknowledged yet. */
  get sending(): { readonly move: unknown } | undefined {
    return this.#underway;
  }

  /** Calls `listener` after each change of anything above. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.#changed.add(listener);
  }

  /**
   * Resolves with the first value other than undefined that `find` returns for the table's state, now or after a change.
   * Rejects if the table is gone or the connection has ended.
   */
  when<T>(find: (state: TableState) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = this.#state && find(this.#state);
        const ended = this.#gone?.code ?? endOf(this.#link.status);
        if (found === undefined && ended === undefined) return;
        for (const remove of removers) remove();
        if (found !== undefined) resolve(found);
        else reject(new Error(ended));
      };
      const removers = [this.#changed.add(check), this.#link.onChange(check)];
      check();
    });
  }

  /** The table's clock now. */
  readonly clock = (): Millis => Math.max(0, Math.round(this.#base.table + this.#watch() - this.#base.here));

  /** Unsubscribes from the table. */
  close(): void {
    this.#leave();
  }

  /** Forgets the missed events: the person has seen them. */
  clearMissed(): void {
    this.#missed = undefined;
    this.#changed.notify();
  }

  /** Counts all events since this version as missed: the person was away from the screen. */
  missedSince(since: Version): void {
    const batches = this.#events.filter(({ version }) => version > since);
    const isAll = batches.length < this.#events.length;
    this.#addMissed({ since, events: batches.flatMap(({ events }) => events), isAll });
    this.#changed.notify();
  }

  do(command: TableCommand): Promise<Sent> {
    return this.#link.command(this.id, command);
  }

  /** Reports that the page has shown this version, to a player's table only. */
  reportShown(version: Version): void {
    const state = this.#state;
    if (state?.you.seat !== undefined && state.info.phase === 'playing') this.#link.shown(this.id, version);
  }

  hint(): Promise<Hinted> {
    return this.#link.hint(this.id);
  }

  /** The game so far, as this person saw it. */
  seen(): Promise<SeenSoFar> {
    return this.#link.seen(this.id);
  }

  /**
   * Plays the move that a person pressed. Refused with `just-changed` if a question went away a moment ago: the press may
   * have been meant for it. In a race (with a `reaction`) the press counts in any case.
   */
  press(move: unknown, how: { readonly reaction?: Millis } = {}): Promise<Sent> {
    const isLate = how.reaction === undefined && this.#watch() - this.#lapsedAt < LAPSE;
    if (isLate && this.#underway?.move !== move) return Promise.resolve({ ok: false, code: 'just-changed' });
    return this.play(move, how);
  }

  /** Plays a move of the offer, with the number of the question that it answers. Not sent twice while it is on its way. */
  play(move: unknown, how: { readonly reaction?: Millis } = {}): Promise<Sent> {
    const underway = this.#underway;
    if (underway !== undefined && underway.move === move) return underway.sent;
    const sent = this.#play(move, how);
    this.#underway = { move, sent };
    this.#changed.notify();
    return sent;
  }

  async #play(move: unknown, how: { readonly reaction?: Millis }): Promise<Sent> {
    const answers = this.#state?.offer.questions[typeOf(move)];
    if (answers !== undefined) this.#answered = answers;
    const sent = await this.do({
      type: 'move',
      move,
      ...(answers === undefined ? {} : { answers }),
      ...(how.reaction === undefined ? {} : { reaction: how.reaction }),
    });
    if (this.#underway?.move === move) {
      this.#underway = undefined;
      this.#changed.notify();
    }
    return sent;
  }

  since(): Version | undefined {
    return this.#isCatchingUp ? this.#lastSeen : this.#state?.version;
  }

  hear(message: TableMessage): void {
    switch (message.type) {
      case 'gone':
        this.#gone = message;
        break;
      case 'sync':
        this.#onSync(message);
        break;
      case 'step':
        this.#onStep(message);
        break;
      case 'marks':
        if (this.#state !== undefined) this.#state = { ...this.#state, marks: message.seats };
        break;
    }
    this.#changed.notify();
  }

  #onSync(message: Extract<TableMessage, { type: 'sync' }>): void {
    this.#setClock(message.now);
    const { version, info, view, chat, comments = [] } = message;
    const since = this.since();
    this.#book = new OfferBook();
    const offer = this.#book.read(message.offer);
    const you = { seat: message.you.seat, isHost: message.you.isHost };
    this.#gone = undefined;
    this.#state = { version, info, you, view, offer, chat, comments };
    if (since !== undefined && message.missed !== undefined) {
      const events = this.#isCatchingUp ? withKnownObjects(this.#events, message.events) : message.events;
      this.#addMissed({ since, events, isAll: message.missed === 'all' });
    }
    if (this.#isFirstSync) this.#events = [];
    // While catching up, the first sync has already added the recent events.
    if (!this.#isCatchingUp) {
      this.#takeBack(message);
      this.#addEvents({ version, at: message.now, isCatchUp: true, events: message.events });
    }
    this.#isCatchingUp = false;
    if (this.#isFirstSync && this.#lastSeen !== undefined && this.#lastSeen < version && message.events.length > 0) {
      this.#isCatchingUp = true;
      this.#link.join(this.id, this);
    }
    this.#isFirstSync = false;
  }

  #onStep(message: Extract<TableMessage, { type: 'step' }>): void {
    const last = this.#state;
    // A step that only some viewers may know about has the same version as the one before.
    if (last === undefined || message.version < last.version) return;
    this.#setClock(message.now);
    const info = message.info ?? last.info;
    const { seat } = last.you;
    // Someone seated is the host if `info` says so; a host who only watches stays one until the next sync.
    const isHost = info.host === undefined ? last.you.isHost : info.host === seat;
    const offer = message.offer === undefined ? last.offer : this.#book.read(message.offer);
    if (this.#watch !== STILL && hasLapsed(last.offer, offer, this.#answered)) this.#lapsedAt = this.#watch();
    this.#state = {
      ...last,
      version: message.version,
      info,
      you: isHost === last.you.isHost ? last.you : { seat, isHost },
      view: patched(last.view, message.view),
      offer,
      chat: message.chat === undefined ? last.chat : [...last.chat, ...message.chat],
      comments: message.comments === undefined ? last.comments : [...last.comments, ...message.comments],
    };
    this.#takeBack(message);
    this.#addEvents({ version: message.version, at: message.now, isCatchUp: false, events: message.events ?? [] });
  }

  /** Adds to what was missed before. After a reconnect some events can come a second time; they are listed once. */
  #addMissed(next: Missed): void {
    if (next.events.length === 0 && next.isAll) return;
    const last = this.#missed;
    const again = new Set(next.events);
    const both = last && {
      since: Math.min(last.since, next.since),
      events: [...last.events.filter((event) => !again.has(event)), ...next.events],
      isAll: last.isAll && next.isAll,
    };
    this.#missed = both ?? next;
  }

  /** Removes the last `undone` events. The empty catch-up batch ends an animation of them. */
  #takeBack({ undone = 0, version, now: at }: { undone?: number; version: Version; now: Millis }): void {
    if (undone === 0) return;
    const { kept, removed } = withoutLast(this.#events, undone);
    this.#events = [...kept, { version, at, isCatchUp: true, events: [] }];
    if (this.#missed === undefined) return;
    const events = this.#missed.events.filter((event) => !removed.has(event));
    this.#missed = events.length === 0 && this.#missed.isAll ? undefined : { ...this.#missed, events };
  }

  #addEvents(next: EventBatch): void {
    if (next.events.length > 0) this.#events = [...this.#events.slice(1 - MAX_BATCHES), next];
  }

  #setClock(now: Millis): void {
    this.#base = { table: now, here: this.#watch() };
  }
}

const endOf = (status: ConnectionStatus): string | undefined =>
  status.type === 'refused' ? status.code : status.type === 'closed' ? 'closed' : undefined;
