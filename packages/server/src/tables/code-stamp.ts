import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages whose code decides what a table is. */
const PACKAGES = ['kernel', 'recording', 'protocol', 'games', 'catalog', 'table'];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const IS_CODE = /(^|\/)src\/.*(?<!\.test)\.(ts|json)$/;

/**
 * A name for this version of the rules and the table, made from the sources themselves: a snapshot of other code is
 * never taken for one of ours, and nobody has to remember to count a version up.
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
    // Sources that can't be read have no name: then snapshots are only good for this process.
    hash.update(randomBytes(32));
  }
  return hash.digest('hex');
}
