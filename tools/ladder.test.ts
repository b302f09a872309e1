import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the program reports a mistake in one line, and plays nothing', () => {
  const run = spawnSync(process.execPath, [`${root}tools/ladder.ts`, '--game', 'poker'], { encoding: 'utf8' });
  expect(run.stderr).toMatch(/^Cannot play the ladder: there is no game poker.*\n$/);
  expect(run.status).toBe(2);
});

test('every page and heading that docs/bots.md links to exists', () => {
  const text = readFileSync(`${root}docs/bots.md`, 'utf8');
  const links = Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, link = '']) => link);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(existsSync(`${root}docs/${link}`), link).toBe(true);
  const plain = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
  const headings = Array.from(text.matchAll(/^## (.*)$/gm), ([, heading = '']) => plain(heading));
  for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});
