import { moveInput } from '@saloon/kernel';
import type { InformationSet } from '../information-set.ts';
import type { Search } from './search.ts';

/** What a seat keeps of a search: the tree, the move it chose, and some deals of the moment it chose in. */
export type Memory<State, Move> = {
  readonly search: Search<State, Move>;
  readonly move: Move;
  readonly deals: readonly State[];
};

/** One deal could look the same by chance. */
const DEALS = 2;

export function remember<State, Move>(
  info: InformationSet<State, Move>,
  search: Search<State, Move>,
  move: Move,
): void {
  info.memory = { search, move, deals: Array.from({ length: DEALS }, () => info.sample()) };
}

/**
 * The search of the move before, gone on to where that move led. That is sound if nothing happened since but the own
 * move, and if it showed the seat nothing: then the seat sees what it would have seen after that move in any deal of that
 * moment, and the lines of the old tree are lines from here.
 */
export function continued<State, Move>(info: InformationSet<State, Move>): Search<State, Move> | undefined {
  const { game, seat, memory } = info;
  info.memory = undefined;
  if (memory === undefined) return undefined;
  const present = info.sample();
  const expected = JSON.stringify(game.view(present, seat));
  const isSame = memory.deals.every((deal) => {
    game.apply(deal, moveInput(game, deal, { at: game.now(present), seat, move: memory.move }));
    return JSON.stringify(game.view(deal, seat)) === expected;
  });
  if (!isSame || !memory.search.follow(memory.move)) return undefined;
  return isOfHere(info, memory.search) ? memory.search : undefined;
}

/**
 * The deals may have looked the same by chance, where few cards were left to draw. A tree that knows an own move which
 * cannot be made has lines from somewhere else, and might choose that move.
 */
function isOfHere<State, Move>(info: InformationSet<State, Move>, search: Search<State, Move>): boolean {
  const { formatMove } = info.game;
  const legal = new Set(info.legal().map((move) => formatMove(move)));
  return search.candidates().every(({ move }) => move !== undefined && legal.has(formatMove(move)));
}
