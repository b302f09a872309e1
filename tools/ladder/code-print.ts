import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files that don't affect play: tests, fixtures, texts, lessons, and stored games. */
const STILL = [
  '**/*.test.ts',
  '**/testing/**',
  '**/text/**',
  '**/lesson/**',
  'packages/kernel/src/index.ts',
  'packages/kernel/src/{lesson,replay,rule-book,text,type-of}.ts',
];
const DIGITS = 16;

/**
 * A fingerprint of all code that decides how the bots play a game. Each result is stored with it, whatever commit it
 * was.
 */
export function codePrint(root: string, game: string): string {
  const folders = ['packages/bots/src', 'packages/kernel/src', `packages/games/${game}/src`];
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,json}`, { cwd: root, exclude: STILL }))
    .map((file) => file.split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file), 'utf8')}\0`);
  return hash.digest('hex').slice(0, DIGITS);
}
