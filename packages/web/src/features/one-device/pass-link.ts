import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type {
  ConnectionStatus,
  Gone,
  Hinted,
  Opened,
  SeenSoFar,
  Sent,
  TableLink,
  TableListener,
  TableMessage,
} from '@saloon/client';
import type { Seat } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, Version } from '@saloon/protocol';
import type { OpenMove } from '../../core/games/around.ts';
import { forgetSaid } from '../../kit/toast.tsx';
import type { Asked, PassOpening, PassReply, PassRequest } from '../../local/pass-worker/contract.ts';
import { listenForUnsaved } from '../../local/unsaved-notice.ts';
import { TableStore } from '../../net/table-store.ts';

/** The part of `Worker` that we use. Tests pass their own. */
export interface PassWorker {
  postMessage(request: PassRequest): void;
  onmessage: ((event: { readonly data: PassReply }) => void) | null;
  onerror: (() => void) | null;
}

/** See `PassRequest`. */
type Touch = Pick<Extract<PassRequest, { type: 'do' }>, 'touchedAt' | 'startedAt'>;

/** What the device shows: a player's view, or the public one if `holder` is undefined. */
export type SeenTable = { readonly store: TableStore; readonly holder: Seat | undefined };

const REFUSED = { ok: false, code: 'not-seated' } as const;

/**
 * The tables on this device, in their worker. Every change of hands makes a new store, so nothing that one player saw is
 * kept for the next.
 */
export class PassLink implements TableLink {
  readonly status: ConnectionStatus = { type: 'online' };
  readonly #worker: PassWorker;
  readonly #current = signal<SeenTable | undefined>(undefined);
  readonly #asked = signal<Asked | undefined>(undefined);
  readonly #openMoves = signal<readonly (readonly OpenMove[])[]>([]);
  readonly #gone = signal<Gone | undefined>(undefined);
  readonly #isBroken = signal(false);
  readonly #answers = new Map<number, (reply: PassReply) => void>();
  #table: TableId | undefined;
  #sync: ServerMessage | undefined;
  #listener: TableListener | undefined;
  #ids = 0;
  /** The number of the last view that was asked for: an answer to an older request isn't shown. */
  #view = 0;

  constructor(worker: PassWorker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => {
      this.#isBroken.value = true;
    };
  }

  /** Undefined while the device changes hands. */
  get current(): ReadonlySignal<SeenTable | undefined> {
    return this.#current;
  }
  /** The player whom the table waits for. */
  get asked(): ReadonlySignal<Asked | undefined> {
    return this.#asked;
  }
  /** The moves of each seat that need no look at a hand. */
  get openMoves(): ReadonlySignal<readonly (readonly OpenMove[])[]> {
    return this.#openMoves;
  }
  get gone(): ReadonlySignal<Gone | undefined> {
    return this.#gone;
  }
  get isBroken(): ReadonlySignal<boolean> {
    return this.#isBroken;
  }

  async openTable(opening: PassOpening): Promise<Opened> {
    const reply = await this.#request((id) => ({ type: 'open', id, opening }));
    if (reply.type === 'opened') return { ok: true, table: reply.table };
    return reply.type === 'refused' ? { ok: false, code: reply.code, at: reply.at } : REFUSED;
  }

  enter(table: TableId, openMoves: readonly string[] = []): void {
    this.#table = table;
    this.#change((view) => ({ type: 'join', view, table, openMoves }));
  }

  leave(): void {
    this.#table = undefined;
    this.#drop();
    this.#worker.postMessage({ type: 'leave' });
  }

  /** This player has the device now. */
  show(seat: Seat): void {
    this.#change((view) => ({ type: 'show', view, seat }));
  }

  /** Drops the player's view at once. The public one follows. */
  hide(): void {
    this.#change((view) => ({ type: 'hide', view }));
  }

  again(): void {
    this.#worker.postMessage({ type: 'again' });
  }

  /** A move of this seat. `touch` says when the glass was touched, where that decides. */
  async act(seat: Seat, command: TableCommand, touch: Touch = {}): Promise<Sent> {
    const reply = await this.#request((id) => ({
      type: 'do',
      id,
      seat,
      command,
      ...touch,
    }));
    if (reply.type !== 'answer') return REFUSED;
    return reply.answer.ok ? { ok: true } : { ok: false, code: reply.answer.code };
  }

  onChange(): () => void {
    return () => {};
  }
  open(): Promise<Opened> {
    return Promise.resolve(REFUSED);
  }
  seen(): Promise<SeenSoFar> {
    return Promise.resolve(REFUSED);
  }
  tryNow(): void {}

  join(_table: TableId, listener: TableListener): () => void {
    this.#listener = listener;
    if (this.#sync !== undefined) listener.hear(this.#sync as TableMessage);
    return () => {};
  }

  command(_table: TableId, command: TableCommand): Promise<Sent> {
    const holder = this.#current.peek()?.holder;
    return holder === undefined ? Promise.resolve(REFUSED) : this.act(holder, command);
  }

  shown(_table: TableId, version: Version): void {
    this.#worker.postMessage({ type: 'shown', version });
  }

  async hint(): Promise<Hinted> {
    const reply = await this.#request((id) => ({ type: 'hint', id }));
    const moves = reply.type === 'hinted' ? reply.moves : undefined;
    return moves === undefined ? { ok: false, code: 'no-hint-now' } : { ok: true, moves };
  }

  #change(requestOf: (view: number) => PassRequest): void {
    this.#drop();
    this.#view += 1;
    this.#worker.postMessage(requestOf(this.#view));
  }

  #drop(): void {
    this.#listener = undefined;
    this.#sync = undefined;
    batch(() => {
      this.#current.value?.store.close();
      this.#current.value = undefined;
      forgetSaid();
    });
  }

  #request(requestOf: (id: number) => PassRequest): Promise<PassReply> {
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((settle) => {
      this.#answers.set(id, settle);
      this.#worker.postMessage(requestOf(id));
    });
  }

  #hear(reply: PassReply): void {
    switch (reply.type) {
      case 'view':
        if (reply.view === this.#view) this.#onView(reply);
        return;
      case 'step':
        return this.#listener?.hear(JSON.parse(reply.text) as TableMessage);
      case 'asked':
        this.#asked.value = reply.asked;
        return;
      case 'open-moves':
        this.#openMoves.value = reply.moves;
        return;
      case 'gone':
        this.#drop();
        this.#gone.value = { code: reply.code };
        return;
      default:
        this.#answers.get(reply.id)?.(reply);
        this.#answers.delete(reply.id);
    }
  }

  #onView({ holder, sync, asked }: Extract<PassReply, { type: 'view' }>): void {
    if (this.#table === undefined) return;
    this.#sync = sync;
    const store = new TableStore(this.#table, this, () => performance.now());
    batch(() => {
      this.#gone.value = undefined;
      this.#asked.value = asked;
      this.#current.value = { store, holder };
    });
  }
}

let link: PassLink | undefined;

/** The worker is started on the first call and serves all tables on this device. */
export function passLink(): PassLink {
  listenForUnsaved();
  link ??= new PassLink(
    new Worker(new URL('../../local/worker.ts', import.meta.url), {
      type: 'module',
      name: 'pass',
    }) as unknown as PassWorker,
  );
  return link;
}
