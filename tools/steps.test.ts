import { expect, test } from 'vitest';
import { checked, runSteps, type Step } from './steps.ts';

async function said(steps: readonly Step[]) {
  const lines: string[] = [];
  let now = 0;
  const clock = () => {
    now += 750;
    return now;
  };
  const sum = await runSteps(steps, (line) => lines.push(line), clock);
  return { lines, sum };
}

const types: Step = { name: 'types', run: async () => checked([]) };
const tests: Step = { name: 'tests', run: async () => ({ passed: 40, failed: 0, problems: [], note: '2 skipped' }) };

test('a green run ends with the total on the last line', async () => {
  const { lines, sum } = await said([types, tests]);
  expect(sum).toEqual({ passed: 41, failed: 0 });
  expect(lines).toEqual([
    '▶ types',
    '✔ types (0.8 s)\n',
    '▶ tests',
    '✔ tests (0.8 s, 40 passed, 0 failed, 2 skipped)\n',
    '41 passed, 0 failed',
  ]);
});

test('a failed check shows its problems and counts as one, and the rest still runs', async () => {
  const lint: Step = { name: 'lint', run: async () => checked(['a.ts:1 bad\n  here', 'b.ts:2 worse']) };
  const { lines, sum } = await said([lint, tests]);
  expect(sum).toEqual({ passed: 40, failed: 1 });
  expect(lines).toEqual([
    '▶ lint',
    '  a.ts:1 bad\n    here',
    '  b.ts:2 worse',
    '✘ lint (0.8 s)\n',
    '▶ tests',
    '✔ tests (0.8 s, 40 passed, 0 failed, 2 skipped)\n',
    'Failed: lint (1); see above',
    '40 passed, 1 failed',
  ]);
});

test('a step that throws is a failure', async () => {
  const broken: Step = { name: 'arrows', run: () => Promise.reject(new Error('no such folder')) };
  const { lines, sum } = await said([broken]);
  expect(sum).toEqual({ passed: 0, failed: 1 });
  expect(lines.join('\n')).toMatch(/no such folder/);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
