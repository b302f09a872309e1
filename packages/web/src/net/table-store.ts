import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis, Seat } from '@saloon/kernel';
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
import { hasLapsed, LAPSE } from './lapse.ts';
import type { Gone, Hinted, Listener, SeenSoFar, TableLink, TableMessage } from './link.ts';
import { asTold, type EventBatch, type Sent, withoutLast } from './told.ts';

/** A joined table as this viewer may know it. */
export type TableState = {
  readonly version: Version;
  readonly info: TableInfo;
  readonly you: { readonly seat: Seat | undefined; readonly isHost: boolean };
  readonly view: unknown;
  readonly offer: Offer;
  readonly chat: readonly ChatLine[];
  /** What was remarked on the finished game. */
  readonly comments: readonly Comment[];
  /** For the host: the seats of people with inhuman reaction times. */
  readonly marks?: readonly Seat[];
};

/** What happened while this person did not look: after which version, and whether `events` are all of it. */
export type Missed = { readonly since: Version; readonly events: readonly unknown[]; readonly isAll: boolean };

/** How many batches a table keeps for its log and for the scene. */
const BATCHES = 400;
const SLOW: Millis = 1000;

/** The wall clock of this page. */
export type Stopwatch = () => Millis;

/** One that stands still: at the table of a lesson time goes on with what is played, not by itself, and nobody is late. */
export const STILL: Stopwatch = () => 0;

/** Signals of one joined table, fed by its `sync` and `step` messages, and the door for what this person does there. */
export class TableStore implements Listener {
  readonly id: TableId;
  readonly #link: TableLink;
  readonly #watch: Stopwatch;
  readonly #state = signal<TableState | undefined>(undefined);
  readonly #gone = signal<Gone | undefined>(undefined);
  readonly #events = signal<readonly EventBatch[]>([]);
  readonly #missed = signal<Missed | undefined>(undefined);
  /** The version that was looked at when this browser was last here. */
  readonly #lastLook: Version | undefined;
  readonly #sending = signal<{ readonly move: unknown; readonly isSlow: boolean } | undefined>(undefined);
  readonly #now = signal<Millis>(0);
  readonly #leave: () => void;
  #base = { table: 0, here: 0 };
  #book = new OfferBook();
  #hasBeenHere = false;
  #underway: { readonly move: unknown; readonly sent: Promise<Sent> } | undefined;
  /** The question that was answered last. */
  #answered: number | undefined;
  /** When a question went away that was not answered, by this page's clock. */
  #lapsedAt = Number.NEGATIVE_INFINITY;
  /** Is what was missed since the last look asked for? The first sync has only what happened lately. */
  #isLookingBack = false;

  constructor(id: TableId, link: TableLink, watch: Stopwatch, lastLook?: Version) {
    this.id = id;
    this.#lastLook = lastLook;
    this.#link = link;
    this.#watch = watch;
    this.#leave = link.join(id, this);
  }

