import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FOLDERS = ['packages', 'tools'];
const FILES = ['package-lock.json'];
/** Not part of any program. The web client has its own build. */
const LEFT_OUT = /(^|\/)(node_modules|dist|e2e|playthroughs|recordings)\/|\.test\.ts$|^packages\/web\//;
const DIGITS = 16;

/** A hash of the contents of everything that a bundle may contain. It takes about 20 ms. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of sourcesIn(root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, DIGITS);
}

const sourcesIn = (root: string): readonly string[] => [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter((name) => /\.(ts|mjs|json)$/.test(name) && !LEFT_OUT.test(name))
      .sort(),
  ),
];
