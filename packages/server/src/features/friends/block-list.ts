import type { UserId } from '@saloon/protocol';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import { ChangesMeanwhile } from '../../core/time/changes-meanwhile.ts';

/** Who has blocked whom, in memory, because every join reads it. */
export class BlockList {
  readonly #run: RunSql;
  readonly #changes = new ChangesMeanwhile<readonly [user: UserId, other: UserId, isBlocked: boolean]>();
  readonly #blocked = new Map<string, Set<string>>();

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Reads all blocks: at the start, and after a broadcast was lost. */
  async read(): Promise<void> {
    const { found, changes } = await this.#changes.read(() =>
      runOne(this.#run, `SELECT user_id, other_id FROM ties WHERE kind = 'blocked'`),
    );
    this.#blocked.clear();
    for (const { user_id, other_id } of found) this.#set(String(user_id) as UserId, String(other_id) as UserId, true);
    for (const change of changes) this.#set(...change);
  }

  has(user: UserId, other: UserId): boolean {
    return this.#blocked.get(user)?.has(other) === true;
  }

  set(user: UserId, other: UserId, isBlocked: boolean): void {
    this.#changes.note([user, other, isBlocked]);
    this.#set(user, other, isBlocked);
  }

  #set(user: UserId, other: UserId, isBlocked: boolean): void {
    const list = this.#blocked.get(user) ?? new Set();
    if (isBlocked) list.add(other);
    else list.delete(other);
    if (list.size > 0) this.#blocked.set(user, list);
    else this.#blocked.delete(user);
  }
}
