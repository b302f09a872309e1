import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import { TokenBucket } from '../limits/token-bucket.ts';

/**
 * A limit of a connection or of its address that somebody ran into. `commands` have limits besides those of messages:
 * chat, hints, undo, notifications.
 */
export type LimitName = 'messages' | 'commands' | 'joins' | 'tables' | 'connections' | 'requests' | 'storage';
/** Why the server ended a connection. */
export type DropReason = 'slow' | 'silent' | 'strikes' | 'flood';
/** Where something came from: an address, and a user once one is known. */
export type Origin = { readonly address: string; readonly user?: UserId | undefined };

/** Counts every event, also those that the log leaves out. */
export type AuditMetrics = {
  readonly limited: (limit: LimitName) => void;
  readonly dropped: (why: DropReason) => void;
  readonly blocked: () => void;
  readonly turnedAway: () => void;
  readonly admin: (action: string) => void;
};

/** Two lines about the same thing from one address are at least this far apart, in milliseconds. */
const SAME_EVERY = 10_000;
/** All lines together: in a burst, and per second. */
const BURST = 100;
const PER_SECOND = 5;
/** When this many things are remembered, old ones are forgotten. */
const MOST_REMEMBERED = 10_000;

type Said = { at: number; unsaid: number };

/**
 * What an operator should know about abuse: limits, dropped connections, blocked addresses, admin actions. Each is
 * counted in the metrics; the log gets a line about each, but an attacker can't fill the disk with them. A line holds an
 * address and a user id, and nothing else that a client sent.
 */
export class AuditLog {
  readonly #log: Logger;
  readonly #metrics: AuditMetrics;
  readonly #now: () => number;
  readonly #nameOf: (address: string) => string;
  readonly #budget: TokenBucket;
  readonly #said = new Map<string, Said>();

  constructor(log: Logger, metrics: AuditMetrics, now: () => number, isHashed: boolean) {
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
    this.#nameOf = isHashed ? hasher() : (address) => address;
    this.#budget = new TokenBucket(BURST, PER_SECOND, now());
  }

  limit(limit: LimitName, origin: Origin): void {
    this.#metrics.limited(limit);
    this.#write('info', `limit ${limit}`, { event: 'limit', limit }, origin, 'limit reached');
  }

  dropped(why: DropReason, origin: Origin): void {
    this.#metrics.dropped(why);
    const level = why === 'flood' ? 'warn' : 'info';
    this.#write(level, `dropped ${why}`, { event: 'dropped', why }, origin, 'connection dropped');
  }

  blocked(millis: number, origin: Origin): void {
    this.#metrics.blocked();
    const seconds = Math.round(millis / 1000);
    this.#write('warn', 'blocked', { event: 'blocked', seconds }, origin, 'address blocked');
  }

  /** A blocked address came again. */
  turnedAway(origin: Origin): void {
    this.#metrics.turnedAway();
    this.#write('info', 'turned away', { event: 'turned-away' }, origin, 'blocked address turned away');
  }

  /** An operator did something. Always gets its line. */
  admin(action: string, about: Readonly<Record<string, string>>, { address }: Origin): void {
    this.#metrics.admin(action);
    this.#log.info({ event: 'admin', action, ...about, address: this.#nameOf(address) }, 'admin action');
  }

  /** Somebody without the admin secret asked for what only an operator may. */
  denied(origin: Origin): void {
    this.#metrics.admin('denied');
    this.#write('warn', 'denied', { event: 'denied' }, origin, 'admin access denied');
  }

  #write(level: 'info' | 'warn', kind: string, fields: object, { address, user }: Origin, text: string): void {
    const now = this.#now();
    const key = `${kind} ${address}`;
    const said = this.#said.get(key);
    if (said !== undefined && now - said.at < SAME_EVERY) {
      said.unsaid += 1;
      return;
    }
    if (!this.#budget.take(now)) return;
    if (this.#said.size >= MOST_REMEMBERED) this.#forget(now);
    this.#said.set(key, { at: now, unsaid: 0 });
    const unsaid = said?.unsaid ?? 0;
    const who = { address: this.#nameOf(address), ...(user === undefined ? {} : { user }) };
    this.#log[level]({ ...fields, ...who, ...(unsaid === 0 ? {} : { unsaid }) }, text);
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#said) if (now - at >= SAME_EVERY) this.#said.delete(key);
    if (this.#said.size >= MOST_REMEMBERED) this.#said.clear();
  }
}

/** The key is new at every start: the same address looks the same in one run, and nobody can turn it back. */
function hasher(): (address: string) => string {
  const key = randomBytes(32);
  const LENGTH = 16;
  return (address) => createHmac('sha256', key).update(address).digest('hex').slice(0, LENGTH);
}
