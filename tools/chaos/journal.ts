import { hash } from 'node:crypto';
import { canonicalJson } from '@saloon/kernel';
import type { Offer, ServerMessage, TableCommand, TableId, TableInfo, UserId, Version } from '@saloon/protocol';

/** What a client sees of a table at one version. */
export type Picture = { readonly info: TableInfo; readonly view: unknown; readonly offer: Offer };

export type Answer =
  | { readonly type: 'done'; readonly version: Version }
  | { readonly type: 'refused'; readonly code: string };

/** A command of a client, and all responses to it: a retry may get a second one. */
export type Order = {
  readonly id: string;
  readonly table: TableId;
  readonly command: TableCommand;
  readonly answers: Answer[];
};

/** How the table looked at a version. */
export type Told = { readonly table: TableId; readonly version: Version; readonly hash: string };

/** Without the number of spectators, which is not in the log. */
export const hashOfPicture = ({ info: { spectators: _, ...info }, view, offer }: Picture): string =>
  hash('sha1', canonicalJson({ info, view, moves: offer.moves, questions: offer.questions }));

/** Everything one client sent and received, across connections, for the checker. */
export class Journal {
  readonly name: string;
  user: UserId | undefined;
  readonly orders = new Map<string, Order>();
  readonly opened: TableId[] = [];
  readonly told: Told[] = [];
  readonly problems: string[] = [];
  readonly #versions = new Map<TableId, Version>();

  constructor(name: string) {
    this.name = name;
  }

  get acknowledged(): number {
    return [...this.orders.values()].filter(({ answers }) => answers.some(({ type }) => type === 'done')).length;
  }

  /** How many commands were done, or rejected for this reason. */
  count(type: Answer['type'], code: string): number {
    let sum = 0;
    for (const { answers } of this.orders.values()) {
      for (const answer of answers)
        if (answer.type === type && (answer.type === 'done' || answer.code === code)) sum += 1;
    }
    return sum;
  }

  ordered(table: TableId, id: string, command: TableCommand): void {
    if (!this.orders.has(id)) this.orders.set(id, { id, table, command, answers: [] });
  }

  /** Records what is compared with the log later, and reports what is wrong already. */
  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.user = message.user;
        return;
      case 'opened':
        if (!this.opened.includes(message.table)) this.opened.push(message.table);
        return;
      case 'done':
        this.orders.get(message.id)?.answers.push({ type: 'done', version: message.version });
        return;
      case 'refused':
        this.orders.get(message.id)?.answers.push({ type: 'refused', code: message.code });
        return;
      case 'gone':
        this.problems.push(`${this.name} was told that table ${message.table} is gone (${message.code})`);
        return;
      case 'sync':
      case 'step':
        return this.#reached(message.table, message.version);
      default:
        return;
    }
  }

  saw(table: TableId, version: Version, picture: Picture): void {
    this.told.push({ table, version, hash: hashOfPicture(picture) });
  }

  #reached(table: TableId, version: Version): void {
    const last = this.#versions.get(table) ?? 0;
    if (version < last)
      this.problems.push(`${this.name} saw table ${table} go back from version ${last} to ${version}`);
    this.#versions.set(table, version);
  }
}
