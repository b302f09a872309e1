import type { TableCommand, UserId } from '@saloon/protocol';
import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { SubscribedTable } from './subscription.ts';

type Buckets = { readonly commands: TokenBucket; readonly talk: TokenBucket };
/** By user; spectators share one, so that a crowd can't keep a player from playing. */
type Guests = Map<UserId | 'watching', Buckets>;

/** More users than can sit at one table, unless they sit down and stand up all the time. */
const MOST_KNOWN = 64;

/** Limits what one player may do at a table, over all their connections, and what all spectators may do together. */
export class TableLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #guests = new WeakMap<SubscribedTable, Guests>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Is there room for another spectator? Players can always join. */
  hasRoom(table: SubscribedTable): boolean {
    return table.subscriptions.size < this.#limits.connectionsPerTable;
  }

  /** Takes a token for this command. */
  allows(table: SubscribedTable, user: UserId, { type }: TableCommand): boolean {
    const now = this.#now();
    const isPlaying = typeof table.actor.viewerOf(user) === 'number';
    const { commands, talk } = this.#bucketsOf(table, isPlaying ? user : 'watching', now);
    const isTalk = type === 'chat' || type === 'emote' || type === 'comment';
    return (!isTalk || talk.take(now)) && commands.take(now);
  }

  #bucketsOf(table: SubscribedTable, who: UserId | 'watching', now: number): Buckets {
    const known = this.#guests.get(table)?.get(who);
    if (known !== undefined) return known;
    const guests: Guests = this.#guests.get(table) ?? new Map();
    this.#guests.set(table, guests);
    if (guests.size >= MOST_KNOWN) guests.clear();
    const { burst, perSecond, chatBurst, chatPerSecond, watcherBurst, watchersPerSecond } = this.#limits;
    const { watcherTalkBurst, watcherTalkPerSecond } = this.#limits;
    const made =
      who === 'watching'
        ? {
            commands: new TokenBucket(watcherBurst, watchersPerSecond, now),
            talk: new TokenBucket(watcherTalkBurst, watcherTalkPerSecond, now),
          }
        : {
            commands: new TokenBucket(burst, perSecond, now),
            talk: new TokenBucket(chatBurst, chatPerSecond, now),
          };
    guests.set(who, made);
    return made;
  }
}
