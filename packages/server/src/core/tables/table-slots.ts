import type { UserId } from '@saloon/protocol';
import type { Store } from '../store/store.ts';

/** How many open tables a user may have. Tables that are being opened count: the store doesn't know them yet. */
export class TableSlots {
  readonly #store: Pick<Store, 'openTables'>;
  readonly #most: number;
  readonly #opening = new Map<UserId, number>();

  constructor(store: Pick<Store, 'openTables'>, most: number) {
    this.#store = store;
    this.#most = most;
  }

  /** Resolves with what to call once the table is durable or refused; undefined if the user has too many. */
  async take(user: UserId): Promise<(() => void) | undefined> {
    const opening = this.#opening.get(user) ?? 0;
    this.#opening.set(user, opening + 1);
    const release = () => this.#release(user);
    try {
      if ((await this.#store.openTables(user)) + opening < this.#most) return release;
    } catch (error) {
      release();
      throw error;
    }
    release();
    return undefined;
  }

  #release(user: UserId): void {
    const others = (this.#opening.get(user) ?? 1) - 1;
    if (others > 0) this.#opening.set(user, others);
    else this.#opening.delete(user);
  }
}
