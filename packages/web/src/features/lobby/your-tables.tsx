import { list } from '@saloon/kernel';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { shownName } from '../../core/i18n/shown-name.ts';
import { isPassTable } from '../../core/router/pass-table.ts';
import { replayPath } from '../../core/router/paths.ts';
import { tablePath } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { toast } from '../../kit/toast.tsx';
import { forgetTable, myTables, relistTable } from '../../net/my-tables.ts';
import { onList } from '../../net/on-list.ts';
import { bringBack, putAway } from '../../net/put-away.ts';
import { serverStatus } from '../../net/server.ts';
import { useIsOffline } from '../../shell/silence.tsx';
import { ON_THIS_DEVICE } from '../one-device/text/company.ts';
import { finishedTables, isTurn, type ListedTable, listTables, type Standing } from './my-list.ts';
import { Rest } from './rest.tsx';
import { TimeLeft } from './time-left.tsx';

/** Rows below the first one, and finished games below those. */
const OTHERS = 4;
const FINISHED = 2;

/** Your tables: those waiting for you under a heading of their own, and the first of all in brass. */
export function YourTables({ hasFinished = true }: { readonly hasFinished?: boolean }) {
  const words = t().lobby;
  const seated = onList.value;
  const tables = listTables(seated, myTables.value, useIsOffline(serverStatus.value));
  const finished = hasFinished ? finishedTables(seated, myTables.value) : [];
  const turns = tables.filter(isTurn);
  const others = tables.slice(turns.length);
  if (tables.length + finished.length === 0) return null;
  return (
    <section class="panel turn" id="your-tables" aria-label={words.yourTables}>
      {turns.length > 0 && <h3 class="sign">{words.yourTurn}</h3>}
      <Some of={turns} main={tables[0]} />
      {others.length + finished.length > 0 && <h3 class="sign">{words.yourTables}</h3>}
      <Some of={others.slice(0, OTHERS)} main={tables[0]} />
      <Some of={finished.slice(0, FINISHED)} />
      <Rest count={Math.max(0, others.length - OTHERS) + Math.max(0, finished.length - FINISHED)}>
        <Some of={others.slice(OTHERS)} />
        <Some of={finished.slice(FINISHED)} />
      </Rest>
    </section>
  );
}

type SomeProps = { readonly of: readonly ListedTable[]; readonly main?: ListedTable | undefined };

const Some = ({ of, main }: SomeProps) => (
  <>
    {of.map((table) => (
      <Mine key={table.id} table={table} isMain={table === main} />
    ))}
  </>
);

function Mine({ table, isMain = false }: { readonly table: ListedTable; readonly isMain?: boolean }) {
  const words = t().lobby;
  const name = table.title === '' ? titleOf(table.game) : table.title;
  const isOver = table.standing.type === 'over';
  const company = isPassTable(table.id)
    ? ON_THIS_DEVICE[settings.value.lang]
    : table.isSolo
      ? words.solo
      : table.others.length === 0
        ? words.live
        : words.against(saidNames(table.others));
  return (
    <div class="go">
      <GameMark game={table.game} />
      <div class="told">
        <b>{name}</b>
        <span>
          {company}, {standingText(table.standing)}
          {table.dueAt !== undefined && <TimeLeft until={table.dueAt} />}
        </span>
      </div>
      {(table.isSolo || table.putAway !== undefined) && (
        <button
          type="button"
          class="ib x"
          aria-label={words.forget(name)}
          title={words.forget(name)}
          onClick={() => takeOff(table, name)}
        >
          ×
        </button>
      )}
      <a
        class={isMain ? 'btn main sit' : 'btn sit'}
        href={isOver ? replayPath({ table: table.id, isSolo: table.isSolo }) : tablePath(table.id, table.isSolo)}
        aria-label={`${isOver ? words.watchReplay : words.resume}: ${name}`}
      >
        {isOver ? words.watchReplay : words.resume}
      </a>
    </div>
  );
}

/** Takes a table off the list, and offers to put it back: a game against bots can be found nowhere else. */
function takeOff(table: ListedTable, name: string): void {
  const mine = myTables.peek().find((one) => one.table === table.id);
  if (table.putAway !== undefined) putAway(table.putAway);
  forgetTable(table.id);
  toast(t().lobby.removed(name)).offer(t().lobby.undo, () => {
    bringBack(table.id);
    if (mine !== undefined) relistTable(mine);
  });
}

const saidNames = (names: readonly string[]): string => list(settings.value.lang, names.map(shownName));

function standingText(standing: Standing): string {
  const words = t().lobby;
  switch (standing.type) {
    case 'your-turn':
      return words.yourMove;
    case 'asked-again':
      return words.askedAgain;
    case 'waits-for':
      return words.waitsFor(saidNames(standing.names));
    case 'gathering':
      return words.waiting(standing.taken, standing.seats);
    case 'playing':
      return words.playing;
    case 'over':
      return words.over;
    case 'unreachable':
      return words.unreachable;
  }
}
