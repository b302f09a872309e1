import '../profiles/profiles.css';
import { list } from '@saloon/kernel';
import { useState } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { shownName } from '../../core/i18n/shown-name.ts';
import { calendar } from '../../core/i18n/time.ts';
import { coachPath, replayPath } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { signed } from '../../kit/signed.ts';
import { finishedGames } from '../../net/finished-games.ts';
import { onList } from '../../net/on-list.ts';
import { scoreText } from '../daily/score-text.ts';
import { peopleWords } from '../profiles/text/index.ts';
import { downloadGames } from './download-games.ts';
import { FilterFields } from './filter-fields.tsx';
import { ALL_GAMES, mergeGames } from './merge.ts';
import { daysAgo, type GameRow, rowsOf } from './row.ts';
import { myGamesWords } from './text/index.ts';
import { useHistory } from './use-history.ts';

/** Rows that are shown at first, and that each press of the button adds: as many as a page of the history has. */
const PAGE = 20;

/** All finished games with result, rating, replay and coach: those of this browser and those of the server. */
export function FinishedList() {
  const words = { ...peopleWords(), ...myGamesWords() };
  const [filter, setFilter] = useState(ALL_GAMES);
  const [shown, setShown] = useState(PAGE);
  const { loaded, more } = useHistory(filter);
  const seen = rowsOf(finishedGames.value, onList.value);
  const rows = mergeGames(seen, loaded, filter);
  const hasAny = seen.length + loaded.games.length > 0 || filter !== ALL_GAMES;
  return (
    <section class="panel" aria-label={words.finished}>
      <h2 class="sign">{words.finished}</h2>
      {!hasAny && <p class="help">{words.none}</p>}
      {hasAny && <FilterFields filter={filter} onChange={setFilter} />}
      {hasAny && rows.length === 0 && <p class="help">{words.nothingFound}</p>}
      <ul class="game-rows">
        {rows.slice(0, shown).map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {(rows.length > shown || more !== undefined) && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            setShown(shown + PAGE);
            if (rows.length < shown + PAGE) void more?.();
          }}
        >
          {words.more}
        </button>
      )}
      {loaded.games.length > 0 && (
        <button type="button" class="btn small ghost" onClick={downloadGames}>
          {words.download}
        </button>
      )}
    </section>
  );
}

function Row({ row }: { readonly row: GameRow }) {
  const words = myGamesWords();
  const { lang } = settings.value;
  const { id, isSolo, game, others, at, seat, result } = row;
  const title = row.title === '' ? titleOf(game) : row.title;
  const days = daysAgo(at, Date.now());
  const date = days === 0 ? words.today : days === 1 ? words.yesterday : calendar(lang, at, 'day');
  const place = { table: id, isSolo };
  const told = `${title}, ${date}`;
  return (
    <li>
      <GameMark game={game} />
      <div>
        <b>
          {title}
          {result?.place === 1 && result.winners === undefined && <span class="won">{words.won}</span>}
        </b>
        <span>
          {endOf(row)}, {date}
          {row.kind !== undefined && `, ${words.kinds[row.kind]}`}
          {row.isRated === false && `, ${peopleWords().unrated}`}
        </span>
        <span>{(result?.winners === undefined ? words.with : words.together)(list(lang, others.map(shownName)))}</span>
      </div>
      {row.rating !== undefined && (
        <b class={row.rating.change > 0 ? 'num rose' : 'num'} title={String(row.rating.points)}>
          {signed(row.rating.change)}
        </b>
      )}
      <a
        class="btn small"
        href={`${replayPath(place)}#step-1-seat-${seat + 1}`}
        aria-label={`${t().table.replay}: ${told}`}
      >
        {t().table.replay}
      </a>
      <a class="btn small" href={`${coachPath(place)}#seat-${seat + 1}`} aria-label={`${t().table.coach}: ${told}`}>
        {t().table.coach}
      </a>
    </li>
  );
}

/** `4th of 4, $750`. */
function endOf({ game, result }: GameRow): string {
  const words = myGamesWords();
  if (result === undefined) return words.over;
  const { place, seats, points, score, winners } = result;
  const { lang } = settings.value;
  if (winners !== undefined) return words.wonBy(list(lang, winners.map(shownName)));
  const said = score === undefined ? scoreText(game, points) : score[lang];
  // Won or lost is what the place says.
  return [words.place(place, seats), ...(/\d/.test(said) ? [said] : [])].join(', ');
}
