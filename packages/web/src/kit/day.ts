/** A day in milliseconds. Days begin at 00:00 UTC, for everyone at the same time. */
const DAY_MS = 86_400_000;

/** The number of the day since 1970. */
export const dayAt = (time: number): number => Math.floor(time / DAY_MS);

/** Milliseconds until the next day begins. */
export const untilTomorrow = (time: number): number => (dayAt(time) + 1) * DAY_MS - time;
