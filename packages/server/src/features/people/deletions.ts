import { randomBytes } from 'node:crypto';
import { DELETION_WAITS, FORMER_NAME, type UserId, userId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { type Identity, identifyAs } from '../../core/identity/identity.ts';
import type { Job } from '../../core/jobs/job.ts';
import { hasSecret, lockUser } from '../../core/store/change-secret.ts';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import { type RunSql, runOne, type Statement } from '../../core/store/shared-sql.ts';
import type { Store, StoredTable } from '../../core/store/store.ts';
import type { Clock } from '../../core/time/clock.ts';

const SECRET_BYTES = 32;
const MINUTE = 60_000;
/** For this long after a deletion nobody else can take the handle and be mistaken for its owner. */
export const HANDLE_RESERVED = 90 * 24 * 60 * MINUTE;
const RETRY = 10 * MINUTE;
const AT_ONCE = 20;
/** More tables than one person has a seat at. */
const ALL_TABLES = 100_000;

/** `waits`: it can be undone until then. `erases`: the rest goes. `reserves`: only the handle is left. */
type Stage = 'waits' | 'erases' | 'reserves';

export type DeletionsDeps = Pick<Core, 'log' | 'job'> & {
  readonly store: Pick<Store, 'changeSecret' | 'query' | 'seated' | 'user'>;
  readonly clock: Pick<Clock, 'wall'>;
  /** Nobody has this person's secret any more: closes their connections on every server. */
  readonly onErased: (identity: Identity) => void;
  /** Deletes what all features hold about somebody. */
  readonly erase: (user: UserId) => readonly Statement[];
  /** Takes the name off a table. */
  readonly renameAt: (table: StoredTable, user: UserId, name: string) => Promise<void>;
};

/** Deletes accounts. Each has a row until nothing is left to do, so that a server that dies in between changes nothing. */
export class Deletions {
  readonly #deps: DeletionsDeps;
  readonly #run: RunSql;
  readonly job: Job;

  constructor(deps: DeletionsDeps) {
    this.#deps = deps;
    this.#run = deps.store.query;
    this.job = deps.job({
      work: () => this.#work(),
      failure: 'cannot delete an account: it is tried again',
      level: 'error',
      first: 0,
      retry: MINUTE,
    });
  }

  /** Does what is due. */
  async settle(): Promise<void> {
    this.job.poke();
    await this.job.idle();
  }

  /** Hides the account now and deletes it later. Resolves with false if the person was signed out meanwhile. */
  async ask({ user, secretHash }: Identity): Promise<boolean> {
    const now = Math.round(this.#deps.clock.wall());
    const isWaiting = `EXISTS (SELECT 1 FROM deletions WHERE user_id = $1)`;
    const rows = await this.#run([
      lockUser(user),
      [
        `INSERT INTO deletions (user_id, stage, due_at) SELECT CAST($1 AS TEXT), 'waits', CAST($2 AS BIGINT)
         WHERE ${hasSecret('$1', '$3')} ON CONFLICT DO NOTHING`,
        ...[user, now + DELETION_WAITS, secretHash],
      ],
      [
        `INSERT INTO people (id, created_at) SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT) WHERE ${isWaiting} ON CONFLICT DO NOTHING`,
        ...[user, now],
      ],
      [`UPDATE people SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL AND ${isWaiting}`, user, now],
      ['SELECT user_id FROM deletions WHERE user_id = $1', user],
    ]);
    return rows.at(-1)?.length === 1;
  }

  /** The person stays. Resolves with false if it is too late. */
  async undo({ user, secretHash }: Identity): Promise<boolean> {
    const [, deleted = []] = await this.#run([
      lockUser(user),
      [
        `DELETE FROM deletions WHERE user_id = $1 AND stage = 'waits' AND ${hasSecret('$1', '$2')} RETURNING user_id`,
        ...[user, secretHash],
      ],
      [
        `UPDATE people SET deleted_at = NULL WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM deletions WHERE user_id = $1)
           AND ${hasSecret('$1', '$2')}`,
        ...[user, secretHash],
      ],
    ]);
    return deleted.length === 1;
  }

  async #work(): Promise<number> {
    const now = Math.round(this.#deps.clock.wall());
    const due = await runOne(
      this.#run,
      'SELECT user_id, stage FROM deletions WHERE due_at <= $1 ORDER BY due_at, user_id LIMIT $2',
      ...[now, AT_ONCE],
    );
    for (const row of due) {
      const user = userId(String(row.user_id));
      try {
        await this.#advance(user, String(row.stage) as Stage, now);
      } catch (error) {
        this.#deps.log.error({ err: error, user }, 'cannot delete an account: it is tried again');
        await runOne(this.#run, 'UPDATE deletions SET due_at = $2 WHERE user_id = $1', user, now + RETRY);
      }
    }
    return due.length === AT_ONCE ? 0 : MINUTE;
  }

  async #advance(user: UserId, stage: Stage, now: number): Promise<void> {
    if (stage === 'reserves') {
      await this.#run([
        ['UPDATE people SET folded = NULL WHERE id = $1', user],
        ['DELETE FROM deletions WHERE user_id = $1', user],
      ]);
      return;
    }
    // From here on it can't be undone.
    if (stage === 'waits') {
      const sql = `UPDATE deletions SET stage = 'erases' WHERE user_id = $1 AND stage = 'waits' RETURNING user_id`;
      if ((await runOne(this.#run, sql, user)).length === 0) return;
    }
    await this.#closeWaysIn(user);
    await forget(this.#run, user, now, this.#deps.erase(user));
    await takeNameOffGames(this.#run, user);
    const isDone = await this.#takeNameOffTables(user);
    await (isDone ? this.#next(user, 'reserves', now + HANDLE_RESERVED) : this.#next(user, 'erases', now + RETRY));
  }

  async #next(user: UserId, stage: Stage, dueAt: number): Promise<void> {
    await runOne(this.#run, 'UPDATE deletions SET stage = $2, due_at = $3 WHERE user_id = $1', user, stage, dueAt);
  }

  /** Nobody learns the new secret. */
  async #closeWaysIn(user: UserId): Promise<void> {
    const { store, onErased } = this.#deps;
    const stored = await store.user(user);
    if (stored === undefined) return;
    const identity = identifyAs(user, randomBytes(SECRET_BYTES).toString('hex'));
    const changed = { id: user, name: '', secretHash: identity.secretHash };
    if (!(await store.changeSecret(changed, stored.secretHash, { passkeys: false }))) {
      throw new Error('Cannot close the ways into a deleted account: its secret has just changed');
    }
    onErased(identity);
  }

  /** One table after the other: loading all at once would fill the memory. Resolves with false if one still has the name. */
  async #takeNameOffTables(user: UserId): Promise<boolean> {
    const { store, renameAt } = this.#deps;
    const named = (await store.seated(user, 0, ALL_TABLES)).filter(({ seating }) => hasName(seating, user));
    for (const table of named) await renameAt(table, user, FORMER_NAME);
    return named.length === 0;
  }
}

const hasName = (seating: StoredTable['seating'], user: UserId): boolean =>
  seating?.people.some((person, seat) => person === user && seating.names[seat] !== FORMER_NAME) ?? false;

/** Everything but the handle's form, which stays reserved. `elsewhere` is what the other features hold. */
async function forget(run: RunSql, id: UserId, at: number, elsewhere: readonly Statement[]): Promise<void> {
  await run([
    [
      `UPDATE people SET handle = NULL, portrait = NULL, is_private = 1, shows_online = 0, deleted_at = coalesce(deleted_at, $2)
       WHERE id = $1`,
      id,
      at,
    ],
    [`UPDATE users SET name = '' WHERE id = $1`, id],
    ...elsewhere,
  ]);
}

/** Games whose names are replaced in one transaction. */
const PAGE = 500;

/** The games in the history of others keep the result, without the name. */
async function takeNameOffGames(run: RunSql, id: UserId): Promise<void> {
  for (let last = -1; ; ) {
    const rows = await runOne(
      run,
      `SELECT finished_games.no, finished_games.players FROM results
       JOIN finished_games ON finished_games.no = results.game_no
       WHERE results.user_id = $1 AND results.game_no > $2 ORDER BY results.game_no LIMIT $3`,
      id,
      last,
      PAGE,
    );
    const updates = rows.map(({ no, players }): Statement => {
      const seats = JSON.parse(String(players)) as readonly FinishedPlayer[];
      const named = seats.map((seat) => (seat.user === id ? { ...seat, name: FORMER_NAME } : seat));
      // Only what was read is replaced: two players of one game may leave at once.
      const sql = 'UPDATE finished_games SET players = $2 WHERE no = $1 AND players = $3 RETURNING no';
      return [sql, Number(no), JSON.stringify(named), String(players)];
    });
    const done = await run(updates);
    if (done.some((changed) => changed.length === 0)) continue;
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.no);
  }
}
