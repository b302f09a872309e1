import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@saloon/protocol';
import { type Counts, HAPPENINGS, type Happening } from './soak-messages.ts';

/** How many tables are remembered to be visited again. */
const MOST_PAST = 200;

/** What the clients of a soak share: counts, tables, and whether it is time to leave. */
export class Diary {
  readonly #counts = Object.fromEntries(HAPPENINGS.map((name) => [name, 0])) as Record<Happening, number>;
  readonly #home = new AbortController();
  /** Tables that people have left. */
  readonly past: TableId[] = [];
  /** Tables in play. */
  readonly present = new Set<TableId>();

  get counts(): Counts {
    return { ...this.#counts };
  }

  get isOver(): boolean {
    return this.#home.signal.aborted;
  }

  note(happening: Happening): void {
    this.#counts[happening] += 1;
  }

  goHome(): void {
    this.#home.abort();
  }

  /** Waits `millis`, or less if it is time to leave. */
  async pause(millis: number): Promise<void> {
    await sleep(millis, undefined, { signal: this.#home.signal }).catch(() => undefined);
  }

  left(table: TableId): void {
    this.present.delete(table);
    this.past.push(table);
    if (this.past.length > MOST_PAST) this.past.shift();
  }
}
