import type { Seat } from '@saloon/kernel';
import { type Offer, OfferBook, patched, type ServerMessage, type TableId } from '@saloon/protocol';
import type { Entry } from '@saloon/table';
import type { OpenMove } from '../../core/games/around.ts';
import type { Asked, PassReply, PassRequest } from './contract.ts';
import { PassHost } from './host.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type PlayHow = { readonly answers?: number; readonly touchedAt?: number; readonly startedAt?: number };

type Unnumbered<Request> = Request extends { readonly view: number } ? Omit<Request, 'view'> : Request;

/** A host whose clock the test turns, and the page that hears it. */
export class PassDevice {
  readonly log: Map<TableId, Entry[]>;
  readonly replies: PassReply[] = [];
  readonly host: PassHost;
  time = 0;
  holder: Seat | undefined;
  asked: Asked | undefined;
  view: unknown;
  offer: Offer = { moves: [], questions: {} };
  info: Extract<ServerMessage, { type: 'sync' }>['info'] | undefined;
  openMoves: readonly (readonly OpenMove[])[] = [];
  #book = new OfferBook();
  readonly #timers = new Set<{ readonly at: number; readonly act: () => void }>();
  #digit = 0;
  #ids = 0;
  #views = 0;

  constructor(log = new Map<TableId, Entry[]>()) {
    this.log = log;
    this.host = new PassHost({
      tell: (reply) => this.#hear(copied(reply)),
      now: () => this.time,
      wall: () => this.time,
      after: (milliseconds, act) => {
        const timer = { at: this.time + milliseconds, act };
        this.#timers.add(timer);
        return () => this.#timers.delete(timer);
      },
      randomHex: (digits) => {
        this.#digit += 1;
        return String(this.#digit).padStart(digits, '0');
      },
      log: {
        append: (table, seq, entries) => {
          const kept = log.get(table) ?? [];
          kept.splice(seq, entries.length, ...copied(entries));
          log.set(table, kept);
        },
        read: async (table) => copied(log.get(table) ?? []),
      },
    });
  }

  /** Numbers its own requests for a view. */
  async ask(request: Unnumbered<PassRequest>): Promise<void> {
    this.#views += 1;
    await this.host.hear({ view: this.#views, ...request } as PassRequest);
  }

  async play(seat: Seat, move: unknown, how: PlayHow = {}): Promise<PassReply & { type: 'answer' }> {
    this.#ids += 1;
    const { answers = this.offer.questions[(move as { readonly type: string }).type], ...touch } = how;
    const command = { type: 'move', move, ...(answers === undefined ? {} : { answers }) } as const;
    await this.ask({ type: 'do', id: this.#ids, seat, command, ...touch });
    const answer = this.replies.findLast((reply) => reply.type === 'answer');
    if (answer?.type !== 'answer') throw new Error('Cannot play: the host did not answer');
    return answer;
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = [...this.#timers].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }

  #hear(reply: PassReply): void {
    this.replies.push(reply);
    if (reply.type === 'asked') this.asked = reply.asked;
    if (reply.type === 'open-moves') this.openMoves = reply.moves;
    if (reply.type === 'view' && reply.sync.type === 'sync') {
      ({ holder: this.holder, asked: this.asked } = reply);
      this.#book = new OfferBook();
      this.view = reply.sync.view;
      this.info = reply.sync.info;
      this.offer = this.#book.read(reply.sync.offer);
    }
    if (reply.type !== 'step') return;
    const step = JSON.parse(reply.text) as Extract<ServerMessage, { type: 'step' }>;
    this.view = patched(this.view, step.view);
    this.info = step.info ?? this.info;
    if (step.offer !== undefined) this.offer = this.#book.read(step.offer);
  }
}
