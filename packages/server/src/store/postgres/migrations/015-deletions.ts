import { deletionSchema } from '../../deletion-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = deletionSchema('BIGINT', '');

/** Accounts that are being deleted. */
export const deletions: Migration = { name: 'deletions', up: inSchema(up), down: inSchema(down) };
