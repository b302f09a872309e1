import { hash } from 'node:crypto';
import { canonicalJson } from '@saloon/kernel';
import type { Offer, ServerMessage, TableCommand, TableId, TableInfo, UserId, Version } from '@saloon/protocol';

/** What somebody sees of a table at one version. */
export type Picture = { readonly info: TableInfo; readonly view: unknown; readonly offer: Offer };

export type Answer =
  | { readonly type: 'done'; readonly version: Version }
  | { readonly type: 'refused'; readonly code: string };

/** A command of somebody's, and everything that was answered to it: a retry may be answered twice. */
export type Order = {
  readonly id: string;
  readonly table: TableId;
  readonly command: TableCommand;
  readonly answers: Answer[];
};

/** At this version the table looked so. */
export type Told = { readonly table: TableId; readonly version: Version; readonly hash: string };

/** How many people watch is not in the log, so it is left out. */
export const hashOfPicture = ({ info: { spectators: _, ...info }, view, offer }: Picture): string =>
  hash('sha1', canonicalJson({ info, view, moves: offer.moves, questions: offer.questions }));

/** All that one client said and was told, through broken lines, for the checker. */
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

  /** How many commands were done, or refused for this reason. */
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

  /** Notes what has to be held against the log later, and what is wrong already. */
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
