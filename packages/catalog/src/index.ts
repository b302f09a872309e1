import type { AnyGame } from '@saloon/kernel';
import { wrightBrothers } from '@saloon/wright-brothers';

/** Every game of the house. */
export const games: readonly AnyGame[] = [wrightBrothers];

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
