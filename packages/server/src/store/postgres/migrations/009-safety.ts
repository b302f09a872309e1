import { safetySchema } from '../../safety-schema.ts';
import { inSchema } from './in-schema.ts';
import type { Migration } from './migration.ts';

const { up, down } = safetySchema('bigint', 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', '');

/** Reports, problem files, admins and what they did, announcements, webhooks, and reasons for suspensions. */
export const safety: Migration = { name: 'safety', up: inSchema(up), down: inSchema(down) };
