import { type RatedGame, type Rating, type RatingChange, settleGame } from '@saloon/people/ratings';
import { type TableId, tableId } from '@saloon/protocol';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import { type Row, type RunSql, runOne, type Statement } from '../../core/store/shared-sql.ts';

/** A rated game with what it did to the ratings of its people. */
export type SettledGame = {
  readonly table: TableId;
  readonly game: string;
  readonly players: readonly FinishedPlayer[];
  readonly changes: readonly RatingChange[];
};

/** A settled game as it is stored. */
export type SettledRow = {
  readonly table: string;
  readonly game: string;
  readonly players: readonly FinishedPlayer[];
};

/** How often a settlement is tried if other servers settle games at the same time. */
const TRIES = 20;
/** Games that are read at a time to recompute all ratings. */
const PAGE = 500;

/**
 * Turns finished rated games into ratings, one game at a time and each exactly once. `settlements` numbers them: a server
 * that read older ratings than the last settlement left can't take the next number, and starts over.
 */
export class RatingLog {
  readonly #run: RunSql;

  readonly #onUnreadable: (table: TableId, error: Error) => void;

  /** `onUnreadable`: a finished game can't be read, and is left out for good. */
  constructor(run: RunSql, onUnreadable: (table: TableId, error: Error) => void = () => undefined) {
    this.#run = run;
    this.#onUnreadable = onUnreadable;
  }

  /** Settles all games that wait for it, the first to end first. */
  async settle(): Promise<readonly SettledGame[]> {
    const settled: SettledGame[] = [];
    for (;;) {
      const next = await this.#settleNext();
      if (next === undefined) return settled;
      settled.push(next);
    }
  }

  async #settleNext(): Promise<SettledGame | undefined> {
    for (let tries = 1; ; tries++) {
      const last = await this.#lastNumber();
      const [row] = await runOne(
        this.#run,
        'SELECT no, table_id, game, ended_at, players FROM finished_games WHERE awaits_rating = 1 ORDER BY no LIMIT 1',
      );
      if (row === undefined) return undefined;
      const rated = await this.#rate(row);
      if (rated instanceof Error) {
        await runOne(this.#run, 'UPDATE finished_games SET awaits_rating = 2 WHERE no = $1', Number(row.no));
        this.#onUnreadable(tableId(String(row.table_id)), rated);
        continue;
      }
      const { game, players, changes } = rated;
      try {
        await this.#run(settlement(last + 1, row, changes));
        return { table: tableId(String(row.table_id)), game, players, changes };
      } catch (error) {
        if (tries >= TRIES || (await this.#lastNumber()) === last) throw error;
      }
    }
  }

  /** An error if this game can't be read or rated: trying again wouldn't help, and those after it wait. */
  async #rate(row: Row) {
    const read = attempted(() => readGame(row));
    if (read instanceof Error) return read;
    const ratings = await this.ratingsOf(read.game, read.players);
    const changes = attempted(() => settleGame(ratedGame(read.game, read.players), (person) => ratings.get(person)));
    return changes instanceof Error ? changes : { ...read, changes };
  }

  async #lastNumber(): Promise<number> {
    const [row] = await runOne(this.#run, 'SELECT coalesce(max(no), 0) AS no FROM settlements');
    return Number(row?.no);
  }

  /** The ratings in one game of the people among these players; new players have none. */
  async ratingsOf(game: string, players: readonly FinishedPlayer[]): Promise<ReadonlyMap<string, Rating>> {
    const people = players.flatMap(({ user }) => user ?? []);
    if (people.length === 0) return new Map();
    const rows = await runOne(
      this.#run,
      `SELECT user_id, mu, sigma, games FROM ratings WHERE game = $1 AND user_id = ANY ($2)`,
      game,
      people,
    );
    return new Map(rows.map((row) => [String(row.user_id), readRating(row)]));
  }

  /** All settled games, in the order in which they changed the ratings. */
  async *settled(): AsyncGenerator<SettledRow> {
    for (let after = 0; ; ) {
      const rows = await runOne(
        this.#run,
        `SELECT settlements.no AS settled_no, table_id, game, players FROM settlements
         JOIN finished_games ON finished_games.no = settlements.game_no
         WHERE settlements.no > $1 ORDER BY settlements.no LIMIT $2`,
        after,
        PAGE,
      );
      for (const row of rows) yield { table: String(row.table_id), ...readGame(row) };
      const end = rows.at(-1)?.settled_no;
      if (rows.length < PAGE || end === undefined) return;
      after = Number(end);
    }
  }

  /** Every stored rating, by game and person. */
  async stored(): Promise<ReadonlyMap<string, ReadonlyMap<string, Rating>>> {
    const byGame = new Map<string, Map<string, Rating>>();
    const rows = await runOne(this.#run, 'SELECT game, user_id, mu, sigma, games FROM ratings');
    for (const row of rows) {
      const people = byGame.get(String(row.game)) ?? new Map<string, Rating>();
      byGame.set(String(row.game), people);
      people.set(String(row.user_id), readRating(row));
    }
    return byGame;
  }
}

export const readRating = ({ mu, sigma, games }: Row): Rating => ({
  mu: Number(mu),
  sigma: Number(sigma),
  games: Number(games),
});

function attempted<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readGame = ({ game, players }: Row) => ({
  game: String(game),
  players: JSON.parse(String(players)) as readonly FinishedPlayer[],
});

/** A game as the ratings count it. */
export const ratedGame = (game: string, players: readonly FinishedPlayer[]): RatedGame => ({
  game,
  seats: players.map(({ user, bot, place, team, hasLeft }) => ({
    ...(user === undefined ? {} : { person: user }),
    ...(bot === undefined ? {} : { bot }),
    place,
    ...(team === undefined ? {} : { team }),
    ...(hasLeft === true ? { hasLeft } : {}),
  })),
});

/** The calendar month of a time, in UTC: `2026-11`. */
export const monthOf = (wall: number): string => new Date(wall).toISOString().slice(0, 'yyyy-mm'.length);

function settlement(number: number, row: Row, changes: readonly RatingChange[]): readonly Statement[] {
  const game = String(row.game);
  const no = Number(row.no);
  const month = monthOf(Number(row.ended_at));
  return [
    ['INSERT INTO settlements (no, game_no) VALUES ($1, $2)', number, no],
    ['UPDATE finished_games SET awaits_rating = 0 WHERE no = $1', no],
    ...changes.flatMap(({ person, before, after }): Statement[] => [
      [
        `INSERT INTO ratings (game, user_id, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (game, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
        game,
        person,
        after.mu,
        after.sigma,
        after.games,
      ],
      [
        `INSERT INTO monthly_ratings AS known (game, month, user_id, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 1)
         ON CONFLICT (game, month, user_id)
         DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = known.games + 1`,
        game,
        month,
        person,
        after.mu,
        after.sigma,
      ],
      [
        `UPDATE results SET mu_before = $3, sigma_before = $4, mu_after = $5, sigma_after = $6
         WHERE user_id = $1 AND game_no = $2`,
        person,
        no,
        before.mu,
        before.sigma,
        after.mu,
        after.sigma,
      ],
    ]),
  ];
}
