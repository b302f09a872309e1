/** A rate limit: `burst` at once, then `perSecond`. The caller passes the time, in milliseconds. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Takes tokens. Returns false if too few are left. `overdraft` may go below zero. */
  take(now: number, cost = 1, overdraft = 0): boolean {
    this.#fill(now);
    if (this.#tokens + overdraft < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#burst;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
  }
}
