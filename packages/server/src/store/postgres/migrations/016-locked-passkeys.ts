import { passkeySchema } from '../../passkey-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = passkeySchema;

/** Passkeys that wait until their person says that they are theirs. */
export const lockedPasskeys: Migration = { name: 'locked passkeys', up: inSchema(up), down: inSchema(down) };
