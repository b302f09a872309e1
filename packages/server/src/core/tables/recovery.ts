import type { TableCommand, TableId, Version } from '@saloon/protocol';
import type { Errors } from '../observe/errors.ts';
import type { Clock } from '../time/clock.ts';
import type { Reply } from './reply.ts';
import type { Subscriber, Subscription } from './subscription.ts';

/** After a storage error play is tried again this many milliseconds later. */
export const RETRY_AFTER = 1000;

/** Something to do once the store may be back. For a subscriber who only rejoins: who, and which table. */
type Retry = { readonly run: () => void; readonly subscriber?: Subscriber; readonly table?: TableId };

/** A table that was dropped because its last changes were not written. */
export type FailedTable = {
  readonly id: TableId;
  readonly subscriptions: readonly Subscription[];
  readonly replies: readonly Reply[];
  readonly isInDoubt: boolean;
  /** Loads it again though nobody is subscribed: its clocks run on. */
  readonly load: (() => void) | undefined;
};

/**
 * Keeps what has to be repeated after the store failed. While it `isFailing`, nothing is played; a second later everything
 * is tried again. A commit without an answer is in doubt: it may be in the log. It is not reported as failed, and its
 * requests are sent again under the same ids to the table as it is read then.
 */
export class Recovery {
  readonly #clock: Clock;
  readonly #errors: Errors;
  #retries: Retry[] = [];
  /** By table, the requests in the commit that is in doubt. */
  readonly #inDoubt = new Map<TableId, ReadonlySet<string>>();
  #isFailing = false;
  #isStopped = false;

  constructor(clock: Clock, errors: Errors) {
    this.#clock = clock;
    this.#errors = errors;
  }

  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Was the last commit of this table one that may or may not be in the log? */
  isInDoubt(table: TableId): boolean {
    return this.#inDoubt.has(table);
  }

  isRequestInDoubt(table: TableId, requestKey: string): boolean {
    return this.#inDoubt.get(table)?.has(requestKey) === true;
  }

  /** The log of this table has been read: it is known what was committed. */
  onRead(table: TableId): void {
    this.#inDoubt.delete(table);
  }

  onWriteFailed({ id, subscriptions, replies, isInDoubt, load }: FailedTable): void {
    for (const { subscriber, version } of subscriptions) this.rejoinLater(subscriber, id, version);
    if (isInDoubt) {
      this.retry(() => {
        for (const reply of replies) reply.onMoved();
      });
      this.#inDoubt.set(id, new Set(replies.flatMap(({ requestKey }) => requestKey ?? [])));
    } else {
      this.#begin();
      for (const reply of replies) reply.onWriteFailed();
    }
    if (load !== undefined) this.retry(load);
  }

  rejoinLater(subscriber: Subscriber, table: TableId, version: Version): void {
    this.#add({ run: () => subscriber.rejoin(table, version), subscriber, table });
  }

  resendLater(subscriber: Subscriber, table: TableId, id: string, command: TableCommand): void {
    this.retry(() => subscriber.resend(table, id, command));
  }

  /** The subscriber has left the table: it is not rejoined. */
  cancelRejoin(subscriber: Subscriber, table: TableId): void {
    this.#retries = this.#retries.filter((retry) => retry.subscriber !== subscriber || retry.table !== table);
  }

  /** Runs `run` when the store is tried again. */
  retry(run: () => void): void {
    this.#add({ run });
  }

  stop(): void {
    this.#isStopped = true;
  }

  #add(retry: Retry): void {
    this.#retries.push(retry);
    this.#begin();
  }

  #begin(): void {
    if (this.#isFailing || this.#isStopped) return;
    this.#isFailing = true;
    this.#clock.after(RETRY_AFTER, () => this.#tryAgain());
  }

  #tryAgain(): void {
    this.#isFailing = false;
    const retries = this.#retries;
    this.#retries = [];
    for (const { run } of retries) this.#errors.guard(run);
  }
}
