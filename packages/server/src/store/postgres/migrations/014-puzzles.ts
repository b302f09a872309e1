import { puzzleSchema } from '../../puzzle-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = puzzleSchema('');

/** First tries at puzzles. */
export const puzzles: Migration = { name: 'puzzles', up: inSchema(up), down: inSchema(down) };
