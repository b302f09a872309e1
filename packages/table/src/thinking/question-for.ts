import { type AnyGame, forkRng, type Level, type Personality, type Rng, type Seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Question } from './question.ts';

/** Who asks what: everything of a question but the state and what it is dealt from. */
export type Asking = {
  readonly table: TableId;
  readonly seat: Seat;
  readonly owed: boolean;
  readonly level: Level;
  readonly personality?: Personality;
};

/**
 * A question about a state of the table. Dealing and thinking draw from generators of their own: how much dealing draws
 * could depend on what is hidden.
 */
export function questionFor(game: AnyGame, state: unknown, asking: Asking, rng: Rng): Question {
  const dealt = game.redeal(state, asking.seat, forkRng(rng));
  return { ...asking, game: game.id, rng: forkRng(rng), state: dealt };
}
