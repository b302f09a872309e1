/** Finished games of two for each person. */
export const GAMES_EACH = 10;
const TITLES = ['bang-duel', 'colt-express', 'wright-brothers', 'caliber-45'] as const;
/** When the last game ended. */
export const END = Date.UTC(2026, 10, 18);
const STEP = 20_000;

/** A series of numbers from 0 on, named `n (i)`: the only SQL that the two databases write differently here. */
export type Series = (count: number) => string;

const title = (i: string): string =>
  `CASE (${i}) % 4 ${TITLES.map((game, n) => `WHEN ${n} THEN '${game}'`).join(' ')} END`;
const person = (i: string): string => `('person' || ${i})`;

/** The statements that fill a database: people with handles, games, results and ratings. */
export function fillStatements(series: Series, people: number): readonly string[] {
  const games = GAMES_EACH * people;
  const winner = `((n.i * 7919) % ${people})`;
  const loser = `((n.i * 7919 + 1 + (n.i * 31) % ${people - 2}) % ${people})`;
  const endedAt = `(${END} - (${games} - n.i) * ${STEP})`;
  const result = (who: string, place: number): string => `
  SELECT ${person(who)}, n.i + 1, ${title('n.i')}, 2, ${place}, ${2 - place}, 10, 'belle', 1, ${endedAt}, 1200, 60, 1210, 59`;
  return [
    `INSERT INTO users (id, secret_hash, name) SELECT ${person('n.i')}, 'hash', 'Player ' || n.i FROM ${series(people)}`,
    `INSERT INTO people (id, handle, folded, created_at)
   SELECT ${person('n.i')}, 'player' || n.i, 'player' || n.i, ${END} FROM ${series(people)}`,
    `INSERT INTO finished_games (no, table_id, game, seats, pace, is_rated, awaits_rating, ended_at, players)
   SELECT n.i + 1, 'table' || n.i, ${title('n.i')}, 2, 'live', 1, 0, ${endedAt},
     '[{"name":"Player","user":"person' || ${winner} || '","place":1,"score":10},{"name":"Player","user":"person'
       || ${loser} || '","place":2,"score":10}]'
   FROM ${series(games)}`,
    `INSERT INTO results (user_id, game_no, game, seats, place, has_won, score, persona, is_rated, ended_at, mu_before,
     sigma_before, mu_after, sigma_after) ${result(winner, 1)} FROM ${series(games)}`,
    `INSERT INTO results (user_id, game_no, game, seats, place, has_won, score, persona, is_rated, ended_at, mu_before,
     sigma_before, mu_after, sigma_after) ${result(loser, 2)} FROM ${series(games)}`,
    ...TITLES.flatMap((game, n) => [
      `INSERT INTO ratings (game, user_id, mu, sigma, games)
     SELECT '${game}', ${person('n.i')}, 800 + (n.i * ${37 + n}) % 1200, 60, 20 FROM ${series(people)}`,
      `INSERT INTO monthly_ratings (game, month, user_id, mu, sigma, games)
     SELECT '${game}', '2026-11', ${person('n.i')}, 800 + (n.i * ${37 + n}) % 1200, 60, 5 FROM ${series(people)}`,
    ]),
  ];
}