  readonly line = computed(() => this.#link.line.value);
  get state(): ReadonlySignal<TableState | undefined> {
    return this.#state;
  }
  /** Why there is no such table any more. */
  get gone(): ReadonlySignal<Gone | undefined> {
    return this.#gone;
  }
  get events(): ReadonlySignal<readonly EventBatch[]> {
    return this.#events;
  }
  /** What happened while nobody looked; nothing once it has been seen. */
  get missed(): ReadonlySignal<Missed | undefined> {
    return this.#missed;
  }
  get sending(): ReadonlySignal<{ readonly move: unknown; readonly isSlow: boolean } | undefined> {
    return this.#sending;
  }
  get now(): ReadonlySignal<Millis> {
    return this.#now;
  }

  /** The table's clock at this very moment. */
  readonly clock = (): Millis => Math.max(0, Math.round(this.#base.table + this.#watch() - this.#base.here));

  /** Moves the clock that is drawn; the page calls it four times a second. */
  tick(): void {
    this.#now.value = this.clock();
  }

  seenMissed(): void {
    this.#missed.value = undefined;
  }

  /** Stops hearing the table. */
  close(): void {
    this.#leave();
  }

  do(command: TableCommand): Promise<Sent> {
    return this.#link.command(this.id, command);
  }

  hint(): Promise<Hinted> {
    return this.#link.hint(this.id);
  }

  /** The game so far, as this person saw it. */
  seen(): Promise<SeenSoFar> {
    return this.#link.seen(this.id);
  }

  /** Nobody has looked since this version, though the table was heard: what has come is told as missed. */
  missedSince(since: Version): void {
    const batches = this.#events.peek().filter(({ version }) => version > since);
    const isAll = batches.length < this.#events.peek().length;
    this.#miss({ since, events: batches.flatMap(({ events }) => events), isAll });
  }

  /** Plays a move, with the number of the question it answers. One of the offer that is on its way is not sent twice. */
  send(move: unknown, how: { readonly reaction?: Millis } = {}): Promise<Sent> {
    const underway = this.#underway;
    if (underway !== undefined && underway.move === move) return underway.sent;
    // In a race the press itself counts, and nothing stands in its place.
    if (how.reaction === undefined && this.#watch() - this.#lapsedAt < LAPSE) {
      return Promise.resolve({ ok: false, code: 'just-changed' });
    }
    const sent = this.#play(move, how);
    this.#underway = { move, sent };
    return sent;
  }

  async #play(move: unknown, how: { readonly reaction?: Millis }): Promise<Sent> {
    const answers = this.#state.peek()?.offer.questions[typeOf(move)];
    if (answers !== undefined) this.#answered = answers;
    const sending = { move, isSlow: false };
    this.#sending.value = sending;
    const slow = setTimeout(() => {
      if (this.#sending.peek() === sending) this.#sending.value = { move, isSlow: true };
    }, SLOW);
    const sent = await this.do({
      type: 'move',
      move,
      ...(answers === undefined ? {} : { answers }),
      ...(how.reaction === undefined ? {} : { reaction: how.reaction }),
    });
    clearTimeout(slow);
    if (this.#sending.peek()?.move === move) this.#sending.value = undefined;
    if (this.#underway?.move === move) this.#underway = undefined;
    return sent;
  }

  since(): Version | undefined {
    return this.#isLookingBack ? this.#lastLook : this.#state.peek()?.version;
  }

  hear(message: TableMessage): void {
    switch (message.type) {
      case 'gone':
        this.#gone.value = message;
        return;
      case 'sync':
        return this.#sync(message);
      case 'step':
        return this.#step(message);
      case 'marks': {
        const state = this.#state.peek();
        if (state !== undefined) this.#state.value = { ...state, marks: message.seats };
        return;
      }
    }
  }

  #sync(message: Extract<TableMessage, { type: 'sync' }>): void {
    this.#setClock(message.now);
    const { version, info, view, chat, comments = [] } = message;
    const since = this.since();
    this.#book = new OfferBook();
    const offer = this.#book.read(message.offer);
    const you = { seat: message.you.seat, isHost: message.you.isHost };
    batch(() => {
      this.#gone.value = undefined;
      this.#state.value = { version, info, you, view, offer, chat, comments };
      if (since !== undefined && message.missed !== undefined) {
        const events = this.#isLookingBack ? asTold(this.#events.peek(), message.events) : message.events;
        this.#miss({ since, events, isAll: message.missed === 'all' });
      }
      if (!this.#hasBeenHere) this.#events.value = [];
      // What is missed since the last look has been told lately, in the first sync.
      if (!this.#isLookingBack) {
        this.#takeBack(message);
        this.#add({ version, at: message.now, isCatchUp: true, events: message.events });
      }
    });
    this.#isLookingBack = false;
    if (!this.#hasBeenHere && this.#lastLook !== undefined && this.#lastLook < version && message.events.length > 0) {
      this.#isLookingBack = true;
      this.#link.join(this.id, this);
    }
    this.#hasBeenHere = true;
  }

  #step(message: Extract<TableMessage, { type: 'step' }>): void {
    const last = this.#state.peek();
    // A step that not everybody may know of carries the version of the last one.
    if (last === undefined || message.version < last.version) return;
    this.#setClock(message.now);
    const info = message.info ?? last.info;
    const { seat } = last.you;
    // Whoever has a seat is the host by it; a host who only watches stays one until told otherwise.
    const isHost = info.host === undefined ? last.you.isHost : info.host === seat;
    const offer = message.offer === undefined ? last.offer : this.#book.read(message.offer);
    if (this.#watch !== STILL && hasLapsed(last.offer, offer, this.#answered)) this.#lapsedAt = this.#watch();
    batch(() => {
      this.#state.value = {
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
      this.#add({ version: message.version, at: message.now, isCatchUp: false, events: message.events ?? [] });
    });
  }

  /** What was missed before and not looked at yet stays with it. A line that broke while nobody looked has told some of it: nothing is told twice. */
  #miss(next: Missed): void {
    if (next.events.length === 0 && next.isAll) return;
    const last = this.#missed.peek();
    const again = new Set(next.events);
    const both = last && {
      since: Math.min(last.since, next.since),
      events: [...last.events.filter((event) => !again.has(event)), ...next.events],
      isAll: last.isAll && next.isAll,
    };
    this.#missed.value = both ?? next;
  }

  /** The last so many events are void. An empty batch to catch up with ends what the table still shows of them. */
  #takeBack({ undone = 0, version, now: at }: { undone?: number; version: Version; now: Millis }): void {
    if (undone === 0) return;
    const { kept, cut } = withoutLast(this.#events.peek(), undone);
    this.#events.value = [...kept, { version, at, isCatchUp: true, events: [] }];
    const missed = this.#missed.peek();
    if (missed === undefined) return;
    const events = missed.events.filter((event) => !cut.has(event));
    this.#missed.value = events.length === 0 && missed.isAll ? undefined : { ...missed, events };
  }

  #add(next: EventBatch): void {
    if (next.events.length > 0) this.#events.value = [...this.#events.peek().slice(1 - BATCHES), next];
  }

  #setClock(now: Millis): void {
    this.#base = { table: now, here: this.#watch() };
    this.#now.value = now;
  }
}

const typeOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' ? move.type : '';
