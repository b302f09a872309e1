import type { TodaySource } from './cell.ts';

/** What the strip shows, in this order. */
export const SOURCES: readonly TodaySource[] = [];
