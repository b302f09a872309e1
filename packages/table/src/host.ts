import type { Millis } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { TableActor } from './contract.ts';
import type { Entry } from './log/entry.ts';
import type { Broadcast } from './watching/broadcast.ts';

/** The host's time and timers. */
export type HostClock = {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Runs `act` after `ms` milliseconds. Returns a cancel function. */
  after(ms: number, act: () => void): () => void;
};

/** Where a table's entries and messages go. */
export interface HostOutput {
  /** Stores new entries. Messages about them are sent only after it returns. */
  commit(entries: readonly Entry[]): void;
  send(message: Broadcast): void;
  /** The seat of these people, or their right to watch, has changed. Those who are connected need a new `attach`. */
  resubscribe(users: readonly UserId[]): void;
}

/**
 * Runs one table: each call of `run` changes it, commits the new entries, sends the messages and schedules the next wake.
 * The table's clock stands still until `resume`. The server does the same steps, but each for all tables at once, because
 * it commits asynchronously: see its `LiveTable`.
 */
export class HostedTable<Actor extends TableActor = TableActor> {
  readonly actor: Actor;
  readonly #clock: HostClock;
  readonly #output: HostOutput;
  /** The table's and the host's time when the table's clock was last started; undefined while it stands still. */
  #started: { readonly table: Millis; readonly host: number } | undefined;
  #cancelWake: (() => void) | undefined;

  constructor(actor: Actor, clock: HostClock, output: HostOutput) {
    this.actor = actor;
    this.#clock = clock;
    this.#output = output;
  }

  get isRunning(): boolean {
    return this.#started !== undefined;
  }

  /** The table's clock. */
  get now(): Millis {
    if (this.#started === undefined) return this.actor.now;
    return Math.max(this.actor.now, Math.floor(this.#started.table + this.#clock.now() - this.#started.host));
  }

  /** Starts the table's clock from the last entry, if it stands still. Nothing is due before the next `run`. */
  resume(): void {
    this.#started ??= { table: this.actor.now, host: this.#clock.now() };
  }

  pause(): void {
    this.#cancelWake?.();
    this.#cancelWake = undefined;
    this.#started = undefined;
  }

  run<Result>(act: (actor: Actor, at: Millis) => Result): Result {
    const result = act(this.actor, this.now);
    this.flush();
    this.scheduleWake();
    return result;
  }

  flush(): void {
    this.commit();
    for (const message of this.actor.takeMessages()) this.#output.send(message);
    const users = this.actor.takeReseated();
    if (users.length > 0) this.#output.resubscribe(users);
  }

  commit(): void {
    const entries = this.actor.takeEntries();
    if (entries.length > 0) this.#output.commit(entries);
  }

  scheduleWake(): void {
    this.#cancelWake?.();
    this.#cancelWake = undefined;
    const next = this.actor.nextWake();
    if (next === undefined || this.#started === undefined) return;
    this.#cancelWake = this.#clock.after(Math.max(0, next - this.now), () => this.run((actor, at) => actor.wake(at)));
  }
}
