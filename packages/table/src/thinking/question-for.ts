import { type AnyGame, forkRng, type Level, type Rng, type Seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Question } from './question.ts';

/** Who asks what: everything of a question but the state and what it is dealt from. */
export type Asking = {
  readonly table: TableId;
  readonly seat: Seat;
  readonly owed: boolean;
  readonly level: Level;
};

/**
 * A question about a state of the table. Dealing and thinking draw from generators of their own: how much dealing draws
 * could depend on what is hidden.
 */
export function questionFor(game: AnyGame, state: unknown, { table, seat, owed, level }: Asking, rng: Rng): Question {
  const dealt = game.redeal(state, seat, forkRng(rng));
  return { table, game: game.id, seat, owed, level, rng: forkRng(rng), state: dealt };
}
