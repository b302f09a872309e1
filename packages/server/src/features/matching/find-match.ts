import { parseOptions, tableProblem } from '@saloon/kernel';
import { NEW_RATING } from '@saloon/people/ratings';
import type { ClientMessage, UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { UserSession } from '../../core/identity/session.ts';
import type { Connection } from '../../core/net/connection.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import type { TieRecords } from '../friends/tie-records.ts';
import type { MatchEntry } from './match-entry.ts';
import { matchOptions } from './match-options.ts';
import type { Matches } from './matches.ts';

type FindMatch = Extract<ClientMessage, { type: 'find-match' }>;

export type FindMatchDeps = Pick<Core, 'findGame' | 'log' | 'server' | 'people'> & {
  readonly matches: Matches;
  readonly run: RunSql;
  readonly wall: () => number;
  readonly ties: Pick<TieRecords, 'apartFrom'>;
  /** Has this connection neither canceled nor asked for something else meanwhile? */
  readonly isLast: (connection: Connection, request: FindMatch) => boolean;
};

/** Puts somebody into the queue, at the rating they have in this game. */
export function findMatch(deps: FindMatchDeps, connection: Connection, session: UserSession, request: FindMatch): void {
  const { id, pace, seats } = request;
  const game = deps.findGame(request.game);
  if (game === undefined) return connection.refuse(id, 'no-such-game');
  const parsed = parseOptions(game.options, matchOptions(game, pace));
  if (!parsed.ok) return connection.refuse(id, 'bad-options');
  if (seats < 2 || tableProblem(game, parsed.options, seats) !== undefined) return connection.refuse(id, 'bad-seats');
  const { user } = session.identity;
  readEntry(deps, user, game.id).then(
    ({ rating, apart, isSignedIn }) => {
      if (connection.session !== session) return;
      const isRated = request.isRated === true;
      if (isRated && !isSignedIn) return connection.refuse(id, 'sign-in-first');
      const entry: MatchEntry = {
        user,
        name: session.name,
        game: game.id,
        pace,
        seats,
        isRated,
        rating,
        apart,
        since: deps.wall(),
        server: deps.server,
        ...(request.seal === undefined ? {} : { seal: request.seal }),
      };
      const estimate = deps.matches.estimate(entry);
      connection.send({ type: 'match-waiting', id, ...(estimate === undefined ? {} : { estimate }) });
      if (deps.isLast(connection, request)) deps.matches.join(entry, connection);
    },
    (error: unknown) => {
      deps.log.error({ err: error }, 'cannot put somebody into the queue');
      connection.refuse(id, 'storage-full');
    },
  );
}

async function readEntry({ run, people, ties }: FindMatchDeps, user: UserId, game: string) {
  const [[rating], apart, isKept] = await Promise.all([
    runOne(run, 'SELECT mu FROM ratings WHERE game = $1 AND user_id = $2', game, user),
    ties.apartFrom(user),
    people.isKept(user),
  ]);
  return { rating: rating === undefined ? NEW_RATING.mu : Number(rating.mu), apart, isSignedIn: isKept };
}
