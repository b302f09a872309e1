import type { AnyGame } from '@saloon/kernel';

/** Is this one of the things that can be done at any time and are no choice? */
export const isReflex = (game: AnyGame, move: unknown): boolean =>
  game.reflexes.length > 0 && game.reflexes.some((reflex) => game.formatMove(reflex) === game.formatMove(move));
