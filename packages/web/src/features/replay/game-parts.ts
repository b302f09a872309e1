import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { printAhead } from '../../kit/cards/print.ts';

/** What a game is drawn and described with. */
export type GameParts = { readonly table: GameTable; readonly words: GameWords };

const known = new Map<string, GameParts>();

/** The parts that are already loaded. */
export const partsOf = (game: string): GameParts | undefined => known.get(game);

let isChosen = false;

/** Undefined for a game that this client doesn't have. */
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

/** Loads the parts of all games one by one while the reader chooses a file. */
export async function loadAll(): Promise<void> {
  for (const game of Object.keys(tables)) {
    if (isChosen) return;
    await load(game).catch(() => undefined);
  }
  if (!isChosen) printAhead(inTurns([...known.values()].map(({ table }) => table.pictures ?? [])));
}

/** Interleaves the lists: the game isn't known yet, so each gets its first part early. */
const inTurns = <One>(lists: readonly (readonly One[])[]): readonly One[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();

/** A recording names its game near its start. */
const NAMED = /^"game":"([a-z0-9-]+)"/m;
const HEAD = 500;

/** Loads the parts for this recording while the worker still reads it. A failure is reported later. */
export function loadAhead(text: string): void {
  const game = NAMED.exec(text.slice(0, HEAD))?.[1];
  if (game !== undefined) loadParts(game).catch(() => undefined);
}
