import { bangDuel } from './bang-duel/entry.ts';
import { caliber45 } from './caliber-45/entry.ts';
import { coltExpress } from './colt-express/entry.ts';
import type { GameEntry } from './entry.ts';
import { wrightBrothers } from './wright-brothers/entry.ts';

export type { AnyOptionSpec, AnyOptions, Bill, GameEntry, GameWords } from './entry.ts';

/** The games that can be played, a line each, in the order in which their bills hang. */
export const tables: Readonly<Record<string, GameEntry>> = {
  'wright-brothers': wrightBrothers,
  'colt-express': coltExpress,
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
};
