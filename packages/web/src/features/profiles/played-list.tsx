import './my-games.css';
import { list } from '@saloon/kernel';
import type { PlayedGame } from '@saloon/protocol';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { shownName } from '../../core/i18n/shown-name.ts';
import { calendar } from '../../core/i18n/time.ts';
import { coachPath, replayPath } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { signed } from '../../kit/signed.ts';
import { peopleWords } from './text/index.ts';

/** Finished games with the result, the change of the rating, and the ways to look at them again. */
export const PlayedList = ({ games }: { readonly games: readonly PlayedGame[] }) => (
  <ul class="game-rows played">
    {games.map((game) => (
      <Row key={game.table} game={game} />
    ))}
  </ul>
);

function Row({ game }: { readonly game: PlayedGame }) {
  const words = peopleWords();
  const { lang } = settings.value;
  const { table, endedAt, place, players, hasWon, rating } = game;
  const others = players.filter(({ isYou }) => !isYou).map(({ name }) => shownName(name));
  const seat = players.findIndex(({ isYou }) => isYou);
  const date = calendar(lang, endedAt, 'day');
  const result = hasWon ? words.won : players.length === 2 ? words.lost : words.place(place, players.length);
  const told = `${titleOf(game.game)}, ${date}`;
  return (
    <li>
      <GameMark game={game.game} />
      <div>
        <b>{titleOf(game.game)}</b>
        <span>
          {result}, {date}
          {!game.isRated && `, ${words.unrated}`}
        </span>
        <span>{list(lang, others)}</span>
      </div>
      {rating !== undefined && (
        <b class={rating.change > 0 ? 'num rose' : 'num'} title={String(rating.points)}>
          {signed(rating.change)}
        </b>
      )}
      <a
        class="btn small"
        href={`${replayPath({ table, isSolo: false })}#step-1-seat-${seat + 1}`}
        aria-label={`${t().table.replay}: ${told}`}
      >
        {t().table.replay}
      </a>
      <a
        class="btn small"
        href={`${coachPath({ table, isSolo: false })}#seat-${seat + 1}`}
        aria-label={`${t().table.coach}: ${told}`}
      >
        {t().table.coach}
      </a>
    </li>
  );
}
