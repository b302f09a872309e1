/** The result of a step: a check counts as one, a test run as many. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** One or more lines per failure. */
  readonly problems: readonly string[];
  /** Printed next to the time. */
  readonly note?: string;
};

export type Step = { readonly name: string; readonly run: () => Promise<Tally> };

/** The tally of a check. */
export const checked = (problems: readonly string[]): Tally =>
  problems.length === 0 ? { passed: 1, failed: 0, problems } : { passed: 0, failed: 1, problems };

/** Runs all steps in turn, even if one fails, and reports each; the last line has the total. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void,
  clock: () => number,
): Promise<{ readonly passed: number; readonly failed: number }> {
  let passed = 0;
  let failed = 0;
  const trouble: string[] = [];
  for (const { name, run } of steps) {
    say(`▶ ${name}`);
    const start = clock();
    const tally = await run().catch(
      (error: unknown): Tally => checked([error instanceof Error ? (error.stack ?? error.message) : String(error)]),
    );
    const seconds = ((clock() - start) / 1000).toFixed(1);
    const isGood = tally.failed === 0;
    for (const problem of tally.problems) say(indented(problem));
    const count = tally.passed + tally.failed === 1 ? '' : `, ${tally.passed} passed, ${tally.failed} failed`;
    const note = tally.note === undefined ? '' : `, ${tally.note}`;
    say(`${isGood ? '✔' : '✘'} ${name} (${seconds} s${count}${note})\n`);
    if (!isGood) trouble.push(`${name} (${tally.failed})`);
    passed += tally.passed;
    failed += tally.failed;
  }
  if (trouble.length > 0) say(`Failed: ${trouble.join(', ')}; see above`);
  say(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
