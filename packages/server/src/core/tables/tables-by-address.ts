import type { TableId } from '@saloon/protocol';

/** When this many addresses are known, those without an open table are forgotten. */
const MANY = 1000;

/**
 * The open tables that each address has opened. New users cost nothing, so a limit per user doesn't keep one person from
 * filling the lobby.
 */
export class TablesByAddress {
  readonly #isOpen: ((table: TableId) => boolean)[];
  readonly #byAddress = new Map<string, Set<TableId>>();
  /** Tables that are being opened, by address. */
  readonly #opening = new Map<string, number>();

  constructor(isOpen: (table: TableId) => boolean) {
    this.#isOpen = [isOpen];
  }

  /** Tables for which this holds count as open, too. */
  countToo(isOpen: (table: TableId) => boolean): void {
    this.#isOpen.push(isOpen);
  }

  countOf(address: string): number {
    const tables = this.#byAddress.get(address);
    const opening = this.#opening.get(address) ?? 0;
    if (tables === undefined) return opening;
    for (const table of tables) if (!this.#isOpen.some((isOpen) => isOpen(table))) tables.delete(table);
    if (tables.size === 0) this.#byAddress.delete(address);
    return tables.size + opening;
  }

  /** Counts a table that isn't open yet, because others may be asked for meanwhile. Returns what ends that. */
  begin(address: string): () => void {
    this.#opening.set(address, 1 + (this.#opening.get(address) ?? 0));
    return () => {
      const left = (this.#opening.get(address) ?? 1) - 1;
      if (left > 0) this.#opening.set(address, left);
      else this.#opening.delete(address);
    };
  }

  add(address: string, table: TableId): void {
    if (this.#byAddress.size >= MANY) for (const known of [...this.#byAddress.keys()]) this.countOf(known);
    const tables = this.#byAddress.get(address) ?? new Set();
    tables.add(table);
    this.#byAddress.set(address, tables);
  }
}
