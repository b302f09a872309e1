import { tournamentSchema } from '../../tournament-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = tournamentSchema({ number: 'bigint', real: 'double precision', strict: '' });

/** Tournaments, their players and their tables. */
export const tournaments: Migration = { name: 'tournaments', up: inSchema(up), down: inSchema(down) };
