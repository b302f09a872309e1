import { bangDuel } from './bang-duel/entry.ts';
import { caliber45 } from './caliber-45/entry.ts';
import { coltExpress } from './colt-express/entry.ts';
import type { GameEntry } from './entry.ts';
import { wrightBrothers } from './wright-brothers/entry.ts';

export type { AnyOptionSpec, AnyOptions, GameEntry, GameWords } from './entry.ts';

/** The games that can be played: a line each. A game that has a bill and no line here is still to come. */
export const tables: Readonly<Record<string, GameEntry>> = {
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
  'colt-express': coltExpress,
  'wright-brothers': wrightBrothers,
};
