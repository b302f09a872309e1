import type { ServerId, Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

/** How often a server renews its lease, and how long a lease lasts, in milliseconds. */
export const RENEW_EVERY = 300;
export const LEASE_MS = 1200;

/** A table may be sent to clients only under a valid lease: otherwise another server may have continued it. */
export interface LeaseState {
  readonly isHeld: boolean;
  /** How often it was broken: a lease that is held now may have been broken in between. */
  readonly breaks: number;
  /** Resolves when the store has said whether the lease was broken, or can't be reached. */
  renew(): Promise<Renewed>;
}

export type Renewed = 'held' | 'broken' | 'away';

/** For a server that has its store to itself. */
export const NO_LEASE: LeaseState = { isHeld: true, breaks: 0, renew: async () => 'held' };

/**
 * This server's lease on all tables it holds. It runs by the clock of the store. Here it is counted from before the request,
 * on a clock that runs while the process sleeps, so that it always ends here first.
 */
export class Lease implements LeaseState {
  readonly #store: Store;
  readonly #server: ServerId;
  readonly #clock: Clock;
  #broken: () => void = () => undefined;
  #until = Number.NEGATIVE_INFINITY;
  #beating: Promise<Renewed> | undefined;
  #cancel: () => void = () => undefined;
  #isOver = false;
  #breaks = 0;

  constructor(store: Store, server: ServerId, clock: Clock) {
    this.#store = store;
    this.#server = server;
    this.#clock = clock;
  }

  get isHeld(): boolean {
    return this.#clock.monotonic() < this.#until;
  }

  get breaks(): number {
    return this.#breaks;
  }

  /** `broken` is called when other servers may have taken our tables. */
  async start(broken: () => void): Promise<void> {
    this.#broken = broken;
    const asked = this.#clock.monotonic();
    await this.#store.renewLease(this.#server, LEASE_MS);
    this.#until = asked + LEASE_MS;
    this.#next();
  }

  async renew(): Promise<Renewed> {
    // An answer that was on its way while the process slept is too old.
    while (!this.isHeld) {
      const renewed = this.#isOver ? 'broken' : await this.#beat();
      if (renewed !== 'held') return renewed;
    }
    return 'held';
  }

  /** Ends the lease: other servers may take our tables. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#beating;
    this.#until = Number.NEGATIVE_INFINITY;
    // If the store can't be reached, the lease runs out anyway.
    await this.#store.endLease(this.#server).catch(() => undefined);
  }

  #next(): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(RENEW_EVERY, () => {
      this.#next();
      void this.#beat();
    });
  }

  /** One request at a time: concurrent callers share it. */
  #beat(): Promise<Renewed> {
    this.#beating ??= this.#ask().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #ask(): Promise<Renewed> {
    const asked = this.#clock.monotonic();
    const wasUnbroken = await this.#store.renewLease(this.#server, LEASE_MS).catch(() => undefined);
    // The store can't be reached, so nothing can be committed or sent either.
    if (wasUnbroken === undefined) return 'away';
    this.#until = asked + LEASE_MS;
    if (wasUnbroken) return 'held';
    this.#breaks += 1;
    this.#broken();
    return 'broken';
  }
}
