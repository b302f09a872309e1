/** A queue in which everybody has a line of their own, and the lines take turns: who asks much waits for oneself only. */
export class FairQueue<Item> {
  /** The line whose turn is next comes first. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(of: string, item: Item): void {
    this.#size += 1;
    const line = this.#lines.get(of);
    if (line === undefined) this.#lines.set(of, [item]);
    else line.push(item);
  }

  next(): Item | undefined {
    for (const [of, line] of this.#lines) {
      this.#lines.delete(of);
      const item = line.shift();
      if (item === undefined) continue;
      if (line.length > 0) this.#lines.set(of, line);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Takes an item out, wherever it stands. */
  remove(of: string, item: Item): void {
    const line = this.#lines.get(of);
    const at = line?.indexOf(item) ?? -1;
    if (line === undefined || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(of);
    this.#size -= 1;
  }
}
