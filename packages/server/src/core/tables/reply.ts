import type { TableCommand, TableId, UserId } from '@saloon/protocol';
import type { Answer } from '@saloon/table';
import type { Subscriber } from './subscription.ts';

/** The reply to a request, sent when its result is durable, could not be written, or has to come from another server. */
export interface Reply {
  onCommitted(): void;
  onWriteFailed(): void;
  onMoved(): void;
  /** The user and the id of the request. */
  readonly requestKey?: string;
}

export const requestKeyOf = (user: UserId, id: string): string => `${user} ${id}`;

/** The reply to a command. A class, because one is made for every move and three closures would cost more. */
export class CommandReply implements Reply {
  readonly #to: Subscriber;
  readonly #user: UserId;
  readonly #table: TableId;
  readonly #id: string;
  readonly #command: TableCommand;
  readonly #answer: Answer;

  constructor(to: Subscriber, user: UserId, table: TableId, id: string, command: TableCommand, answer: Answer) {
    this.#to = to;
    this.#user = user;
    this.#table = table;
    this.#id = id;
    this.#command = command;
    this.#answer = answer;
  }

  get requestKey(): string {
    return requestKeyOf(this.#user, this.#id);
  }

  onCommitted(): void {
    const [id, answer] = [this.#id, this.#answer];
    if (!answer.ok) return this.#to.refuse(id, answer.code, this.#table, answer.at);
    // Both ids are letters and digits, which need no quoting.
    this.#to.done(id, `{"type":"done","table":"${this.#table}","id":"${id}","version":${answer.version}}`);
  }

  onWriteFailed(): void {
    this.#to.refuse(this.#id, 'storage-full', this.#table);
  }

  onMoved(): void {
    this.#to.resend(this.#table, this.#id, this.#command);
  }
}
