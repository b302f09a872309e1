import type { ServerMessage } from '@saloon/protocol';

/** A message with the result of a request, named by its id. */
export type Reply = Extract<
  ServerMessage,
  {
    type:
      | 'opened'
      | 'match-waiting'
      | 'revoked'
      | 'push-subscribed'
      | 'push-unsubscribed'
      | 'done'
      | 'hint'
      | 'seen'
      | 'refused';
  }
>;

/** A message for which the server sends a `Reply`. */
export type Request = { readonly type: string; readonly id: string };

/** The requests that have no reply yet, each with a unique id. */
export class Requests {
  readonly #pending = new Map<string, { readonly request: Request; readonly settle: (reply: Reply) => void }>();
  readonly #prefix: string;
  #count = 0;

  constructor(random: () => number) {
    this.#prefix = Math.floor(random() * 36 ** 8).toString(36);
  }

  /** In the order in which they were made. */
  get unanswered(): readonly Request[] {
    return [...this.#pending.values()].map(({ request }) => request);
  }

  nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  add(request: Request): Promise<Reply> {
    return new Promise((settle) => this.#pending.set(request.id, { request, settle }));
  }

  /** Ignores a second reply to the same request. */
  settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.settle(reply);
  }
}
