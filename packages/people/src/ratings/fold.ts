import { type RatedPlayer, rateGame } from './rate-game.ts';
import { NEW_RATING, type Rating } from './rating.ts';
import { type FinishedSeat, sidesOf } from './sides.ts';

/** A rated game in the log of results. */
export type RatedGame = { readonly game: string; readonly seats: readonly FinishedSeat[] };

/** One person's rating before and after a game. */
export type RatingChange = { readonly person: string; readonly before: Rating; readonly after: Rating };

/** What a game does to the ratings of its people. `ratingOf` returns a person's rating in this game so far. */
export function settleGame(
  { seats }: RatedGame,
  ratingOf: (person: string) => Rating | undefined,
): readonly RatingChange[] {
  const before = (person: string): Rating => ratingOf(person) ?? NEW_RATING;
  const sides = sidesOf(seats).map(({ place, seats: own }) => ({
    place,
    players: own.flatMap((seat) => playerAt(seat, before)),
  }));
  const after = rateGame(sides.filter(({ players }) => players.length > 0));
  return [...after].map(([person, rating]) => ({ person, before: before(person), after: rating }));
}

function playerAt({ person, bot }: FinishedSeat, ratingOf: (person: string) => Rating): readonly RatedPlayer[] {
  if (person !== undefined) return [{ type: 'person', id: person, rating: ratingOf(person) }];
  return bot === undefined ? [] : [{ type: 'bot', points: bot }];
}

/** All ratings that a log of games leads to, by game and person. The order of the games counts. */
export function foldRatings(games: Iterable<RatedGame>): ReadonlyMap<string, ReadonlyMap<string, Rating>> {
  const ratings = new Map<string, Map<string, Rating>>();
  for (const game of games) {
    const known = ratings.get(game.game) ?? new Map<string, Rating>();
    ratings.set(game.game, known);
    for (const { person, after } of settleGame(game, (id) => known.get(id))) known.set(person, after);
  }
  return ratings;
}
