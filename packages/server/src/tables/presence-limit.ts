import type { UserId } from '@saloon/protocol';
import { TokenBucket } from '../token-bucket.ts';

/** A player's leaving is written down at once this many times, and once more for every ten seconds that pass. */
const BURST = 10;
const PER_SECOND = 0.1;
/** More people than can sit at one table, unless they only sit down to stand up again. */
const MOST_KNOWN = 64;

/**
 * Players of one table whose connection flickers. Comings and goings of seats are in the log, so each of them may only
 * leave so often; after that the table still takes the player for present until `settle`, which the server calls now
 * and then. A player who is back by then has never left.
 */
export class PresenceLimit {
  readonly #now: () => number;
  readonly #buckets = new Map<UserId, TokenBucket>();
  readonly #leaving = new Set<UserId>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The player's last connection is gone. Returns whether the table hears of it now. */
  onLeft(user: UserId): boolean {
    if (this.#bucketOf(user).take(this.#now())) return true;
    this.#leaving.add(user);
    return false;
  }

  /** The player is back: the table hears nothing of a leaving that it was not told. */
  onReturned(user: UserId): void {
    this.#leaving.delete(user);
  }

  /** Everybody who is still away. */
  takeAbsent(): readonly UserId[] {
    if (this.#leaving.size === 0) return NOBODY;
    const away = [...this.#leaving];
    this.#leaving.clear();
    return away;
  }

  #bucketOf(user: UserId): TokenBucket {
    const known = this.#buckets.get(user);
    if (known !== undefined) return known;
    if (this.#buckets.size >= MOST_KNOWN) this.#buckets.clear();
    const made = new TokenBucket(BURST, PER_SECOND, this.#now());
    this.#buckets.set(user, made);
    return made;
  }
}

const NOBODY: readonly UserId[] = Object.freeze([]);
