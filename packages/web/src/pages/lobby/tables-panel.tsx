import { gameId } from '@saloon/kernel';
import type { TableRow } from '@saloon/protocol';
import type { ComponentChildren, CSSProperties } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { plug } from '../../kit/icons/plug.ts';
import { saloon } from '../../kit/icons/saloon.ts';
import { house } from '../../net/house.ts';
import { forgetTable, type MyTable, myTables, type Standing, standingOf } from '../../net/my-tables.ts';
import { tablePath } from '../../router.ts';
import { openSheet } from '../../shell/sheets.tsx';
import { CallButton, useIsSilent, useRetryIn } from '../../shell/silence.tsx';
import { billOf, titleOf } from './games.ts';
import { usualGame } from './start.ts';

const GameMark = ({ game }: { readonly game: string }) => {
  const bill = billOf(game);
  return (
    <span class="gi" style={{ '--g': bill?.tone ?? '#57493c' } as CSSProperties}>
      <Icon of={bill?.icon ?? saloon} />
    </span>
  );
};

/** Tables this person sits at: the one to go on with first, in brass. */
export function YourTables() {
  const words = t().lobby;
  const [first, ...others] = myTables.value.filter(({ phase }) => phase !== 'over');
  if (first === undefined) return null;
  return (
    <section class="panel turn" id="your-tables" aria-label={words.yourTables}>
      <h3 class="sign">{words.yourTurn}</h3>
      <Mine table={first} isMain />
      {others.slice(0, 3).map((table) => (
        <Mine key={table.table} table={table} />
      ))}
    </section>
  );
}

function Mine({ table, isMain = false }: { readonly table: MyTable; readonly isMain?: boolean }) {
  const words = t().lobby;
  const name = table.title === '' ? titleOf(t(), table.game) : table.title;
  const standing = standingOf(table, house.lobby.rows.value, useIsSilent(house.line.value));
  return (
    <div class="go">
      <GameMark game={table.game} />
      <div>
        <b>{name}</b>
        <span>
          {table.isSolo ? words.solo : words.live}, {standingText(standing)}
        </span>
      </div>
      <button type="button" class="ib x" aria-label={words.forget(name)} onClick={() => forgetTable(table.table)}>
        ×
      </button>
      <a class={isMain ? 'btn main sit' : 'btn sit'} href={tablePath(table.table, table.isSolo)}>
        {words.resume}
      </a>
    </div>
  );
}

function standingText(standing: Standing): string {
  const words = t().lobby;
  switch (standing.type) {
    case 'waiting':
      return words.waiting(standing.taken, standing.seats);
    case 'playing':
      return words.playing;
    case 'over':
      return words.over;
    case 'unreachable':
      return words.unreachable;
  }
}

/** The tables that wait for players, live, and below them those being played. */
export function OpenTables() {
  const words = t().lobby;
  const rows = house.lobby.rows.value;
  const waiting = rows?.filter(({ phase, taken, seats }) => phase === 'waiting' && taken < seats) ?? [];
  const playing = rows?.filter(({ phase, canWatch }) => phase === 'playing' && canWatch) ?? [];
  return (
    <>
      <section class="panel open" aria-label={words.openTables}>
        <h3 class="sign">
          {words.openTables} {waiting.length > 0 && <small>{waiting.length}</small>}
        </h3>
        {waiting.length > 0 && (
          <ul>
            {waiting.slice(0, 12).map((row) => (
              <Row key={row.id} row={row} action={words.sit} />
            ))}
          </ul>
        )}
        {waiting.length === 0 &&
          (rows === undefined ? (
            <NoTables />
          ) : (
            <Empty icon={saloon} title={words.quiet}>
              {words.quietHint}
            </Empty>
          ))}
        <button
          type="button"
          class="btn wide mk"
          onClick={() => openSheet({ type: 'open-table', game: gameId(usualGame()) })}
        >
          <Icon of={saloon} />
          {words.openTable}
        </button>
      </section>
      {playing.length > 0 && (
        <section class="panel open" aria-label={words.playingNow}>
          <h3 class="sign">{words.playingNow}</h3>
          <ul>
            {playing.slice(0, 4).map((row) => (
              <Row key={row.id} row={row} action={words.watch} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ row, action }: { readonly row: TableRow; readonly action: string }) {
  const words = t().lobby;
  const title = row.title === '' ? titleOf(t(), row.game) : row.title;
  return (
    <li>
      <GameMark game={row.game} />
      <div>
        <b>{title}</b>
        <span>
          {row.host}
          {row.title !== '' && ` · ${titleOf(t(), row.game)}`}
        </span>
      </div>
      <div class="sx">
        <span class="dots" aria-hidden="true">
          {Array.from({ length: row.seats }, (_, i) => (
            <i key={i} class={i < row.taken ? 'f' : ''} />
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

/** The tables are not known: the house is being called for the first time, or does not answer. */
function NoTables() {
  const words = t().lobby;
  const line = house.line.value;
  const left = useRetryIn(line);
  const isSilent = useIsSilent(line);
  if (!isSilent) return <Empty icon={saloon} title={t().table.retrying} />;
  const retry = left === undefined ? t().table.retrying : words.retryIn(left);
  return (
    <Empty icon={plug} title={words.offline}>
      {words.offlineHint} {line.type === 'refused' ? t().refusals['wrong-protocol'] : retry}
      <CallButton line={line} />
    </Empty>
  );
}

type EmptyProps = { readonly icon: string; readonly title: string; readonly children?: ComponentChildren };
const Empty = ({ icon, title, children }: EmptyProps) => (
  <div class="empty">
    <Icon of={icon} />
    <b class="sign">{title}</b>
    <span>{children}</span>
  </div>
);
