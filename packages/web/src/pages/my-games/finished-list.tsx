import { list } from '@saloon/kernel';
import { t } from '../../i18n/index.ts';
import { calendar } from '../../i18n/time.ts';
import { finishedGames } from '../../net/finished-games.ts';
import { onList } from '../../net/on-list.ts';
import { settings } from '../../settings/store.ts';
import { GameMark } from '../lobby/game-mark.tsx';
import { titleOf } from '../lobby/games.ts';
import { Rest } from '../lobby/rest.tsx';
import { shownName } from '../shown-name.ts';
import { daysAgo, type GameRow, rowsOf } from './row.ts';
import { myGamesWords } from './text/index.ts';

/** Rows that are shown at first. */
const FIRST = 10;

/** Finished games with their result, replay and coach. */
export function FinishedList() {
  const words = myGamesWords();
  const rows = rowsOf(finishedGames.value, onList.value);
  return (
    <section class="panel" aria-label={words.finished}>
      <h2 class="sign">{words.finished}</h2>
      {rows.length === 0 && <p class="help">{words.none}</p>}
      <Rows rows={rows.slice(0, FIRST)} />
      <Rest count={rows.length - FIRST}>
        <Rows rows={rows.slice(FIRST)} />
      </Rest>
    </section>
  );
}

const Rows = ({ rows }: { readonly rows: readonly GameRow[] }) => (
  <ul class="game-rows">
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </ul>
);

function Row({ row }: { readonly row: GameRow }) {
  const words = myGamesWords();
  const { lang } = settings.value;
  const { id, isSolo, game, others, at, seat, result } = row;
  const title = row.title === '' ? titleOf(game) : row.title;
  const days = daysAgo(at, Date.now());
  const date = days === 0 ? words.today : days === 1 ? words.yesterday : calendar(lang, at, 'day');
  const path = `${isSolo ? 'solo/' : ''}${id}`;
  const told = `${title}, ${date}`;
  return (
    <li>
      <GameMark game={game} />
      <div>
        <b>
          {title}
          {result?.place === 1 && <span class="won">{words.won}</span>}
        </b>
        <span>
          {endOf(row)}, {date}
        </span>
        <span>{words.with(list(lang, others.map(shownName)))}</span>
      </div>
      <a class="btn small" href={`/replay/${path}`} aria-label={`${t().table.replay}: ${told}`}>
        {t().table.replay}
      </a>
      <a class="btn small" href={`/coach/${path}#seat-${seat + 1}`} aria-label={`${t().table.coach}: ${told}`}>
        {t().table.coach}
      </a>
    </li>
  );
}

/** `4th of 4, $750`. */
function endOf({ result }: GameRow): string {
  const words = myGamesWords();
  if (result === undefined) return words.over;
  const { place, seats, points, score } = result;
  const said = score === undefined ? words.points(points) : score[settings.value.lang];
  return [words.place(place, seats), ...(said === '' ? [] : [said])].join(', ');
}
