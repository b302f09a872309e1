import type { TodaySource } from './cell.ts';
import { deals } from './deals.ts';
import { puzzleSource } from './puzzle-cell.ts';
import { tournamentSource } from './tournament-cell.ts';

/** What the strip shows, in this order. */
export const SOURCES: readonly TodaySource[] = [deals, puzzleSource, tournamentSource];
