import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type ConnectionStatus,
  type EventBatch,
  type Gone,
  type Hinted,
  JoinedTable,
  type Missed,
  type Now,
  type SeenSoFar,
  type Sent,
  type TableLink,
  type TableState,
} from '@saloon/client';
import type { Millis } from '@saloon/kernel';
import type { TableCommand, TableId, Version } from '@saloon/protocol';

/** A move that isn't acknowledged after this time is shown as slow. */
const SLOW_MS = 1000;

type Sending = { readonly move: unknown; readonly isSlow: boolean };

/** A joined table as signals, for the page. */
export class TableStore {
  readonly id: TableId;
  readonly #joined: JoinedTable;
  readonly #status: Signal<ConnectionStatus>;
  readonly #state = signal<TableState | undefined>(undefined);
  readonly #gone = signal<Gone | undefined>(undefined);
  readonly #events = signal<readonly EventBatch[]>([]);
  readonly #missed = signal<Missed | undefined>(undefined);
  readonly #sending = signal<Sending | undefined>(undefined);
  readonly #now = signal<Millis>(0);
  readonly #shown = signal<Version>(0);
  readonly #unsubscribe: () => void;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: TableId, link: TableLink, now: Now, lastSeen?: Version, as?: 'screen') {
    this.id = id;
    this.#status = signal(link.status);
    this.#unsubscribe = link.onChange(() => {
      this.#status.value = link.status;
    });
    this.#joined = new JoinedTable(id, link, now, lastSeen, as);
    this.#joined.onChange(() => this.#update());
    this.#update();
  }

  get status(): ReadonlySignal<ConnectionStatus> {
    return this.#status;
  }
  get state(): ReadonlySignal<TableState | undefined> {
    return this.#state;
  }
  /** Why the table isn't available; undefined if it is. */
  get gone(): ReadonlySignal<Gone | undefined> {
    return this.#gone;
  }
  get events(): ReadonlySignal<readonly EventBatch[]> {
    return this.#events;
  }
  /** The version that the page has shown. It follows that of `state`. */
  get shown(): ReadonlySignal<Version> {
    return this.#shown;
  }
  get missed(): ReadonlySignal<Missed | undefined> {
    return this.#missed;
  }
  get sending(): ReadonlySignal<Sending | undefined> {
    return this.#sending;
  }
  /** The table's clock when `tick` was last called. */
  get now(): ReadonlySignal<Millis> {
    return this.#now;
  }

  /** The table's clock now. */
  readonly clock = (): Millis => this.#joined.clock();

  /** Updates `now`; the page calls it four times a second. */
  tick(): void {
    this.#now.value = this.clock();
  }

  /** The page shows this version now. */
  noteShown(version: Version): void {
    if (version === this.#shown.peek()) return;
    this.#shown.value = version;
    this.#joined.reportShown(version);
  }

  clearMissed(): void {
    this.#joined.clearMissed();
  }

  missedSince(since: Version): void {
    this.#joined.missedSince(since);
  }

  close(): void {
    this.#joined.close();
    this.#unsubscribe();
  }

  do(command: TableCommand): Promise<Sent> {
    return this.#joined.do(command);
  }

  hint(): Promise<Hinted> {
    return this.#joined.hint();
  }

  seen(): Promise<SeenSoFar> {
    return this.#joined.seen();
  }

  /** Plays the move that this person pressed. */
  send(move: unknown, how: { readonly reaction?: Millis } = {}): Promise<Sent> {
    return this.#joined.press(move, how);
  }

  #update(): void {
    const { state, gone, events, missed, sending } = this.#joined;
    batch(() => {
      if (state !== this.#state.peek()) this.tick();
      this.#state.value = state;
      this.#gone.value = gone;
      this.#events.value = events;
      this.#missed.value = missed;
      this.#updateSending(sending);
    });
  }

  #updateSending(sending: { readonly move: unknown } | undefined): void {
    if (sending?.move === this.#sending.peek()?.move) return;
    clearTimeout(this.#slowTimer);
    this.#sending.value = sending && { move: sending.move, isSlow: false };
    if (sending === undefined) return;
    this.#slowTimer = setTimeout(() => {
      this.#sending.value = { move: sending.move, isSlow: true };
    }, SLOW_MS);
  }
}
