import type { UserId } from '@saloon/protocol';
import { TokenBucket } from './token-bucket.ts';

/** Requests of one account, in a burst and per second. */
const REQUESTS = { burst: 120, perSecond: 4 } as const;
/** What reaches other people, such as friend requests, invitations and reports: in a burst and per second. */
const CONTACTS = { burst: 20, perSecond: 1 / 30 } as const;
/** Chat, emotes and comments, in a burst and per second. */
const TALK = { burst: 30, perSecond: 1 } as const;
/** An account that was quiet for this many milliseconds is forgotten: its buckets are full again. */
const FORGET_AFTER = 15 * 60_000;

type Budget = {
  readonly requests: TokenBucket;
  readonly contacts: TokenBucket;
  readonly talk: TokenBucket;
  seenAt: number;
};

/** What one account may do, however many addresses it uses. */
export class AccountLimits {
  readonly #now: () => number;
  readonly #known = new Map<UserId, Budget>();
  #lookedAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  mayAsk(user: UserId): boolean {
    return this.#at(user).requests.take(this.#now());
  }

  mayContact(user: UserId): boolean {
    return this.#at(user).contacts.take(this.#now());
  }

  mayTalk(user: UserId): boolean {
    return this.#at(user).talk.take(this.#now());
  }

  #at(user: UserId): Budget {
    const now = this.#now();
    if (now - this.#lookedAt > FORGET_AFTER) this.#forget(now);
    const known = this.#known.get(user) ?? {
      requests: new TokenBucket(REQUESTS.burst, REQUESTS.perSecond, now),
      contacts: new TokenBucket(CONTACTS.burst, CONTACTS.perSecond, now),
      talk: new TokenBucket(TALK.burst, TALK.perSecond, now),
      seenAt: now,
    };
    known.seenAt = now;
    this.#known.set(user, known);
    return known;
  }

  #forget(now: number): void {
    this.#lookedAt = now;
    for (const [user, { seenAt }] of this.#known) if (now - seenAt > FORGET_AFTER) this.#known.delete(user);
  }
}
