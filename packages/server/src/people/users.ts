import type { UserSession } from '../net/session.ts';
import type { CommitQueue, CommitSource, OpenBatch } from '../tables/commit-queue.ts';

/** Writes down who people are, with whatever is written next. */
export class Users implements CommitSource {
  readonly #queue: CommitQueue;
  #fresh: UserSession[] = [];
  #given: readonly UserSession[] = [];

  constructor(queue: CommitQueue) {
    this.#queue = queue;
  }

  /** Somebody has done something: the name is kept for the next visit. */
  remember(guest: UserSession): void {
    if (guest.isSaved) return;
    guest.isSaved = true;
    this.#fresh.push(guest);
    this.#queue.mark(this);
  }

  collect({ users }: OpenBatch): void {
    this.#given = this.#fresh;
    this.#fresh = [];
    for (const { identity, name } of this.#given) {
      users.push({ id: identity.user, secretHash: identity.secretHash, name });
    }
  }

  onCommitted(): void {
    this.#given = [];
  }

  onWriteFailed(): void {
    for (const guest of this.#given) guest.isSaved = false;
    this.#given = [];
  }
}
