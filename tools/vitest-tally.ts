import type { Tally } from './steps.ts';

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/**
 * Counts the results in Vitest's JSON report. Anything else that makes Vitest fail (a file that does not load, an
 * error outside all tests, a crash, no tests) counts as a failure too, so that no red run looks green.
 */
export function vitestTally(code: number, json: string | undefined): Tally {
  const report = json === undefined ? undefined : readReport(json);
  if (report === undefined) return { passed: 0, failed: 1, problems: [`Vitest crashed (exit code ${code})`] };
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  );
  const unloaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${name}: ${message.split('\n')[0]}`);
  const problems = [...failed, ...unloaded];
  if (report.numPassedTests + report.numFailedTests === 0 && unloaded.length === 0) problems.push('No test was run');
  if (code !== 0 && problems.length === 0) problems.push(`Vitest failed outside the tests (exit code ${code})`);
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: Math.max(problems.length, report.numFailedTests),
    problems,
    ...(skipped === 0 ? {} : { note: `${skipped} skipped` }),
  };
}

function readReport(json: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(json);
    const isReport = typeof report === 'object' && report !== null && 'testResults' in report;
    return isReport ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}
