import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../run-tool.ts';
import { commitOf, isShallow } from './commit-tree.ts';

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

test('a shallow clone has its last commit only, and says that it is shallow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = join(folder, 'whole');
  git(folder, 'init', '--quiet', whole);
  for (const message of ['first', 'second']) git(whole, 'commit', '--quiet', '--allow-empty', '-m', message);
  const [first, second] = [git(whole, 'rev-parse', 'HEAD~1'), git(whole, 'rev-parse', 'HEAD')];
  expect([commitOf(whole, first), commitOf(whole, 'HEAD'), isShallow(whole)]).toEqual([first, second, false]);
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${whole}`, shallow);
  expect([commitOf(shallow, first), commitOf(shallow, second), isShallow(shallow)]).toEqual([undefined, second, true]);
});

test('without its commit the guard says why it compares nothing; asked by hand, that is an error', async () => {
  const guarded = await runTool('tools/versus.ts', ['no-such-commit', '--guard']);
  expect(guarded.output).toContain('Speed was not compared with no-such-commit');
  expect(guarded.code).toBe(0);
  const asked = await runTool('tools/versus.ts', ['no-such-commit']);
  expect(asked.output).toContain('Cannot compare: there is no commit no-such-commit');
  expect(asked.code).toBe(2);
});

test.each([
  [['--only', 'poker'], 'Cannot compare: there is no poker: choose from wright-brothers'],
  [['--only', 'server', '--kind', 'views'], 'Cannot compare: none of these has views'],
  [['--rounds', '0'], 'Cannot compare: 0 is no number of pairs'],
])('%j is refused with what there is', async (args, sentence) => {
  const { code, output } = await runTool('tools/versus.ts', args);
  expect(output).toContain(sentence);
  expect(code).toBe(2);
});
