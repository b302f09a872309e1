import { peopleSchema } from '../../people-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = peopleSchema('bigint', '');

/** Accounts: handles, devices, passkeys, recovery codes, one-time tickets, friends and blocks. */
export const people: Migration = { name: 'people', up: inSchema(up), down: inSchema(down) };
