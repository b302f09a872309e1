import { randomBytes } from 'node:crypto';
import { FORMER_NAME, type UserId } from '@saloon/protocol';
import type { FinishedPlayer } from '../store/finished-game.ts';
import { type RunSql, runOne, type Statement } from '../store/shared-sql.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { identifyAs } from './identity.ts';

const SECRET_BYTES = 32;

export type DeletePersonDeps = {
  readonly store: Pick<Store, 'changeSecret' | 'query'>;
  readonly wall: () => number;
};

/**
 * Deletes everything that is stored about a person; their games stay, without a name. Nobody learns the new secret, so no
 * device is this person's any more. Resolves with the new identity, so that open connections can be closed, or with
 * undefined if the secret `from` no longer counts.
 */
export async function deletePerson({ store, wall }: DeletePersonDeps, { id }: Pick<StoredUser, 'id'>, from: string) {
  if (!(await isSignedIn(store.query, id, from))) return undefined;
  await forget(store.query, id, Math.round(wall()));
  await takeNameOffGames(store.query, id);
  const identity = identifyAs(id, randomBytes(SECRET_BYTES).toString('hex'));
  // Last: with their secret, the person can ask again if something has failed. It also deletes push subscriptions and devices.
  const isChanged = await store.changeSecret({ id, name: '', secretHash: identity.secretHash }, from, {
    passkeys: false,
  });
  return isChanged ? identity : undefined;
}

async function isSignedIn(run: RunSql, id: UserId, secretHash: string): Promise<boolean> {
  const sql = `SELECT 1 AS found FROM users WHERE id = $1 AND (secret_hash = $2
    OR EXISTS (SELECT 1 FROM devices WHERE user_id = $1 AND secret_hash = $2))`;
  return (await runOne(run, sql, id, secretHash)).length > 0;
}

async function forget(run: RunSql, id: UserId, at: number): Promise<void> {
  await run([
    ['INSERT INTO people (id, created_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', id, at],
    [
      `UPDATE people SET handle = NULL, folded = NULL, portrait = NULL, is_private = 1, shows_online = 0, deleted_at = $2
       WHERE id = $1`,
      id,
      at,
    ],
    [`UPDATE users SET name = '' WHERE id = $1`, id],
    ['DELETE FROM passkeys WHERE user_id = $1', id],
    ['DELETE FROM recovery_codes WHERE user_id = $1', id],
    ['DELETE FROM tickets WHERE user_id = $1', id],
    ['DELETE FROM ties WHERE user_id = $1', id],
    ['DELETE FROM ties WHERE other_id = $1', id],
    ['DELETE FROM admins WHERE user_id = $1', id],
    ['DELETE FROM problems WHERE user_id = $1', id],
    ['DELETE FROM webhooks WHERE user_id = $1', id],
    [
      `DELETE FROM tournament_players WHERE user_id = $1
         AND tournament_id IN (SELECT id FROM tournaments WHERE phase = 'signup')`,
      id,
    ],
    [`UPDATE tournament_players SET state = 'withdrawn' WHERE user_id = $1 AND state = 'in' AND place IS NULL`, id],
    ['DELETE FROM challenges WHERE user_id = $1', id],
    ['DELETE FROM puzzle_attempts WHERE user_id = $1', id],
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
      return ['UPDATE finished_games SET players = $2 WHERE no = $1', Number(no), JSON.stringify(named)];
    });
    await run(updates);
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.no);
  }
}
