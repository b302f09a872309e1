/**
 * Changes that arrive while a list is read again. The store may have read it before them, so they are made once more after it.
 */
export class ChangesMeanwhile<Change> {
  readonly #reads = new Set<Change[]>();

  /** Call it with every change. */
  note(change: Change): void {
    for (const changes of this.#reads) changes.push(change);
  }

  async read<Found>(
    read: () => Promise<Found>,
  ): Promise<{ readonly found: Found; readonly changes: readonly Change[] }> {
    const changes: Change[] = [];
    this.#reads.add(changes);
    try {
      return { found: await read(), changes };
    } finally {
      this.#reads.delete(changes);
    }
  }
}
