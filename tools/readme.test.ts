import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBot } from '@saloon/bots';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

const programIn = (page: string): string => /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

test('the program in the README runs as it is, and the Russian README has the same', () => {
  const program = programIn(readme);
  expect(programIn(readFileSync(`${root}README.ru.md`, 'utf8'))).toBe(program);
  expect(program).toContain('legalMoves');
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
});

test('every bot in the README exists', () => {
  const named = [...readme.matchAll(/--bots (\S+)/g)].flatMap(([, ids = '']) => ids.split(','));
  expect(named).toContain('greedy');
  expect(named.filter((id) => findBot(id) === undefined)).toEqual([]);
});

test('every npm command and saloon command in the README exists', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  for (const [, script = ''] of readme.matchAll(/npm run ([a-z0-9:]+)/g))
    expect(Object.keys(scripts)).toContain(script);
  const help = spawnSync(process.execPath, [`${root}packages/cli/bin/saloon.mjs`, '--help'], { encoding: 'utf8' });
  for (const [, command = ''] of readme.matchAll(/npx saloon ([a-z]+)/g)) {
    expect(help.stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});
