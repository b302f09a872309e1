import type { UserSession } from '../identity/session.ts';
import type { CommitQueue, CommitSource, OpenBatch } from '../tables/commit-queue.ts';

/** Saves users' names with the next commit. */
export class Users implements CommitSource {
  readonly #queue: CommitQueue;
  #fresh: UserSession[] = [];
  #given: readonly UserSession[] = [];

  constructor(queue: CommitQueue) {
    this.#queue = queue;
  }

  /** Saves the name of a user who has done something, for their next visit. */
  save(guest: UserSession): void {
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
