export const TOURNAMENT_FORMATS = ['swiss', 'knockout'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

/** The bounds of a tournament. Times are milliseconds. */
export const TOURNAMENT_LIMITS = {
  least: 4,
  most: 64,
  seats: 6,
  rounds: 9,
  waitMinutes: 10,
  perHost: 3,
  /** The soonest and the latest start. */
  soonest: 60_000,
  latest: 90 * 86_400_000,
  /** How long a round may last: live, and by correspondence. */
  live: { least: 10, most: 24 * 60 },
  correspondence: { least: 24 * 60, most: 90 * 24 * 60 },
} as const;
