import type { Guest } from '../net/session.ts';
import type { CommitQueue, OpenBatch, Source } from '../tables/commit-queue.ts';

/** Writes down who people are, with whatever is written next. */
export class Users implements Source {
  readonly #queue: CommitQueue;
  #fresh: Guest[] = [];
  #given: readonly Guest[] = [];

  constructor(queue: CommitQueue) {
    this.#queue = queue;
  }

  /** Somebody has done something: the name is kept for the next visit. */
  remember(guest: Guest): void {
    if (guest.isKept) return;
    guest.isKept = true;
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

  kept(): void {
    this.#given = [];
  }

  lost(): void {
    for (const guest of this.#given) guest.isKept = false;
    this.#given = [];
  }
}
