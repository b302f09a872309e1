import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis, Seat } from '@saloon/kernel';
import {
  type ChatLine,
  type Offer,
  OfferBook,
  patched,
  type TableCommand,
  type TableId,
  type TableInfo,
  type Version,
} from '@saloon/protocol';
import type { EventBatch, Sent } from '../tables/contract.ts';
import type { Gone, Hinted, Listener, TableLink, TableMessage } from './link.ts';

/** A joined table as this viewer may know it. */
export type TableState = {
  readonly version: Version;
  readonly info: TableInfo;
  readonly you: { readonly seat: Seat | undefined; readonly isHost: boolean };
  readonly view: unknown;
  readonly offer: Offer;
  readonly chat: readonly ChatLine[];
};

/** How many batches a table keeps for its log and for the scene. */
const BATCHES = 400;
const SLOW: Millis = 1000;

/** The wall clock of this page. */
export type Stopwatch = () => Millis;

/** Signals of one joined table, fed by its `sync` and `step` messages, and the door for what this person does there. */
export class TableStore implements Listener {
  readonly id: TableId;
  readonly #link: TableLink;
  readonly #watch: Stopwatch;
  readonly #state = signal<TableState | undefined>(undefined);
  readonly #gone = signal<Gone | undefined>(undefined);
  readonly #events = signal<readonly EventBatch[]>([]);
  readonly #missed = signal(0);
  readonly #sending = signal<{ readonly move: unknown; readonly isSlow: boolean } | undefined>(undefined);
  readonly #now = signal<Millis>(0);
  readonly #leave: () => void;
  #base = { table: 0, here: 0 };
  #book = new OfferBook();
  #hasBeenHere = false;

  constructor(id: TableId, link: TableLink, watch: Stopwatch) {
    this.id = id;
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
  /** How many events came at once after a broken line; 0 once they have been seen. */
  get missed(): ReadonlySignal<number> {
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
    this.#missed.value = 0;
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

  /** Plays a move, with the number of the question it answers. */
  async send(move: unknown, how: { readonly reaction?: Millis } = {}): Promise<Sent> {
    const answers = this.#state.peek()?.offer.questions[typeOf(move)];
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
    return sent;
  }

  since(): Version | undefined {
    return this.#state.peek()?.version;
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
    }
  }

  #sync(message: Extract<TableMessage, { type: 'sync' }>): void {
    this.#setClock(message.now);
    const { version, info, view, chat } = message;
    this.#book = new OfferBook();
    const offer = this.#book.read(message.offer);
    const you = { seat: message.you.seat, isHost: message.you.isHost };
    batch(() => {
      this.#gone.value = undefined;
      this.#state.value = { version, info, you, view, offer, chat };
      if (this.#hasBeenHere) this.#missed.value += message.events.length;
      else this.#events.value = [];
      this.#add({ version, at: message.now, isCatchUp: true, events: message.events });
    });
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
    batch(() => {
      this.#state.value = {
        version: message.version,
        info,
        you: isHost === last.you.isHost ? last.you : { seat, isHost },
        view: patched(last.view, message.view),
        offer: message.offer === undefined ? last.offer : this.#book.read(message.offer),
        chat: message.chat === undefined ? last.chat : [...last.chat, ...message.chat],
      };
      this.#add({ version: message.version, at: message.now, isCatchUp: false, events: message.events ?? [] });
    });
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
