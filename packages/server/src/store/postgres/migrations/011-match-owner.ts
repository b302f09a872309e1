import { matchSchema } from '../../match-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = matchSchema('bigint', '');

/** Which server of a cluster matches people. */
export const matchOwner: Migration = { name: 'match owner', up: inSchema(up), down: inSchema(down) };
