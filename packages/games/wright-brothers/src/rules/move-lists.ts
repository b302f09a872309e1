import type { Pack } from './cards.ts';
import type { Move } from './moves.ts';

/**
 * Lists of moves that depend on a hand and on little else. Hands come again and again, so a list is worked out once and
 * kept, and shared by everybody who asks: a game played at random spends its time elsewhere. They are not frozen, as V8
 * takes ten times as long to read a frozen list. The memory is bounded; what it forgets is only worked out again.
 *
 * `use` says what a list is for, as a small number; a hand has one list for each.
 */
const MOST_REMEMBERED = 1_500_000;
const memory: (Map<Pack, readonly Move[]> | undefined)[] = [];
let remembered = 0;

export const recall = (use: number, hand: Pack): readonly Move[] | undefined => memory[use]?.get(hand);

/** `weight` is what a move of the list costs to keep: 1 for one that other lists share, more for one of its own. */
export function remember(use: number, hand: Pack, list: readonly Move[], weight = 1): readonly Move[] {
  if (remembered >= MOST_REMEMBERED) {
    memory.length = 0;
    remembered = 0;
  }
  memory[use] ??= new Map();
  memory[use].set(hand, list);
  remembered += weight * (1 + list.length);
  return list;
}
