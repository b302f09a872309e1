import { gameId } from '@saloon/kernel';
import type { CSSProperties } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { pocketWatch } from '../../kit/icons/pocket-watch.ts';
import { teacher } from '../../kit/icons/teacher.ts';
import { threeFriends } from '../../kit/icons/three-friends.ts';
import { openSheet } from '../../shell/sheets.tsx';
import { tables } from '../../tables/index.ts';
import type { Bill } from './games.ts';
import { titleOf } from './games.ts';
import { pictures } from './pictures.ts';
import { playBots } from './start.ts';

const TILTS = ['-.45deg', '.35deg', '-.3deg', '.5deg'] as const;

/** A bill on the wall: picture, one sentence, seats, minutes, and the ways in. A game to come says so and offers nothing. */
export function GameBill({ bill, index }: { readonly bill: Bill; readonly index: number }) {
  const words = t().lobby;
  const { title, top, text } = t().bills[bill.id];
  const name = titleOf(t(), bill.id);
  const isPlayable = Object.hasOwn(tables, bill.id);
  return (
    <article class={isPlayable ? 'bill' : 'bill coming'} style={{ '--a': TILTS[index % 4] } as CSSProperties}>
      <i class="nail" />
      <div class="in">
        <span class="top sign" aria-hidden="true">
          <i />
          {top}
          <i />
        </span>
        <svg
          class="ill"
          viewBox="0 0 222 190"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: pictures.value[bill.id]?.() ?? '' }}
        />
        <h2 class="poster">
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <p>{text}</p>
        <div class="meta">
          <span>
            <Icon of={threeFriends} />
            <span aria-hidden="true">{words.seats(bill.min, bill.max)}</span>
            <span class="sr">{words.seatsLabel(bill.min, bill.max)}</span>
          </span>
          <span>
            <Icon of={pocketWatch} />
            {words.minutes(bill.minutes)}
          </span>
        </div>
        {isPlayable ? (
          <>
            <div class="act">
              <button type="button" class="btn main" aria-label={words.playOf(name)} onClick={() => playBots(bill.id)}>
                {words.play}
              </button>
              <button
                type="button"
                class="btn pap"
                aria-label={words.tableOf(name)}
                onClick={() => openSheet({ type: 'open-table', game: gameId(bill.id) })}
              >
                {words.table}
              </button>
            </div>
            <a href={tables[bill.id]?.lesson === undefined ? `/rules/${bill.id}` : `/learn/${bill.id}`}>
              <Icon of={teacher} />
              {words.learn}
            </a>
          </>
        ) : (
          <p class="stamp">{words.coming}</p>
        )}
      </div>
    </article>
  );
}
