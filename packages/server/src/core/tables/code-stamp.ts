import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages whose code a snapshot depends on. */
const PACKAGES = ['kernel', 'recording', 'protocol', 'games', 'catalog', 'table'];
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const IS_CODE = /(^|\/)src\/.*(?<!\.test)\.(ts|json)$/;

/**
 * A hash of the sources of the rules and the table. A snapshot made by other code is never loaded, and nobody has to
 * remember to raise a version number.
 */
export function codeStamp(): string {
  stamp ??= makeStamp();
  return stamp;
}

let stamp: string | undefined;

function makeStamp(): string {
  const hash = createHash('sha256');
  try {
    for (const name of PACKAGES) {
      const files = readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' });
      for (const file of files.sort()) {
        if (!IS_CODE.test(file.replaceAll('\\', '/')) || file.includes('node_modules')) continue;
        hash.update(`${name}/${file}\n`).update(readFileSync(join(ROOT, name, file)));
      }
    }
  } catch {
    // Without readable sources, snapshots are only valid for this process.
    hash.update(randomBytes(32));
  }
  return hash.digest('hex');
}
