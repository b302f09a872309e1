import { dailySchema } from '../../daily-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = dailySchema('bigint', 'double precision', '');

/** Daily deals and challenges. */
export const daily: Migration = { name: 'daily deals', up: inSchema(up), down: inSchema(down) };
