import type { Clock } from '../clock.ts';
import type { ServerId, Store } from '../store/store.ts';

/** A server says so often that it lives, and each time for so long. */
export const RENEW_EVERY = 300;
export const LEASE_MS = 1200;

/** What may be told of a table depends on its holder's lease: somebody else may have played on since it ran out. */
export interface LeaseState {
  readonly isHeld: boolean;
  /** How often it was broken: one that is held now may not have been all the while. */
  readonly breaks: number;
  /** Resolves when the store has said whether the lease was ever broken, or cannot be asked. */
  renew(): Promise<Renewed>;
}

export type Renewed = 'held' | 'broken' | 'away';

/** Of a server that shares its store with nobody. */
export const NO_LEASE: LeaseState = { isHeld: true, breaks: 0, renew: async () => 'held' };

/**
 * The lease of this server on all tables it holds. It runs by the clock of the store; here it is counted from before
 * the store was asked, on a clock that goes on while the process sleeps, so that it ends here first.
 */
export class Lease implements LeaseState {
  readonly #store: Store;
  readonly #server: ServerId;
  readonly #clock: Clock;
  readonly #broken: () => void;
  #until = Number.NEGATIVE_INFINITY;
  #beating: Promise<Renewed> | undefined;
  #cancel: () => void = () => undefined;
  #isOver = false;
  #breaks = 0;

  /** `broken` is called when others may have taken our tables. */
  constructor(store: Store, server: ServerId, clock: Clock, broken: () => void) {
    this.#store = store;
    this.#server = server;
    this.#clock = clock;
    this.#broken = broken;
  }

  get isHeld(): boolean {
    return this.#clock.monotonic() < this.#until;
  }

  get breaks(): number {
    return this.#breaks;
  }

  async start(): Promise<void> {
    const asked = this.#clock.monotonic();
    await this.#store.renewLease(this.#server, LEASE_MS);
    this.#until = asked + LEASE_MS;
    this.#next();
  }

  async renew(): Promise<Renewed> {
    // An answer that was on its way while we slept is too old to tell.
    while (!this.isHeld) {
      const renewed = this.#isOver ? 'broken' : await this.#beat();
      if (renewed !== 'held') return renewed;
    }
    return 'held';
  }

  /** Our lease ends, and our tables are anybody's. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#beating;
    this.#until = Number.NEGATIVE_INFINITY;
    // A store that cannot be reached sees the lease run out by itself.
    await this.#store.endLease(this.#server).catch(() => undefined);
  }

  #next(): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(RENEW_EVERY, () => {
      this.#next();
      void this.#beat();
    });
  }

  /** One at a time: who asks meanwhile has the same answer. */
  #beat(): Promise<Renewed> {
    this.#beating ??= this.#ask().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #ask(): Promise<Renewed> {
    const asked = this.#clock.monotonic();
    const wasUnbroken = await this.#store.renewLease(this.#server, LEASE_MS).catch(() => undefined);
    // The store cannot be reached: nothing can be kept either, and what is not kept is not told.
    if (wasUnbroken === undefined) return 'away';
    this.#until = asked + LEASE_MS;
    if (wasUnbroken) return 'held';
    this.#breaks += 1;
    this.#broken();
    return 'broken';
  }
}
