import { peopleSchema } from '../../people-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = peopleSchema('bigint', '');

/** Accounts: handles, devices, passkeys, recovery codes, one-time tickets, friends and blocks. */
export const people: Migration = {
  name: 'people',
  up: up.replace(/(CREATE TABLE|INDEX \w+ ON) /g, '$1 saloon.'),
  down: down.replaceAll('DROP TABLE ', 'DROP TABLE saloon.'),
};
