import type { SharedMigration } from './migration.ts';

/** A passkey that was there when its person signed out everywhere else signs in again once they have said that it is theirs. */
export const passkeySchema: SharedMigration = () => ({
  name: 'locked passkeys',
  up: 'ALTER TABLE passkeys ADD COLUMN is_locked INTEGER NOT NULL DEFAULT 0;',
  down: 'ALTER TABLE passkeys DROP COLUMN is_locked;',
});
