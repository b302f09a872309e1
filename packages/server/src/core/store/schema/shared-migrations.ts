import { dailySchema } from './daily-schema.ts';
import { deletionSchema } from './deletion-schema.ts';
import { matchSchema } from './match-schema.ts';
import type { SharedMigration } from './migration.ts';
import { passkeySchema } from './passkey-schema.ts';
import { peopleSchema } from './people-schema.ts';
import { puzzleSchema } from './puzzle-schema.ts';
import { resultsSchema } from './results-schema.ts';
import { safetySchema } from './safety-schema.ts';
import { tournamentSchema } from './tournament-schema.ts';

/** The migrations of both databases, after those that each began with. New ones come last; released ones never change. */
export const SHARED_MIGRATIONS: readonly SharedMigration[] = [
  peopleSchema,
  safetySchema,
  resultsSchema,
  matchSchema,
  tournamentSchema,
  dailySchema,
  puzzleSchema,
  deletionSchema,
  passkeySchema,
];
