import { printAhead } from '../../kit/print.ts';
import type { GameTable } from '../../tables/contract.ts';
import { type GameWords, tables } from '../../tables/index.ts';

/** What a game is shown and told with. */
export type GameParts = { readonly table: GameTable; readonly words: GameWords };

const known = new Map<string, GameParts>();

/** What has been loaded already. */
export const partsOf = (game: string): GameParts | undefined => known.get(game);

let isChosen = false;

/** Nothing for a game that this house has not. */
export async function loadParts(game: string): Promise<GameParts | undefined> {
  isChosen = true;
  const parts = await load(game);
  printAhead(parts?.table.pictures ?? []);
  return parts;
}

async function load(game: string): Promise<GameParts | undefined> {
  const entry = Object.hasOwn(tables, game) ? tables[game] : undefined;
  if (entry === undefined) return undefined;
  const [table, words] = await Promise.all([entry.table(), entry.words()]);
  const parts = known.get(game) ?? { table, words };
  known.set(game, parts);
  return parts;
}

/** Loads what any recording may be shown with, one game after the other, while a file is still being chosen. */
export async function loadAll(): Promise<void> {
  for (const game of Object.keys(tables)) {
    if (isChosen) return;
    await load(game).catch(() => undefined);
  }
  if (!isChosen) printAhead(inTurns([...known.values()].map(({ table }) => table.pictures ?? [])));
}

/** One of each, then the next of each: nobody knows yet which game it will be. */
const inTurns = <One>(lists: readonly (readonly One[])[]): readonly One[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();

/** A recording names its game on one of its first lines. */
const NAMED = /^"game":"([a-z0-9-]+)"/m;
const HEAD = 500;

/** Loads what this recording will be shown with while the worker still reads it. What cannot be loaded is told later. */
export function loadAhead(text: string): void {
  const game = NAMED.exec(text.slice(0, HEAD))?.[1];
  if (game !== undefined) loadParts(game).catch(() => undefined);
}
