import { bangDuel } from '@saloon/bang-duel';
import { caliber45 } from '@saloon/caliber-45';
import { coltExpress } from '@saloon/colt-express';
import type { AnyGame } from '@saloon/kernel';
import { wrightBrothers } from '@saloon/wright-brothers';

/** Every game of the house. */
export const games: readonly AnyGame[] = [wrightBrothers, coltExpress, bangDuel, caliber45];

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
