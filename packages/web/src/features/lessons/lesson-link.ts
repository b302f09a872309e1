import { batch, type ReadonlySignal, signal } from '@preact/signals';
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
import type { Lesson } from '@saloon/kernel';
import { type ServerMessage, type TableCommand, type TableId, tableId } from '@saloon/protocol';
import type { Sent } from '../../core/games/contract.ts';
import type { LessonMoment, LessonReply, LessonRequest } from '../../local/lesson-worker-contract.ts';
import { TableStore } from '../../net/table-store.ts';

/** The part of `Worker` that we use. Tests pass their own. */
export interface LessonWorker {
  postMessage(request: LessonRequest): void;
  terminate(): void;
  onmessage: ((event: { readonly data: LessonReply }) => void) | null;
  onerror: (() => void) | null;
}

export const lessonWorker = (): LessonWorker =>
  new Worker(new URL('../../local/worker.ts', import.meta.url), {
    type: 'module',
    name: 'lesson',
  }) as unknown as LessonWorker;

const REFUSED = { ok: false, code: 'lesson-not-asked' } as const;

/** A lesson in a worker, with its table. To the page it is a table like any other. */
export class LessonLink implements TableLink {
  readonly status: ConnectionStatus = { type: 'online' };
  readonly #moment = signal<LessonMoment | undefined>(undefined);
  readonly #store = signal<TableStore | undefined>(undefined);
  readonly #isBroken = signal(false);
  readonly #tutor: LessonWorker;
  readonly #waiting = new Map<number, (sent: Sent) => void>();
  #listener: TableListener | undefined;
  #sync: ServerMessage | undefined;
  #commands = 0;

  constructor(tutor: LessonWorker, lesson: Lesson, pupil: Omit<LessonRequest & { type: 'begin' }, 'type' | 'lesson'>) {
    this.#tutor = tutor;
    tutor.onmessage = ({ data }) => this.#hear(data);
    tutor.onerror = () => {
      this.#isBroken.value = true;
    };
    tutor.postMessage({ type: 'begin', lesson, ...pupil });
  }

  get moment(): ReadonlySignal<LessonMoment | undefined> {
    return this.#moment;
  }
  /** The table of the current run. */
  get store(): ReadonlySignal<TableStore | undefined> {
    return this.#store;
  }
  get isBroken(): ReadonlySignal<boolean> {
    return this.#isBroken;
  }

  next(): void {
    this.#tutor.postMessage({ type: 'next' });
  }
  show(): void {
    this.#tutor.postMessage({ type: 'show' });
  }
  toChapter(chapter: number): void {
    this.#tutor.postMessage({ type: 'chapter', chapter });
  }
  close(): void {
    this.#tutor.terminate();
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
      this.#tutor.postMessage({ type: 'do', id, command });
    });
  }

  /** Guide and table change together: the highlight must not appear before the guide lets the player act. */
  #hear({ moment, sync, messages, answered }: LessonReply): void {
    batch(() => {
      this.#moment.value = moment;
      if (sync !== undefined) {
        this.#sync = sync;
        this.#store.value = new TableStore(tableId('lesson'), this, STILL);
      }
      for (const text of messages) this.#listener?.hear(JSON.parse(text) as TableMessage);
    });
    if (answered === undefined) return;
    const { answer } = answered;
    this.#waiting.get(answered.id)?.(answer.ok ? { ok: true } : { ok: false, code: answer.code });
    this.#waiting.delete(answered.id);
  }
}
