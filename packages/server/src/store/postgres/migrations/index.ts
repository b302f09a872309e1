import { tablesAndLogs } from './001-tables-and-logs.ts';
import { seats } from './002-seats.ts';
import { leases } from './003-leases.ts';
import { keep } from './004-keep.ts';
import { calls } from './005-calls.ts';
import { snapshots } from './006-snapshots.ts';
import { rulings } from './007-rulings.ts';
import { people } from './008-people.ts';
import { safety } from './009-safety.ts';
import { results } from './010-results.ts';
import { matchOwner } from './011-match-owner.ts';
import { tournaments } from './012-tournaments.ts';
import { daily } from './013-daily.ts';
import { puzzles } from './014-puzzles.ts';
import { deletions } from './015-deletions.ts';
import { lockedPasskeys } from './016-locked-passkeys.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in order; never edit one that was released. Servers of the previous release keep running while the next
 * one starts: a migration may add anything, and remove only what they don't use.
 */
export const MIGRATIONS: readonly Migration[] = [
  tablesAndLogs,
  seats,
  leases,
  keep,
  calls,
  snapshots,
  rulings,
  people,
  safety,
  results,
  matchOwner,
  tournaments,
  daily,
  puzzles,
  deletions,
  lockedPasskeys,
];
