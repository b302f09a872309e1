import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../store/private-files.ts';

const SECRET_LENGTH = { min: 16, max: 200 } as const;
const SECRET_BYTES = 32;
const FILE = 'admin-secret';
const OWNER_ONLY = 0o600;

/** What opens `/admin` and `/metrics`. */
export type AdminSecret =
  | { readonly type: 'given'; readonly secret: string }
  /** Kept in a file that only our user may read. `isNew` if this start made it. */
  | { readonly type: 'kept'; readonly secret: string; readonly file: string; readonly isNew: boolean }
  /** Nobody gets in. */
  | { readonly type: 'none'; readonly why: string };

/** The given secret, else the one in the data folder, which the first start makes. */
export function readAdminSecret(dataDir: string, given: string | undefined): AdminSecret {
  if (given !== undefined && given !== '') return { type: 'given', secret: given };
  const file = join(dataDir, FILE);
  try {
    return { type: 'kept', file, ...readOrMake(dataDir, file) };
  } catch (error) {
    return { type: 'none', why: `Cannot keep the admin secret in ${file}: ${messageOf(error)}` };
  }
}

function readOrMake(dataDir: string, file: string): { readonly secret: string; readonly isNew: boolean } {
  makePrivateFolder(dataDir);
  if (!existsSync(file)) {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    if (putWhole(file, `${secret}\n`)) return { secret, isNew: true };
  }
  chmodSync(file, OWNER_ONLY);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= SECRET_LENGTH.min && kept.length <= SECRET_LENGTH.max) return { secret: kept, isNew: false };
  throw new Error(
    `it has ${kept.length} characters, allowed: ${SECRET_LENGTH.min} to ${SECRET_LENGTH.max}; delete it, and the next start makes a new one`,
  );
}

/** False if another server that starts now was first. Nobody ever reads half a secret. */
function putWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: OWNER_ONLY });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
