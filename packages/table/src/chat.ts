import type { ChatLine } from '@saloon/protocol';

/** So many lines are kept for those who come later. */
const KEPT = 40;

/** What was said lately. */
export class Chat {
  #lines: readonly ChatLine[] = [];
  /** How many lines there were in all. */
  count = 0;

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  add(line: ChatLine): void {
    this.#lines = [...this.#lines.slice(1 - KEPT), line];
    this.count += 1;
  }

  /** The lines after the first `count`, as far as they are still there. */
  since(count: number): readonly ChatLine[] {
    const fresh = this.count - count;
    return fresh >= this.#lines.length ? this.#lines : this.#lines.slice(this.#lines.length - fresh);
  }

  copy(): Chat {
    const copy = new Chat();
    copy.#lines = this.#lines;
    copy.count = this.count;
    return copy;
  }
}
