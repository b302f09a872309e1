import type { UserId } from '@saloon/protocol';
import { runOne } from '../../store/shared-sql.ts';
import type { Store } from '../../store/store.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { Deletions } from '../deletions.ts';
import type { FriendList } from '../friends.ts';
import { readMe } from '../me.ts';
import type { PeopleRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { UserRoutes } from './user-routes.ts';

/** More tables than anybody has. */
const ALL = 100_000;

export type PrivacyDeps = {
  readonly wall: () => number;
  readonly store: Store;
  readonly records: PeopleRecords;
  readonly friends: FriendList;
  readonly accountLimits: AccountLimits;
  readonly deletions: Pick<Deletions, 'ask' | 'undo'>;
  /** Recordings stop naming this person, or name them again. */
  readonly onHidden: (user: UserId) => void;
};

/** Export and deletion of everything about a person. */
export function servePrivacy(routes: UserRoutes, deps: PrivacyDeps): void {
  const { store, records, friends } = deps;
  const select = (sql: string, user: UserId) => runOne(store.query, sql, user);

  routes.user('GET', '/api/me/export', {}, async (caller) => {
    const { user } = caller;
    if (!deps.accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    const [me, friendList, tables, subscriptions, reports, problems, webhooks, games, ratings, tournaments, ...deals] =
      await Promise.all([
        readMe(records, caller),
        friends.list(user),
        store.seated(user, 0, ALL),
        store.pushSubscriptionsOf(user),
        select('SELECT id, at, about, table_id, reason, note FROM reports WHERE reporter = $1 ORDER BY at', user),
        select('SELECT id, at, table_id, seen FROM problems WHERE user_id = $1 ORDER BY at', user),
        select('SELECT table_id, url, shape FROM webhooks WHERE user_id = $1', user),
        select(
          `SELECT finished_games.table_id, results.game, results.place, results.score, results.is_rated, results.ended_at,
           finished_games.players
         FROM results JOIN finished_games ON finished_games.no = results.game_no
         WHERE results.user_id = $1 ORDER BY results.game_no`,
          user,
        ),
        select('SELECT game, mu, sigma, games FROM ratings WHERE user_id = $1', user),
        select(
          'SELECT tournament_id, signed_at, state, place, points FROM tournament_players WHERE user_id = $1',
          user,
        ),
        select(
          `SELECT day, game, table_id, started_at, finished_at, place, score FROM daily_attempts
         WHERE user_id = $1 ORDER BY day, game`,
          user,
        ),
        select('SELECT id, game, recording, created_at FROM challenges WHERE user_id = $1 ORDER BY created_at', user),
        select('SELECT puzzle, outcome, day FROM puzzle_attempts WHERE user_id = $1 ORDER BY no', user),
      ]);
    return {
      saloon: 'personal data',
      format: 1,
      at: Math.round(deps.wall()),
      me,
      friends: friendList,
      tables: tables.map(({ id, game, phase, openedAt, touchedAt, seating }) => ({
        id,
        game: seating?.game ?? game,
        phase,
        openedAt,
        touchedAt,
        names: seating?.names ?? [],
      })),
      pushSubscriptions: subscriptions.map(({ subscription, keptAt }) => ({ endpoint: subscription.endpoint, keptAt })),
      reports,
      problems,
      webhooks,
      games: games.map(({ players, ...game }) => ({ ...game, players: JSON.parse(String(players)) as unknown })),
      ratings,
      tournaments,
      dailyDeals: deals[0],
      challenges: deals[1],
      puzzles: deals[2],
    };
  });

  routes.user('DELETE', '/api/me', {}, async (caller) => {
    if (caller.stored === undefined) throw new Refusal(404, 'not-found');
    if (!(await deps.deletions.ask(caller.identity))) throw new Refusal(401, 'signed-out');
    deps.onHidden(caller.user);
    return readMe(records, caller);
  });

  routes.user('POST', '/api/me/stay', {}, async (caller) => {
    if (!(await deps.deletions.undo(caller.identity))) throw new Refusal(404, 'not-found');
    deps.onHidden(caller.user);
    return readMe(records, caller);
  });
}
