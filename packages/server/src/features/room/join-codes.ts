import { randomInt } from 'node:crypto';
import { JOIN_CODE_CHARACTERS, JOIN_CODE_LENGTH, type TableId, tableId } from '@saloon/protocol';
import type { Store } from '../../core/store/store.ts';
import type { TicketRecords } from '../people/ticket-records.ts';

/** How long a code is kept, in milliseconds. It counts only while its table waits or plays. */
const LASTS = 7 * 86_400_000;
/** The table forgets its code a little earlier than the code forgets its table. */
const MARGIN = 60_000;
const TRIES = 20;

export type JoinCodesDeps = {
  readonly tickets: Pick<TicketRecords, 'add' | 'find' | 'take'>;
  readonly store: Pick<Store, 'table'>;
};

/** Short codes that lead to a table, the same on every server of a cluster. */
export class JoinCodes {
  readonly #deps: JoinCodesDeps;

  constructor(deps: JoinCodesDeps) {
    this.#deps = deps;
  }

  /** The table's code. Undefined if there is no such table, or its game is over. */
  async codeOf(table: TableId): Promise<string | undefined> {
    const { tickets } = this.#deps;
    if (!(await this.#isOpen(table))) return undefined;
    const known = await tickets.find('table-code', table);
    if (known !== undefined) return known.body;
    const code = await this.#newCode(table);
    const first = await tickets.add('table-code', table, LASTS - MARGIN, { user: undefined, body: code });
    // Another request was faster: everybody reads out the same code.
    if (first !== code) await tickets.take('join-code', code);
    return first;
  }

  /** The table with this code, while it waits or plays. */
  async find(code: string): Promise<TableId | undefined> {
    const found = await this.#deps.tickets.find('join-code', code);
    if (found === undefined) return undefined;
    const table = tableId(found.body);
    return (await this.#isOpen(table)) ? table : undefined;
  }

  async #isOpen(table: TableId): Promise<boolean> {
    const stored = await this.#deps.store.table(table);
    return stored !== undefined && stored.phase !== 'over';
  }

  async #newCode(table: TableId): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      const code = randomCode();
      const led = await this.#deps.tickets.add('join-code', code, LASTS, { user: undefined, body: table });
      if (led === table) return code;
    }
    throw new Error(`Cannot find a free join code: ${TRIES} were taken`);
  }
}

const randomCode = (): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_CHARACTERS[randomInt(JOIN_CODE_CHARACTERS.length)]).join('');
