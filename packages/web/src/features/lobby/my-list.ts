import type { SeatedTable, TableId } from '@saloon/protocol';
import type { MyTable } from '../../net/my-tables.ts';
import type { PutAway } from '../../net/put-away.ts';

/** One of your tables, as the lobby lists it. */
export type ListedTable = {
  readonly id: TableId;
  readonly isSolo: boolean;
  readonly game: string;
  readonly title: string;
  /** The other people there. Empty for a game against bots. */
  readonly others: readonly string[];
  readonly standing: Standing;
  /** By correspondence: when the current player's time runs out, in milliseconds since 1970. */
  readonly dueAt: number | undefined;
  /** How a server table can be hidden, if it can. A table where others wait for you can't. */
  readonly putAway: PutAway | undefined;
};

export type Standing =
  | { readonly type: 'your-turn' }
  /** The game is over, and others want to play again. */
  | { readonly type: 'asked-again' }
  | { readonly type: 'waits-for'; readonly names: readonly string[] }
  | { readonly type: 'gathering'; readonly taken: number; readonly seats: number }
  | { readonly type: 'playing' }
  | { readonly type: 'over' }
  | { readonly type: 'unreachable' };

/**
 * Tables to go on with: those waiting for you first, by time left, then the latest. The server's word counts for its
 * own tables. Solo games, and all tables while the server hasn't answered, are as this browser last saw them.
 */
export function listTables(
  seated: readonly SeatedTable[] | undefined,
  mine: readonly MyTable[],
  isOffline: boolean,
): readonly ListedTable[] {
  const kept = mine.filter(({ isSolo }) => isSolo || seated === undefined).map((one) => keptTable(one, isOffline));
  const told = (seated ?? []).map(toldTable);
  return [...told, ...kept]
    .filter(({ table }) => table.standing.type !== 'over')
    .sort((a, b) => Number(isTurn(b.table)) - Number(isTurn(a.table)) || soonest(a.table, b.table) || b.at - a.at)
    .map(({ table }) => table);
}

/** Finished games with a replay, solo games included, the latest first. */
export function finishedTables(
  seated: readonly SeatedTable[] | undefined,
  mine: readonly MyTable[],
): readonly ListedTable[] {
  const kept = mine.filter(({ isSolo }) => isSolo).map((one) => keptTable(one, false));
  return [...(seated ?? []).map(toldTable), ...kept]
    .filter(({ table }) => table.standing.type === 'over')
    .sort((a, b) => b.at - a.at)
    .map(({ table }) => table);
}

/** Does this table wait for you? */
export const isTurn = ({ standing }: ListedTable): boolean =>
  standing.type === 'your-turn' || standing.type === 'asked-again';

/** Of the tables waiting for you, the one whose time runs out first. */
function soonest(a: ListedTable, b: ListedTable): number {
  if (!isTurn(a) || a.dueAt === b.dueAt) return 0;
  return (a.dueAt ?? Number.POSITIVE_INFINITY) - (b.dueAt ?? Number.POSITIVE_INFINITY);
}

type Dated = { readonly table: ListedTable; readonly at: number };

function standingOf({ phase, names, toAct, isYourTurn }: SeatedTable): Standing {
  if (phase === 'over') return { type: isYourTurn ? 'asked-again' : 'over' };
  if (phase === 'waiting') {
    return { type: 'gathering', taken: names.filter((name) => name !== '').length, seats: names.length };
  }
  if (isYourTurn) return { type: 'your-turn' };
  const slow = toAct.flatMap((at) => names[at] || []);
  return slow.length === 0 ? { type: 'playing' } : { type: 'waits-for', names: slow };
}

function toldTable(row: SeatedTable): Dated {
  const { id, game, title, pace, phase, dueAt, touchedAt } = row;
  const others = row.names.filter((name, at) => at !== row.seat && name !== '');
  // Before the start you leave your seat instead. By correspondence the clock runs on even if you don't look.
  const canPutAway = phase === 'over' || (phase === 'playing' && pace !== 'correspondence');
  const table = {
    id,
    isSolo: false,
    game,
    title,
    others,
    standing: standingOf(row),
    dueAt,
    putAway: canPutAway ? { table: id, phase, isAsked: row.isYourTurn } : undefined,
  };
  return { table, at: touchedAt };
}

function keptTable({ table, isSolo, game, title, phase, taken, seats, at }: MyTable, isOffline: boolean): Dated {
  const standing = ((): Standing => {
    if (phase === 'over') return { type: 'over' };
    if (!isSolo && isOffline) return { type: 'unreachable' };
    return phase === 'waiting' ? { type: 'gathering', taken, seats } : { type: 'playing' };
  })();
  return { table: { id: table, isSolo, game, title, others: [], standing, dueAt: undefined, putAway: undefined }, at };
}
