import { gameId } from '@saloon/kernel';
import type { TableRow } from '@saloon/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { isolated } from '../../core/i18n/isolate.ts';
import { tablePath } from '../../core/router/router.ts';
import { Icon } from '../../kit/icon.tsx';
import { plug, saloon } from '../../kit/icons/pages.ts';
import { lobbyRows, lobbySearch, server, serverStatus } from '../../net/server.ts';
import { openSheet } from '../../shell/open-sheet.ts';
import { ReconnectButton, useIsOffline, useRetryIn, whyRefused } from '../../shell/silence.tsx';
import { usualGame } from '../../table/open/start.ts';
import { Rest } from './rest.tsx';

/** Rows that a panel shows at first. */
const FIRST_WAITING = 12;
const FIRST_PLAYING = 4;

/** Lists of at least this many tables get a search field. */
const SEARCH_FROM = 6;
/** The search starts this long after the last keystroke, in milliseconds. */
const TYPING = 250;

/** Finds tables by title, game or host. The server searches, so tables beyond the list are found too. */
function Search() {
  const words = t().lobby;
  const [text, setText] = useState(lobbySearch.value);
  useEffect(() => {
    const timer = setTimeout(() => server.lobby.search(text.trim()), TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      type="search"
      class="field find"
      maxLength={40}
      placeholder={words.search}
      aria-label={words.search}
      value={text}
      onInput={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

/** Tables that wait for players, updated live, and below them those being played. */
export function OpenTables() {
  const words = t().lobby;
  const rows = lobbyRows.value;
  const searched = lobbySearch.value;
  const waiting = rows?.filter(({ phase, taken, seats }) => phase === 'waiting' && taken < seats) ?? [];
  const playing = rows?.filter(({ phase, canWatch }) => phase === 'playing' && canWatch) ?? [];
  return (
    <>
      <section class="panel open" aria-label={words.openTables}>
        <div class="open-head">
          <h3 class="sign">
            {words.openTables} {waiting.length > 0 && <small>{waiting.length}</small>}
          </h3>
          <button
            type="button"
            class="btn mk"
            onClick={() => openSheet({ type: 'open-table', game: gameId(usualGame()) })}
          >
            <Icon of={saloon} />
            {words.openTable}
          </button>
        </div>
        {(searched !== '' || waiting.length + playing.length >= SEARCH_FROM) && <Search />}
        {waiting.length > 0 && <Rows rows={waiting} first={FIRST_WAITING} action={words.sit} />}
        {waiting.length === 0 &&
          (rows === undefined ? (
            <NoTables />
          ) : searched !== '' ? (
            <p class="no-tables">{words.nothingFound}</p>
          ) : (
            <Empty icon={saloon} title={words.quiet}>
              {words.quietHint}
            </Empty>
          ))}
      </section>
      {playing.length > 0 && (
        <section class="panel open" aria-label={words.playingNow}>
          <h3 class="sign">{words.playingNow}</h3>
          <Rows rows={playing} first={FIRST_PLAYING} action={words.watch} />
        </section>
      )}
    </>
  );
}

type RowsProps = { readonly rows: readonly TableRow[]; readonly first: number; readonly action: string };

function Rows({ rows, first, action }: RowsProps) {
  const list = (some: readonly TableRow[]) => (
    <ul>
      {some.map((row) => (
        <Row key={row.id} row={row} action={action} />
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, first))}
      <Rest count={rows.length - first}>{list(rows.slice(first))}</Rest>
    </>
  );
}

function Row({ row, action }: { readonly row: TableRow; readonly action: string }) {
  const words = t().lobby;
  const title = row.title === '' ? titleOf(row.game) : row.title;
  return (
    <li>
      <GameMark game={row.game} />
      <div class="told">
        <b>{title}</b>
        <span>
          {row.pace === 'correspondence' && `${words.byMail} · `}
          {isolated(row.host)}
          {row.title !== '' && ` · ${titleOf(row.game)}`}
        </span>
      </div>
      <div class="taken">
        <span class="dots" aria-hidden="true">
          {Array.from({ length: row.seats }, (_, i) => (
            <i key={i} class={i < row.taken ? 'filled' : ''} />
          ))}
        </span>
        <em aria-hidden="true">{words.taken(row.taken, row.seats)}</em>
        <span class="sr">{words.takenLabel(row.taken, row.seats)}</span>
      </div>
      <a class="btn sit" href={tablePath(row.id, false)} aria-label={`${action}: ${title}`}>
        {action}
      </a>
    </li>
  );
}

/** Nothing to list yet: the page is connecting, or the server doesn't answer. */
function NoTables() {
  const words = t().lobby;
  const line = serverStatus.value;
  const left = useRetryIn(line);
  const isSilent = useIsOffline(line);
  if (!isSilent) return <Empty icon={saloon} title={t().table.retrying} />;
  const retry = left === undefined ? t().table.retrying : words.retryIn(left);
  const isRefused = line.type === 'refused';
  return (
    <Empty icon={plug} title={isRefused ? words.refused : words.offline}>
      {isRefused ? `${whyRefused(line)} ${words.botsStay}` : `${words.offlineHint} ${retry}`}
      <ReconnectButton line={line} />
    </Empty>
  );
}

type EmptyProps = { readonly icon: string; readonly title: string; readonly children?: ComponentChildren };
const Empty = ({ icon, title, children }: EmptyProps) => (
  <div class="no-tables">
    <Icon of={icon} />
    <b class="sign">{title}</b>
    <span>{children}</span>
  </div>
);
