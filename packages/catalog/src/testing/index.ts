import { positions as inBangDuel } from '@saloon/bang-duel/testing';
import { positions as inCaliber45 } from '@saloon/caliber-45/testing';
import { positions as inColtExpress } from '@saloon/colt-express/testing';
import type { Position } from '@saloon/kernel/testing';
import { positions as inWrightBrothers } from '@saloon/wright-brothers/testing';

/** Positions whose best move a strong bot must find, by game. */
export const positions: Readonly<Record<string, readonly Position<unknown>[]>> = {
  'wright-brothers': inWrightBrothers,
  'colt-express': inColtExpress,
  'bang-duel': inBangDuel,
  'caliber-45': inCaliber45,
};
