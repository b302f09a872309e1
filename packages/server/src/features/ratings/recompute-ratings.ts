import { type FindGame, findGame } from '@saloon/catalog';
import { foldRatings, type RatedGame, type Rating } from '@saloon/people/ratings';
import { tableId } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { finishedGame } from '../../core/store/finished-games.ts';
import { bodiesOf } from '../../core/store/rows.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import { readLog } from '../../core/store/stored-log.ts';
import { RatingLog, ratedGame, type SettledRow } from './rating-log.ts';

export type RatingsReport = {
  readonly games: number;
  readonly ratings: number;
  /** Games whose stored result isn't the one in the table's log: their tables. */
  readonly differentResults: readonly string[];
  /** Ratings that aren't stored as recomputed: game and person. */
  readonly differentRatings: readonly string[];
};

/**
 * Computes all ratings again: from the logs of the tables, in the order in which the games were settled. A game whose log
 * is gone counts with its stored result.
 */
export async function recomputeRatings(run: RunSql, find: FindGame = findGame): Promise<RatingsReport> {
  const log = new RatingLog(run);
  const differentResults: string[] = [];
  const games: RatedGame[] = [];
  for await (const settled of log.settled()) {
    const played = await playedAgain(run, settled, find);
    const stored = ratedGame(settled.game, settled.players);
    if (played !== undefined && JSON.stringify(played) !== JSON.stringify(stored)) differentResults.push(settled.table);
    games.push(played ?? stored);
  }
  const recomputed = foldRatings(games);
  const stored = await log.stored();
  const differentRatings = namesIn(recomputed, stored).filter(([game, person]) => {
    const [a, b] = [recomputed, stored].map((all) => all.get(game)?.get(person));
    return a === undefined || b === undefined || !isSame(a, b);
  });
  return {
    games: games.length,
    ratings: [...stored.values()].reduce((sum, people) => sum + people.size, 0),
    differentResults,
    differentRatings: differentRatings.map((names) => names.join(' ')),
  };
}

type Ratings = ReadonlyMap<string, ReadonlyMap<string, Rating>>;

const isSame = (a: Rating, b: Rating): boolean => a.mu === b.mu && a.sigma === b.sigma && a.games === b.games;

function namesIn(...all: readonly Ratings[]): readonly (readonly [string, string])[] {
  const names = new Map<string, readonly [string, string]>();
  for (const ratings of all) {
    for (const [game, people] of ratings)
      for (const person of people.keys()) names.set(`${game} ${person}`, [game, person]);
  }
  return [...names.values()];
}

/** The game as the log of its table has it, with the ratings that its bots had then; undefined if the log is gone. */
async function playedAgain(run: RunSql, settled: SettledRow, find: FindGame): Promise<RatedGame | undefined> {
  const id = tableId(settled.table);
  const rows = await runOne(
    run,
    'SELECT seq, body FROM entries WHERE table_no = (SELECT no FROM tables WHERE id = $1) ORDER BY seq',
    id,
  );
  if (rows.length === 0) return undefined;
  const { result } = rebuildTable(readLog(bodiesOf(id, rows, 0)), undefined, find);
  if (result === undefined) return undefined;
  const { game, players } = finishedGame(id, result, 0);
  const anchored = players.map((player, i) => {
    const bot = settled.players[i]?.bot;
    return bot === undefined ? player : { ...player, bot };
  });
  return ratedGame(game, anchored);
}
