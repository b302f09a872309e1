import { gameId } from '@saloon/kernel';
import type { CSSProperties } from 'preact';
import type { GameEntry } from '../../core/games/entry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { pocketWatch, teacher, threeFriends } from '../../kit/icons/pages.ts';
import { openSheet } from '../../shell/open-sheet.ts';
import { playBots } from '../../table/open/start.ts';
import { fetchTable } from '../table-page/fetch-table.ts';
import { pictures } from './pictures.ts';

/** The torn edge of the paper. */
const TORN =
  'polygon(0 .6%, 12% 0, 31% .5%, 55% 0, 78% .6%, 100% 0, 99.5% 18%, 100% 44%, 99.4% 71%, 100% 99.4%, 83% 100%, 60% 99.5%, 38% 100%, 14% 99.4%, 0 100%, .6% 78%, 0 52%, .6% 24%)';
const TILTS = ['-.45deg', '.35deg', '-.3deg', '.5deg'] as const;

type BillProps = { readonly game: string; readonly entry: GameEntry; readonly index: number };

/** A game's poster: picture, one sentence, seats, minutes, and the buttons to play. */
export function GameBill({ game, entry, index }: BillProps) {
  const words = t().lobby;
  const { seats, bill, lesson } = entry;
  const { text } = bill.words[settings.value.lang];
  const name = titleOf(game);
  return (
    <article class="bill" style={{ '--tilt': TILTS[index % 4] } as CSSProperties}>
      <i class="nail" />
      <div class="in" style={{ clipPath: TORN }}>
        <svg
          class="ill"
          viewBox="0 26 222 146"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: pictures.value(game) }}
        />
        <h2 class="poster">{name}</h2>
        <p>{text}</p>
        <div class="meta">
          <span>
            <Icon of={threeFriends} />
            <span aria-hidden="true">{words.seats(seats.min, seats.max)}</span>
            <span class="sr">{words.seatsLabel(seats.min, seats.max)}</span>
          </span>
          <span>
            <Icon of={pocketWatch} />
            {words.minutes(bill.minutes)}
          </span>
        </div>
        <div class="act">
          <button
            type="button"
            class="btn play"
            aria-label={words.playOf(name)}
            onPointerEnter={() => fetchTable(game)}
            onFocus={() => fetchTable(game)}
            onClick={() => playBots(game)}
          >
            {words.play}
          </button>
          <button
            type="button"
            class="btn pap"
            aria-label={words.tableOf(name)}
            onClick={() => openSheet({ type: 'open-table', game: gameId(game) })}
          >
            {words.table}
          </button>
        </div>
        <a href={pathTo(lesson === undefined ? '/rules/:game' : '/learn/:game', { game })}>
          <Icon of={teacher} />
          {words.learn}
        </a>
      </div>
    </article>
  );
}
