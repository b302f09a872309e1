import { findGame } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';

/** A game of the catalog. */
export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot show ${id}: it is not in the catalog`);
  return game;
}
