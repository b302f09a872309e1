import type { Limits } from '../limits.ts';
import { TokenBucket } from '../token-bucket.ts';

/** Of what all lines of an address could send together, an address may send so much: a household has it to itself. */
const SHARE = 4;
/** A burst of opened tables is what so many people may have. */
const PEOPLE = 10;
/** Nobody holds anything against an address from which nothing has come for so long. */
const FORGET_AFTER = 10 * 60_000;
const LOOK_EVERY = 60_000;

/** Everybody behind one address, who share some limits however many they are. */
export type AddressBudget = {
  connections: number;
  /** Messages of all lines together. */
  readonly messages: TokenBucket;
  /** Lines that are opened, each of which costs a handshake and a look into the store. */
  readonly handshakes: TokenBucket;
  /** Times that tables are come to. */
  readonly joins: TokenBucket;
  /** Tables that are opened: names are free, and so a limit of tables a person is none. */
  readonly tables: TokenBucket;
  /** Questions over HTTP. */
  readonly requests: TokenBucket;
  /** What takes long: whole games that are played again, moves that are wanted back. */
  readonly heavyWork: TokenBucket;
  seenAt: number;
};

/** Who is behind each address, and how much they may do together. */
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
    this.#known.set(address, known);
    return known;
  }

  #make(now: number): AddressBudget {
    const { burst, perSecond, connectionsPerAddress: lines, tablesPerUser } = this.#limits;
    const { questionBurst, questionsPerSecond, tablesPerMinute, joinBurst, joinsPerSecond } = this.#limits;
    const { workBurst, worksPerSecond } = this.#limits;
    const MINUTE = 60;
    return {
      connections: 0,
      messages: new TokenBucket((burst * lines) / SHARE, (perSecond * lines) / SHARE, now),
      handshakes: new TokenBucket(3 * lines, lines / SHARE, now),
      joins: new TokenBucket((joinBurst * lines) / SHARE, (joinsPerSecond * lines) / SHARE, now),
      tables: new TokenBucket(PEOPLE * tablesPerUser, tablesPerMinute / MINUTE, now),
      requests: new TokenBucket(questionBurst, questionsPerSecond, now),
      heavyWork: new TokenBucket(workBurst, worksPerSecond, now),
      seenAt: now,
    };
  }

  /** So that a flood from many addresses leaves nothing behind. */
  #forget(now: number): void {
    this.#lookedAt = now;
    for (const [address, { connections: lines, seenAt }] of this.#known) {
      if (lines === 0 && now - seenAt > FORGET_AFTER) this.#known.delete(address);
    }
  }
}
