import { jsonText, type SeatedTable, type TableId, type UserId } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import type { ClusterChannel } from './channel.ts';

/** The rows that a server has, as JSON; empty if it knows that the user doesn't sit there. */
type SentRows = Map<TableId, string>;

/** The servers that watch users' lists of own tables, and the rows of our tables that each of them has. */
export class RemoteListSubscribers {
  readonly #channel: ClusterChannel;
  readonly #watched = new Map<UserId, Map<ServerId, SentRows>>();

  constructor(channel: ClusterChannel) {
    this.#channel = channel;
  }

  get isEmpty(): boolean {
    return this.#watched.size === 0;
  }

  isWatched(user: UserId): boolean {
    return this.#watched.has(user);
  }

  /** `rows` are the user's tables that we hold: the store may have older rows. */
  watch(server: ServerId, user: UserId, rows: readonly SeatedTable[]): void {
    const servers = this.#watched.get(user) ?? new Map<ServerId, SentRows>();
    this.#watched.set(user, servers);
    const sent: SentRows = new Map();
    servers.set(server, sent);
    for (const row of rows) this.#send(server, sent, user, row.id, row);
  }

  unwatch(server: ServerId, user: UserId): void {
    const servers = this.#watched.get(user);
    if (servers?.delete(server) && servers.size === 0) this.#watched.delete(user);
  }

  /** This server watches no lists any more. */
  forget(server: ServerId): void {
    for (const user of [...this.#watched.keys()]) this.unwatch(server, user);
  }

  /** The user's row of a table of ours has changed; without a row they no longer sit there. */
  changed(user: UserId, table: TableId, row: SeatedTable | undefined): void {
    for (const [server, sent] of this.#watched.get(user) ?? []) this.#send(server, sent, user, table, row);
  }

  #send(server: ServerId, sent: SentRows, user: UserId, table: TableId, row: SeatedTable | undefined): void {
    const text = row === undefined ? '' : jsonText(row);
    if (sent.get(table) === text) return;
    sent.set(table, text);
    this.#channel.send(server, { type: 'seated', user, table, row });
  }
}
