import { expect, test } from 'vitest';
import { vitestTally } from './vitest-tally.ts';

const report = (passed: number, failed: number, testResults: readonly object[] = [], skipped = 0): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults,
  });

test('a green run counts as passed', () => {
  expect(vitestTally(0, report(12, 0))).toEqual({ passed: 12, failed: 0, problems: [] });
});

test('a failed test is named', () => {
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ fullName: 'x', status: 'failed' }],
  };
  expect(vitestTally(1, report(2, 1, [file]))).toEqual({ passed: 2, failed: 1, problems: ['a.test.ts: x'] });
});

test('a file that does not load is a failure', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'Cannot find x\n at', assertionResults: [] };
  expect(vitestTally(1, report(2, 0, [file]))).toEqual({
    passed: 2,
    failed: 1,
    problems: ['a.test.ts: Cannot find x'],
  });
});

test('an error outside all tests is a failure', () => {
  const problems = ['Vitest failed outside the tests (exit code 1)'];
  expect(vitestTally(1, report(2, 0))).toEqual({ passed: 2, failed: 1, problems });
});

test('no test at all is a failure', () => {
  expect(vitestTally(0, report(0, 0))).toEqual({ passed: 0, failed: 1, problems: ['No test was run'] });
});

test.each([undefined, '', '{"numPassed', '[]', 'null'])('a crash is a failure: the report is %s', (json) => {
  expect(vitestTally(0, json)).toEqual({ passed: 0, failed: 1, problems: ['Vitest crashed (exit code 0)'] });
});

test('skipped tests are reported', () => {
  expect(vitestTally(0, report(1, 0, [], 3))).toEqual({ passed: 1, failed: 0, problems: [], note: '3 skipped' });
});
