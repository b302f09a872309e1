import type { GameEntry } from './entry.ts';
import { wrightBrothers } from './wright-brothers/entry.ts';

export type { AnyOptionSpec, AnyOptions, GameEntry, GameWords } from './entry.ts';

/** The games that can be played: a line each. A game that has a bill and no line here is still to come. */
export const tables: Readonly<Record<string, GameEntry>> = {
  'wright-brothers': wrightBrothers,
};
