import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;
/** Everything this program writes into its data folder has such a name. */
const OURS = /^(saloon|admin-secret)/;

/**
 * Creates the data folder so that only its owner can enter. Tightens a folder that an older version left open to others,
 * unless it holds other programs' files: those may have readers of their own.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const { mode, uid } = statSync(folder);
  if ((mode & OTHERS) === 0 || uid !== process.getuid?.()) return;
  if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, OWNER_ONLY_FOLDER);
}

/** Creates the file if it isn't there, and lets only its owner read it. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  const { mode, uid } = statSync(file);
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(file, OWNER_ONLY_FILE);
}
