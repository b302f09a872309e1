import type { Limits } from './limits.ts';

type Block = { until: number; count: number };

/** Addresses that flooded us. Each further flood doubles how long an address stays blocked. */
export class AddressBlocks {
  readonly #limits: Pick<Limits, 'blockFirst' | 'blockLongest' | 'forgiveAfter'>;
  readonly #now: () => number;
  readonly #blocks = new Map<string, Block>();

  constructor(limits: Pick<Limits, 'blockFirst' | 'blockLongest' | 'forgiveAfter'>, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Blocks an address. Returns for how many milliseconds, or undefined if it is blocked already: forty connections that
   * flood together are one flood. A `blockLongest` of 0 turns blocking off.
   */
  block(address: string): number | undefined {
    const now = this.#now();
    this.#forgive(now);
    const { blockFirst, blockLongest } = this.#limits;
    const before = this.#blocks.get(address);
    if (blockLongest === 0 || (before !== undefined && before.until > now)) return undefined;
    const count = (before?.count ?? 0) + 1;
    const millis = Math.min(blockLongest, blockFirst * 2 ** (count - 1));
    this.#blocks.set(address, { until: now + millis, count });
    return millis;
  }

  /** Milliseconds until the address may come again; 0 if it isn't blocked. */
  blockedFor(address: string): number {
    // Nearly always empty, and asked for every new socket.
    if (this.#blocks.size === 0) return 0;
    const { until = 0 } = this.#blocks.get(address) ?? {};
    return Math.max(0, until - this.#now());
  }

  /** How many addresses are blocked now. */
  get size(): number {
    const now = this.#now();
    return [...this.#blocks.values()].filter(({ until }) => until > now).length;
  }

  #forgive(now: number): void {
    for (const [address, { until }] of this.#blocks) {
      if (now - until > this.#limits.forgiveAfter) this.#blocks.delete(address);
    }
  }
}
