import type { TodaySource } from './cell.ts';
import { puzzleSource } from './puzzle-cell.ts';

/** What the strip shows, in this order. */
export const SOURCES: readonly TodaySource[] = [puzzleSource];
