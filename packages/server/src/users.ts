import type { CommitQueue, Pending, Source } from './commit-queue.ts';
import type { Guest } from './session.ts';
import type { StoredUser } from './store/store.ts';

/** Writes down who people are, with whatever is written next. */
export class Users implements Source {
  readonly #queue: CommitQueue;
  #fresh: Guest[] = [];

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

  collect(): Pending {
    const fresh = this.#fresh;
    this.#fresh = [];
    const users = fresh.map(
      ({ identity, name }): StoredUser => ({ id: identity.user, secretHash: identity.secretHash, name }),
    );
    const lost = () => {
      for (const guest of fresh) guest.isKept = false;
    };
    return { users, tables: [], entries: [], kept: () => undefined, lost };
  }
}
