import { PROVISIONAL_GAMES } from '@saloon/people/ratings';
import type { Profile } from '@saloon/protocol';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { Lazy } from '../../kit/lazy.tsx';
import { peopleWords } from './text/index.ts';

const loadChart = () => import('./rating-chart.tsx').then(({ RatingChart }) => RatingChart);

/** One card per game: the number, its range, and a chart once there are two games. */
export function RatingCards({ ratings }: Pick<Profile, 'ratings'>) {
  const words = peopleWords();
  return (
    <section class="panel" aria-label={words.ratings}>
      <h2 class="sign">{words.ratings}</h2>
      <p class="help">{ratings.length === 0 ? words.noRatings : words.ratingsHint}</p>
      <ul class="rating-cards">
        {ratings.map(({ game, points, range, games, isProvisional, history }) => (
          <li key={game}>
            <GameMark game={game} />
            <b>{titleOf(game)}</b>
            <small>{words.games(games)}</small>
            <span class="rating-points num">
              <b>{points}</b> {words.range(range)}
            </span>
            {history.length > 1 && (
              <Lazy id={`chart-${game}`} load={loadChart} props={{ history }} fallback={<div class="rating-chart" />} />
            )}
            {isProvisional && <small class="rating-note">{words.provisional(PROVISIONAL_GAMES - games)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
