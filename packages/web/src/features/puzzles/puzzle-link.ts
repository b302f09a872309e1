import { batch, signal } from '@preact/signals';
import {
  type ConnectionStatus,
  type Hinted,
  type Opened,
  type SeenSoFar,
  STILL,
  type TableLink,
  type TableListener,
  type TableMessage,
} from '@saloon/client';
import { type ServerMessage, type TableCommand, type TableId, tableId } from '@saloon/protocol';
import type { Sent } from '../../core/games/contract.ts';
import type { PuzzleAsk, PuzzleReply, PuzzleVerdict } from '../../local/puzzle-worker-contract.ts';
import { TableStore } from '../../net/table-store.ts';
import { keyOf } from './progress.ts';

/** The part of `Worker` that we use. Tests pass their own. */
export interface PuzzleWorker {
  postMessage(ask: PuzzleAsk): void;
  onmessage: ((event: { readonly data: PuzzleReply }) => void) | null;
}

export type PuzzleHint = Pick<PuzzleReply & { type: 'hint' }, 'theme' | 'good'>;
export type PuzzleFrom = Pick<PuzzleReply & { type: 'recording' }, 'file' | 'after' | 'seat'>;

/** What the worker has said of the puzzle so far. */
export type PuzzleState = {
  /** The puzzle, as in `keyOf`. */
  readonly key: string;
  /** Counts the tables: the same puzzle may be laid again. */
  readonly n: number;
  readonly type: 'loading' | 'open' | 'missing' | 'unreachable';
  readonly store?: TableStore;
  /** The best move is being shown. */
  readonly isShown: boolean;
  readonly hint?: PuzzleHint;
  readonly verdict?: PuzzleVerdict;
};

const REFUSED = { ok: false, code: 'lesson-not-asked' } as const;

/** Puzzles in a worker, one at a time. To the page each is an ordinary table. */
export class PuzzleLink implements TableLink {
  readonly status: ConnectionStatus = { type: 'online' };
  readonly state = signal<PuzzleState>({ key: '', n: 0, type: 'loading', isShown: false });
  readonly #worker: PuzzleWorker;
  readonly #waiting = new Map<number, (sent: Sent) => void>();
  #onRecording: ((from: PuzzleFrom) => void) | undefined;
  #listener: TableListener | undefined;
  #sync: ServerMessage | undefined;
  #commands = 0;
  #tables = 0;

  constructor(worker: PuzzleWorker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
  }

  /** Loads the puzzles of a game, so that the first one opens sooner. */
  warm(game: string): void {
    this.#worker.postMessage({ type: 'load', game });
  }

  /** Lays the table of a puzzle. Replies about an earlier one are ignored from now on. */
  lay(game: string, id: string, name: string): void {
    const n = this.#next(keyOf({ game, id }), false);
    this.#worker.postMessage({ type: 'open', n, game, id, name });
  }

  /** Lays the same table again and plays the best move there. */
  show(): void {
    const { key, verdict } = this.state.peek();
    const n = this.#next(key, true);
    if (verdict !== undefined) this.state.value = { ...this.state.peek(), verdict };
    this.#worker.postMessage({ type: 'show', n });
  }

  hintPlease(): void {
    this.#worker.postMessage({ type: 'hint', n: this.#tables });
  }

  recording(): Promise<PuzzleFrom> {
    return new Promise((settle) => {
      this.#onRecording = settle;
      this.#worker.postMessage({ type: 'recording', n: this.#tables });
    });
  }

  onChange(): () => void {
    return () => {};
  }
  open(): Promise<Opened> {
    return Promise.resolve(REFUSED);
  }
  hint(): Promise<Hinted> {
    return Promise.resolve(REFUSED);
  }
  seen(): Promise<SeenSoFar> {
    return Promise.resolve(REFUSED);
  }
  shown(): void {}
  tryNow(): void {}

  join(_table: TableId, listener: TableListener): () => void {
    this.#listener = listener;
    if (this.#sync !== undefined) listener.hear(this.#sync as TableMessage);
    return () => {};
  }

  command(_table: TableId, command: TableCommand): Promise<Sent> {
    this.#commands += 1;
    const id = this.#commands;
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#worker.postMessage({ type: 'do', n: this.#tables, id, command });
    });
  }

  #next(key: string, isShown: boolean): number {
    this.#tables += 1;
    this.#listener = undefined;
    this.state.value = { key, n: this.#tables, type: 'loading', isShown };
    return this.#tables;
  }

  #hear(reply: PuzzleReply): void {
    if (reply.n !== this.#tables) return;
    const state = this.state.peek();
    switch (reply.type) {
      case 'opened':
        return this.#opened(reply);
      case 'missing':
      case 'unreachable':
        this.state.value = { ...state, type: reply.type };
        return;
      case 'answered': {
        const { answer } = reply;
        this.#tell(reply.messages);
        this.#waiting.get(reply.id)?.(answer.ok ? { ok: true } : { ok: false, code: answer.code });
        this.#waiting.delete(reply.id);
        return;
      }
      case 'verdict':
        this.state.value = { ...state, verdict: reply.verdict };
        return;
      case 'hint':
        this.state.value = { ...state, hint: reply };
        return;
      case 'recording':
        return this.#onRecording?.(reply);
    }
  }

  #opened({ sync, messages }: PuzzleReply & { type: 'opened' }): void {
    batch(() => {
      this.#sync = sync;
      const store = new TableStore(tableId('puzzle'), this, STILL);
      this.state.value = { ...this.state.peek(), type: 'open', store };
      this.#tell(messages);
    });
  }

  #tell(messages: readonly string[]): void {
    for (const text of messages) this.#listener?.hear(JSON.parse(text) as TableMessage);
  }
}

let kept: PuzzleLink | undefined;

/** The puzzles of this page. The worker stays, with the positions that it has loaded. */
export function puzzleLink(): PuzzleLink {
  const start = () =>
    new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module', name: 'puzzle' }) as PuzzleWorker;
  kept ??= new PuzzleLink(start());
  return kept;
}
