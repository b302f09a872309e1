import type { ClientMessage, TableId } from '@saloon/protocol';
import { Listeners } from './listeners.ts';
import type { Reply, Request } from './requests.ts';

export type MatchRequest = Omit<Extract<ClientMessage, { type: 'find-match' }>, 'type' | 'id'>;

/** This person's part in the shuffle: a new seal for each search, bound to the table that it leads to. */
export type Seals = { newSeal(): string; bind(table: TableId, seal: string): void };

export type MatchState =
  /** `estimate` is in milliseconds, if this server has measured it. `after` is the table of a match that was called off. */
  | {
      readonly type: 'waiting';
      readonly request: MatchRequest;
      readonly estimate?: number | undefined;
      readonly after?: TableId | undefined;
    }
  | { readonly type: 'found'; readonly request: MatchRequest; readonly table: TableId }
  | { readonly type: 'refused'; readonly request: MatchRequest; readonly code: string }
  | { readonly type: 'ended-elsewhere'; readonly request: MatchRequest };

/** The search for other players. It goes on across reconnects until a table is found or it is canceled. */
export class QuickMatch {
  readonly #ask: (messageOf: (id: string) => Request) => Promise<Reply>;
  readonly #send: (message: ClientMessage) => void;
  readonly #listeners = new Listeners();
  #state: MatchState | undefined;
  #seals: Seals | undefined;

  constructor(ask: (messageOf: (id: string) => Request) => Promise<Reply>, send: (message: ClientMessage) => void) {
    this.#ask = ask;
    this.#send = send;
  }

  /** Undefined while this person isn't looking for anybody. */
  get state(): MatchState | undefined {
    return this.#state;
  }

  /** Calls `listener` after each change. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  find(wish: MatchRequest, seals?: Seals): void {
    this.#seals = seals;
    this.#find(wish, undefined);
  }

  #find(wish: MatchRequest, after: TableId | undefined): void {
    const request = this.#seals === undefined ? wish : { ...wish, seal: this.#seals.newSeal() };
    this.#set({ type: 'waiting', request, after });
    void this.#request(request);
  }

  /** Not everyone came to the table. With `again`, this person did, and looks again as the first in the queue. */
  calledOff(table: TableId, again: MatchRequest | undefined): void {
    if (again !== undefined) this.#find(again, table);
    else if (this.#state?.type === 'found' && this.#state.table === table) this.#set(undefined);
  }

  /** On another connection this person has canceled, or looks for another game. */
  endedElsewhere(): void {
    if (this.#state?.type === 'waiting') this.#set({ type: 'ended-elsewhere', request: this.#state.request });
  }

  cancel(): void {
    if (this.#state?.type === 'waiting') this.#send({ type: 'leave-match' });
    this.#set(undefined);
  }

  found(table: TableId): void {
    if (this.#state === undefined) return;
    const { request } = this.#state;
    if (request.seal !== undefined) this.#seals?.bind(table, request.seal);
    this.#set({ type: 'found', request, table });
  }

  /** The server forgets who waits when they disconnect. */
  onConnected(): void {
    if (this.#state?.type === 'waiting') void this.#request(this.#state.request);
  }

  async #request(request: MatchRequest): Promise<void> {
    const reply = await this.#ask((id) => ({ type: 'find-match', id, ...request }));
    if (this.#state?.type !== 'waiting' || this.#state.request !== request) return;
    if (reply.type === 'match-waiting') this.#set({ ...this.#state, estimate: reply.estimate });
    else if (reply.type === 'refused') this.#set({ type: 'refused', request, code: reply.code });
  }

  #set(state: MatchState | undefined): void {
    this.#state = state;
    this.#listeners.notify();
  }
}
