const DAY = 24 * 3600 * 1000;
/** The day of deal number 1. */
const FIRST = Date.parse('2026-06-30T00:00:00Z');

/** The UTC day of a wall-clock time, as `2026-11-18`. */
export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** When the day ends, in wall-clock milliseconds. */
export const endOf = (day: string): number => startOf(day) + DAY;

export const dayBefore = (day: string): string => dayOf(startOf(day) - DAY);
export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY);

/** Deals are numbered from 1. */
export const numberOf = (day: string): number => 1 + Math.floor((startOf(day) - FIRST) / DAY);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;

/** Days in a row up to today, or up to yesterday if today's deal is still open. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.has(day); day = dayBefore(day)) count += 1;
  return count;
}

/** May others still play the deal of this table for the first time? `of` is its `duplicate`. */
export function isOpenDeal(of: string | undefined, wall: number): boolean {
  const [kind, day = ''] = of?.split(' ') ?? [];
  return (kind === 'daily' || kind === 'practice') && day >= dayOf(wall);
}
