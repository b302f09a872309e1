import type { UserId } from '@saloon/protocol';

/** How long a person's wait is remembered after a match was found, and after it was called off, in milliseconds. */
const REMEMBERED = 5 * 60_000;

type Wait = { readonly key: string; readonly since: number; readonly until: number; isDue: boolean };

/** Since when people waited whose match was called off: they go on waiting in the same place. */
export class FirstPlaces {
  readonly #waits = new Map<UserId, Wait>();

  /** Somebody was matched in the queue `key`, after waiting since `since`. */
  onFound(user: UserId, key: string, since: number, now: number): void {
    for (const [other, { until }] of this.#waits) if (until < now) this.#waits.delete(other);
    this.#waits.set(user, { key, since, until: now + REMEMBERED, isDue: false });
  }

  /** They came, and others didn't. A server that has restarted since knows only when the table was opened. */
  onCalledOff(user: UserId, key: string, openedAt: number, now: number): void {
    const since = this.#waits.get(user)?.since ?? openedAt;
    this.#waits.set(user, { key, since, until: now + REMEMBERED, isDue: true });
  }

  /** Since when this person counts as waiting in this queue. */
  take(user: UserId, key: string, now: number): number {
    const wait = this.#waits.get(user);
    if (wait?.isDue !== true || wait.key !== key || wait.until < now) return now;
    this.#waits.delete(user);
    return wait.since;
  }
}
