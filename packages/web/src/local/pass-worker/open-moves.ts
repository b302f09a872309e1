import { seatsOf } from '@saloon/kernel';
import { findGame, type rebuildTable } from '@saloon/table';
import type { OpenMove } from '../../core/games/around.ts';

export type SharedTable = ReturnType<typeof rebuildTable>;

/** The moves of these kinds that each seat has. They name no hidden card, so everyone around the device may see them. */
export function openMovesAt(table: SharedTable, kinds: readonly string[]): readonly (readonly OpenMove[])[] {
  const { info, state, seating } = table;
  const game = findGame(info.game);
  if (game === undefined || state === undefined || info.phase !== 'playing') return [];
  return seatsOf(info.seats.length).map((one) =>
    seating.people[one] === ''
      ? []
      : game
          .legalMoves(state, one)
          .filter((move) => kinds.includes((move as { readonly type: string }).type))
          .map((move) => ({ move, answers: game.question(state, move) })),
  );
}
