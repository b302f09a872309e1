import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { coverageProblems, definedIds, findRepository, quotedIds, rulesCoverage } from './rules-coverage.ts';

const SH = new Set(['SH']);

function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'saloon-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('an id in bold is a definition, other mentions are not', () => {
  const rules =
    '- **SH-CARD-7** Draw two (see SH-CARD-9).\n| **SH-RULING-1** | x |\n**SH-2P-3** y\n**Go**: *no* **sh-x**';
  expect(definedIds(rules)).toEqual(['SH-CARD-7', 'SH-RULING-1', 'SH-2P-3']);
});

test('a title quotes one or several ids, with any kind of quotes', () => {
  const source = [
    "test('[SH-A-1] one', () => {});",
    'test("[SH-A-2, SH-EX-1] two", () => {});',
    'test.each(cases)(`[SH-A-3] $' + '{name}`, () => {});',
    "const cases = [['[SH-A-4] a title in a table', 1]];",
    "describe('three', () => { test('[SH-A-5] and [SH-A-6]', () => {}); });",
  ].join('\n');
  expect(quotedIds(source, SH)).toEqual([
    { id: 'SH-A-1', line: 1 },
    { id: 'SH-A-2', line: 2 },
    { id: 'SH-EX-1', line: 2 },
    { id: 'SH-A-3', line: 3 },
    { id: 'SH-A-4', line: 4 },
    { id: 'SH-A-5', line: 5 },
    { id: 'SH-A-6', line: 5 },
  ]);
});

test("comments, skipped tests and other brackets don't count", () => {
  const source = [
    "// test('[SH-A-1] one')",
    "/* '[SH-A-2]' */",
    "test.skip('[SH-A-3] later', () => {});",
    "test.todo('[SH-A-4] never');",
    "test.skip.each(cases)('[SH-A-5] %s', () => {});",
    "const pattern = '[A-Z] [object Object] [1, 2] [WB-A-1]';",
  ].join('\n');
  expect(quotedIds(source, SH)).toEqual([]);
});

test('a range is not expanded', () => {
  expect(quotedIds("test('[SH-A-2..6] many', () => {})", SH)).toEqual([{ id: 'SH-A-2..6', line: 1 }]);
});

test('each game is reported with its tested, missing and unknown ids', () => {
  const root = repository({
    'packages/games/shootout/RULES.md': '- **SH-A-1** a\n- **SH-A-2** b\n- **SH-A-3** c\n',
    'packages/games/shootout/src/deep/a.test.ts': "test('[SH-A-1] x', f);\ntest('[SH-A-2..3, SH-A-9] y', f);\n",
    'packages/games/shootout/src/a.ts': "const s = '[SH-A-2]';",
    'packages/games/brawl/RULES.md': '- **BR-1** a\n',
    'packages/games/brawl/src/b.test.ts': "test('[BR-1] x', f);\ntest('[SH-A-3] not here', f);\n",
  });
  const [brawl, shootout] = rulesCoverage(root);
  expect(brawl).toEqual({
    game: 'brawl',
    ids: ['BR-1'],
    tested: ['BR-1'],
    missing: [],
    unknown: [{ id: 'SH-A-3', file: 'packages/games/brawl/src/b.test.ts', line: 2 }],
  });
  const file = 'packages/games/shootout/src/deep/a.test.ts';
  expect(shootout).toEqual({
    game: 'shootout',
    ids: ['SH-A-1', 'SH-A-2', 'SH-A-3'],
    tested: ['SH-A-1'],
    missing: ['SH-A-2', 'SH-A-3'],
    unknown: [
      { id: 'SH-A-2..3', file, line: 2 },
      { id: 'SH-A-9', file, line: 2 },
    ],
  });
  expect(coverageProblems(rulesCoverage(root))).toEqual([
    'packages/games/brawl/src/b.test.ts:2 quotes SH-A-3, which RULES.md of brawl does not define',
    'shootout: no test quotes SH-A-2, SH-A-3',
    `${file}:2 quotes SH-A-2..3, which RULES.md of shootout does not define`,
    `${file}:2 quotes SH-A-9, which RULES.md of shootout does not define`,
  ]);
});

test('the repository is found from any folder inside it', () => {
  const root = repository({ 'packages/games/brawl/RULES.md': '' });
  expect(findRepository(join(root, 'packages/games/brawl'))).toBe(root);
  expect(findRepository(root)).toBe(root);
  expect(findRepository(tmpdir())).toBeUndefined();
});
