import type { AnyGame } from '@saloon/kernel';

/** Is this a reflex: possible at any time, but not a choice that the rules offer? */
export const isReflex = (game: AnyGame, move: unknown): boolean =>
  game.reflexes.length > 0 && game.reflexes.some((reflex) => game.formatMove(reflex) === game.formatMove(move));
