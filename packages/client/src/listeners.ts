/** Functions to call after something has changed. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that removes the listener again. */
  add(listener: () => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  notify(): void {
    for (const listener of [...this.#all]) listener();
  }
}
