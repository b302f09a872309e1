import { moveInput } from '@saloon/kernel';
import type { InformationSet } from '../information-set.ts';
import type { Search } from './search.ts';

/** What a seat keeps of a search: the tree, the move it chose, and some deals from when it chose. */
export class SearchMemory<State, Move> {
  readonly search: Search<State, Move>;
  readonly move: Move;
  readonly deals: readonly State[];

  constructor(search: Search<State, Move>, move: Move, deals: readonly State[]) {
    this.search = search;
    this.move = move;
    this.deals = deals;
  }
}

/** More than one, because a single deal could look the same by chance. */
const DEALS = 2;

export function remember<State, Move>(
  info: InformationSet<State, Move>,
  search: Search<State, Move>,
  move: Move,
): void {
  const deals = Array.from({ length: DEALS }, () => info.sample());
  info.memory = new SearchMemory(search, move, deals);
}

/**
 * The previous search, moved down to the node after the chosen move, or undefined. Reuse is sound only if nothing
 * happened since except that move, and if it revealed nothing to the seat. Then the seat's view is what the move leads
 * to in every deal sampled before it, so the old tree's variations still apply.
 */
export function continued<State, Move>(info: InformationSet<State, Move>): Search<State, Move> | undefined {
  const { game, seat, memory } = info;
  info.memory = undefined;
  if (!(memory instanceof SearchMemory)) return undefined;
  const present = info.sample();
  const expected = JSON.stringify(game.view(present, seat));
  const isSame = memory.deals.every((deal: State) => {
    game.apply(deal, moveInput(game, deal, { at: game.now(present), seat, move: memory.move }));
    return JSON.stringify(game.view(deal, seat)) === expected;
  });
  if (!isSame || !memory.search.follow(memory.move)) return undefined;
  return isOfHere(info, memory.search) ? memory.search : undefined;
}

/**
 * If few cards were left to draw, the deals may have looked the same by chance. A tree that has an illegal move for
 * this seat belongs to another position, and search might choose that move.
 */
function isOfHere<State, Move>(info: InformationSet<State, Move>, search: Search<State, Move>): boolean {
  const { formatMove } = info.game;
  const legal = new Set(info.legal().map((move) => formatMove(move)));
  return search.candidates().every(({ move }) => move !== undefined && legal.has(formatMove(move)));
}
