import type { UserId } from '@saloon/protocol';
import { TokenBucket } from '../limits/token-bucket.ts';

/** A player may leave this many times in a burst, and then once every ten seconds. */
const BURST = 10;
const PER_SECOND = 0.1;
/** More users than can sit at one table, unless they sit down and stand up all the time. */
const MOST_KNOWN = 64;

/**
 * Limits how often players of one table with unstable connections are recorded as leaving, because each time adds to the
 * log. Beyond the limit a player counts as present until `takeAbsent`, which the server calls periodically; a player who is
 * back by then has never left.
 */
export class PresenceLimit {
  readonly #now: () => number;
  readonly #buckets = new Map<UserId, TokenBucket>();
  readonly #leaving = new Set<UserId>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The player's last connection is closed. Returns whether to record it now. */
  onLeft(user: UserId): boolean {
    if (this.#bucketOf(user).take(this.#now())) return true;
    this.#leaving.add(user);
    return false;
  }

  /** The player is back: a departure that was held back is never recorded. */
  onReturned(user: UserId): void {
    this.#leaving.delete(user);
  }

  /** Returns and forgets the players who are still away. */
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
