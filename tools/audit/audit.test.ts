import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askRegistry, readAudit } from './ask-registry.ts';
import { lockProblems } from './lock-problems.ts';
import { markupIn, markupProblems } from './markup-problems.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('our dependencies have exact versions, a hash, no install scripts and a known license', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  expect(lockProblems(lock)).toEqual([]);
});

const good = {
  version: '1.2.3',
  resolved: 'https://registry.example/x/-/x-1.2.3.tgz',
  integrity: 'sha512-abc',
  license: 'MIT',
};
const lockOf = (entry: object, own: object = {}) => ({
  lockfileVersion: 3,
  packages: { '': own, 'node_modules/x': entry },
});

test.each([
  [{ ...good, integrity: undefined }, 'has no hash'],
  [{ ...good, integrity: 'sha1-abc' }, 'has no hash'],
  [{ ...good, resolved: 'git+ssh://git@example.org/x.git#1' }, 'is no registry'],
  [{ ...good, resolved: 'http://registry.example/x/-/x-1.2.3.tgz' }, 'is no registry'],
  [{ ...good, hasInstallScript: true }, 'runs a script'],
  [{ ...good, version: 'latest' }, 'no exact one'],
  [{ ...good, license: 'GPL-3.0' }, 'licence GPL-3.0'],
  [{ ...good, license: undefined }, 'licence (none)'],
  [{ ...good, license: 'MIT AND GPL-3.0' }, 'licence MIT AND GPL-3.0'],
])('a package that is not so is named (%#)', (entry, problem) => {
  const problems = lockProblems(lockOf(entry));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    `node_modules/x ${problem.startsWith('has') || problem.startsWith('runs') ? problem : ''}`,
  );
  expect(problems[0]).toContain(problem);
});

test('a package without those is reported, a choice of licenses needs one that is known, and version ranges are reported', () => {
  expect(lockProblems(lockOf(good))).toEqual([]);
  expect(lockProblems(lockOf({ ...good, license: '(GPL-3.0 OR MIT)' }))).toEqual([]);
  expect(lockProblems(lockOf(good, { dependencies: { x: '^1.2.3' } }))).toEqual([
    'the project itself asks for x ^1.2.3, which is no exact version',
  ]);
  expect(lockProblems({ lockfileVersion: 1 })).toHaveLength(1);
});

test('only our own drawings are put into a page as markup', () => {
  expect(markupProblems(root)).toEqual([]);
});

test.each([
  '<p dangerouslySetInnerHTML={{ __html: chat.text }} />',
  '<g ref={drawing(chat.text)} />',
  'const fill = drawing(chat.text);',
  '<g ref={picture(chat.text, FRAME)} />',
  'box.innerHTML = name;',
  'frame.srcdoc = title;',
  "node.insertAdjacentHTML('beforeend', text)",
  'eval(text)',
])('%s would be found', (source) => {
  expect(markupIn('features/table-page/rail/chat.tsx', source)).toHaveLength(1);
});

test('a known drawing is fine, and a second one of the same kind is reported', () => {
  const icon = '<svg ref={drawing(body)} />';
  expect(markupIn('kit/icon.tsx', icon)).toEqual([]);
  expect(markupIn('kit/icon.tsx', icon + icon)).toHaveLength(1);
});

test("the registry's report is read, and an unreadable one counts as not checked", () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ type: 'answered', problems: [] });
  expect(readAudit('{"vulnerabilities":{"x":{"severity":"high"}}}')).toMatchObject({
    problems: ['x has a known weakness (high): run npm audit for what helps'],
  });
  expect(readAudit('{"message":"no route"}')).toEqual({ type: 'not-checked', why: 'no route' });
  expect(readAudit('{"error":{"summary":"404"}}')).toEqual({ type: 'not-checked', why: '404' });
  for (const output of ['nonsense', '', '{}', 'null']) expect(readAudit(output).type).toBe('not-checked');
});

const WEAK = '{"vulnerabilities":{"minimist":{"severity":"critical"}}}';
const NONE = '{"vulnerabilities":{}}';

test.each([
  ['knows the canary', NONE, WEAK, { type: 'answered', problems: [] }],
  [
    'knows nothing against anything',
    NONE,
    NONE,
    { type: 'not-checked', why: expect.stringContaining('minimist 0.0.8') },
  ],
  ['answers once only', NONE, '', { type: 'not-checked', why: 'npm audit printed nothing that could be read' }],
  ['does not answer', '{"message":"no route"}', WEAK, { type: 'not-checked', why: 'no route' }],
  ['has something against us', WEAK, '', { type: 'answered', problems: [expect.stringContaining('critical')] }],
])('a registry that %s', async (_what, ours, canary, expected) => {
  const asked = await askRegistry(root, async (folder) => (folder === root ? ours : canary));
  expect(asked).toEqual(expected);
});

/** Runs the audit against the registry at this address. */
const auditAt = (registry: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/audit.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: '0', NO_COLOR: '1' },
  });

test('if the registry does not answer, the audit fails and says "not checked"', () => {
  const { status, stdout } = auditAt('http://127.0.0.1:1/');
  expect(stdout).toMatch(/^0 problems, known weaknesses not checked: .+\n$/);
  expect(status).toBe(3);
  const offline = auditAt('http://127.0.0.1:1/', '--offline');
  expect([offline.status, offline.stdout]).toEqual([0, '0 problems, known weaknesses not checked: --offline\n']);
});
