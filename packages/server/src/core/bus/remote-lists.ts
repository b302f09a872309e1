import { jsonText, type SeatedTable, type TableId, type UserId } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import type { ClusterChannel } from './channel.ts';

type Told = Map<TableId, string>;

/** The servers that watch users' lists of own tables, and the rows of our tables that each of them has. */
export class RemoteListSubscribers {
  readonly #post: ClusterChannel;
  readonly #watched = new Map<UserId, Map<ServerId, Told>>();

  constructor(post: ClusterChannel) {
    this.#post = post;
  }

  get isEmpty(): boolean {
    return this.#watched.size === 0;
  }

  isWatched(user: UserId): boolean {
    return this.#watched.has(user);
  }

  /** `rows` are the user's tables that we hold: the store may have older rows. */
  watch(server: ServerId, user: UserId, rows: readonly SeatedTable[]): void {
    const servers = this.#watched.get(user) ?? new Map<ServerId, Told>();
    this.#watched.set(user, servers);
    const told: Told = new Map();
    servers.set(server, told);
    for (const row of rows) this.#tell(server, told, user, row.id, row);
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
    for (const [server, told] of this.#watched.get(user) ?? []) this.#tell(server, told, user, table, row);
  }

  #tell(server: ServerId, told: Told, user: UserId, table: TableId, row: SeatedTable | undefined): void {
    const text = row === undefined ? '' : jsonText(row);
    if (told.get(table) === text) return;
    told.set(table, text);
    this.#post.send(server, { type: 'seated', user, table, row });
  }
}
