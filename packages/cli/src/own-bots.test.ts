import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-own-bots-'));
const saved = join(folder, 'game.saloon.json');
/** Always picks its last legal move after 777 ms, which no built-in bot does. */
const own = join(folder, 'my-bots.mjs#last');
writeFileSync(
  join(folder, 'my-bots.mjs'),
  `const pick = (index) => ({ decide: (info) => (info.owed ? { move: info.legal().at(index), after: 777 } : undefined) });
   export const first = { id: 'first', ...pick(0) };
   export const last = { id: 'last', ...pick(-1) };`,
);
const idle = join(folder, 'idle.mjs');
writeFileSync(idle, `export const idle = { id: 'idle', decide: () => undefined };`);
afterAll(() => rmSync(folder, { recursive: true }));

const TABLE = ['colt-express', '--seats', '2', '--seed', '7', '--bots', own];

test('demo, playthrough, simulate and arena can use a bot from a file', async () => {
  const story = await inProcess(['demo', ...TABLE, '--lang', 'en', '--save', saved]);
  expect(story).toMatchObject({ code: 0, err: '' });
  expect(story.out).toContain(`--bots ${own}\n`);
  expect(readFileSync(saved, 'utf8')).toContain('777');

  const transcript = await inProcess(['playthrough', ...TABLE]);
  expect(transcript).toMatchObject({ code: 0, err: '' });
  expect(transcript.out).toContain(own);
  expect(transcript.out).toMatch(/\n1\. 0:00\.777 /);

  rmSync(saved);
  for (const command of [
    ['simulate', '--save', saved],
    ['arena', '--json'],
  ]) {
    const [name = '', ...flags] = command;
    const match = await inProcess([name, ...TABLE, '--games', '2', '--threads', '1', ...flags]);
    expect(match, name).toMatchObject({ code: 0, err: '' });
    expect(match.out).toContain('#last');
  }
  expect(readFileSync(saved, 'utf8')).toContain('777');
});

test.each(['demo', 'playthrough'])('a bot file that cannot play ends %s with one sentence', async (name) => {
  const { code, out, err } = await inProcess([name, 'bang-duel', '--seed', '7', '--bots', idle]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^Cannot .*idle.*\n$/);
});
