import type { TableId } from '@saloon/protocol';

/** When this many addresses are known, those without an open table are forgotten. */
const MANY = 1000;

/**
 * The open tables that each address has opened. New users cost nothing, so a limit per user doesn't keep one person from
 * filling the lobby.
 */
export class TablesByAddress {
  readonly #isOpen: (table: TableId) => boolean;
  readonly #byAddress = new Map<string, Set<TableId>>();

  constructor(isOpen: (table: TableId) => boolean) {
    this.#isOpen = isOpen;
  }

  countOf(address: string): number {
    const tables = this.#byAddress.get(address);
    if (tables === undefined) return 0;
    for (const table of tables) if (!this.#isOpen(table)) tables.delete(table);
    if (tables.size === 0) this.#byAddress.delete(address);
    return tables.size;
  }

  add(address: string, table: TableId): void {
    if (this.#byAddress.size >= MANY) for (const known of [...this.#byAddress.keys()]) this.countOf(known);
    const tables = this.#byAddress.get(address) ?? new Set();
    tables.add(table);
    this.#byAddress.set(address, tables);
  }
}
