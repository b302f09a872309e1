import type { Limits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** An address may send this fraction of what all its connections could send: plenty for a household. */
const SHARE = 4;
/** An address that was quiet for this many milliseconds is forgotten, when what it may have stored is full again. */
const FORGET_AFTER = 10 * 60_000;
const LOOK_EVERY = 60_000;
/** Of more addresses than these, those that were quiet longest are forgotten. */
const MOST_KNOWN = 50_000;

/** What all clients of one address may do together. */
export type AddressBudget = {
  connections: number;
  /** Messages of all connections. */
  readonly messages: TokenBucket;
  /** New connections: each costs a handshake and a lookup in the store. */
  readonly handshakes: TokenBucket;
  /** Joins: each is sent the whole table. */
  readonly joins: TokenBucket;
  /** What is stored for this address. New users cost nothing, so a limit per user would not be enough. */
  readonly stored: TokenBucket;
  /** HTTP requests. */
  readonly requests: TokenBucket;
  /** Slow work: replaying a whole game, checking an undo. */
  readonly heavyWork: TokenBucket;
  /** Join codes that were tried. */
  readonly guesses: TokenBucket;
  seenAt: number;
};

/** The shared limits of each address. */
export class AddressLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #known = new Map<string, AddressBudget>();
  #lookedAt = 0;

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#known.size;
  }

  at(address: string): AddressBudget {
    const now = this.#now();
    if (now - this.#lookedAt > LOOK_EVERY) this.#forget(now);
    const known = this.#known.get(address) ?? this.#make(now);
    known.seenAt = now;
    // The quiet longest comes first.
    this.#known.delete(address);
    this.#known.set(address, known);
    if (this.#known.size > MOST_KNOWN) this.#drop();
    return known;
  }

  #make(now: number): AddressBudget {
    const { burst, perSecond, connectionsPerAddress: most, storedBurst } = this.#limits;
    const { questionBurst, questionsPerSecond, storedPerSecond, joinBurst, joinsPerSecond } = this.#limits;
    const { workBurst, worksPerSecond, guessBurst, guessesPerSecond } = this.#limits;
    return {
      connections: 0,
      messages: new TokenBucket((burst * most) / SHARE, (perSecond * most) / SHARE, now),
      handshakes: new TokenBucket(3 * most, most / SHARE, now),
      joins: new TokenBucket((joinBurst * most) / SHARE, (joinsPerSecond * most) / SHARE, now),
      stored: new TokenBucket(storedBurst, storedPerSecond, now),
      requests: new TokenBucket(questionBurst, questionsPerSecond, now),
      heavyWork: new TokenBucket(workBurst, worksPerSecond, now),
      guesses: new TokenBucket(guessBurst, guessesPerSecond, now),
      seenAt: now,
    };
  }

  /** A flood from many addresses must not fill the memory. */
  #forget(now: number): void {
    this.#lookedAt = now;
    for (const [address, { connections, seenAt, stored }] of this.#known) {
      if (connections === 0 && now - seenAt > FORGET_AFTER && stored.isFull(now)) this.#known.delete(address);
    }
  }

  #drop(): void {
    for (const [address, { connections }] of this.#known) {
      if (connections > 0) continue;
      this.#known.delete(address);
      return;
    }
  }
}
