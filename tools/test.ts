import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageProblems, rulesCoverage } from '../packages/cli/src/games/rules-coverage.ts';
import { checkArrows } from './arrows.ts';
import { browserStep, buildStep, smokeStep } from './e2e.ts';
import { runTool, stopTools } from './run-tool.ts';
import { checked, runSteps, type Step } from './steps.ts';
import { vitestTally } from './vitest-tally.ts';

const HELP = `Runs everything a change must pass: types, lint and format, import rules, rules, playthroughs, tests, the build of
the web client, and one short game of each title in a real browser.

  npm test                 all of it, in about ten minutes on two cores
  npm run test:long        more random games with other seeds, matches between bots, and every browser test
  npm test -- FILTER …     only the test files whose path contains FILTER
  npm test -- --speed      also that nothing is slower than at the commit in bench/reference.json
  npm test -- --help       this text

The last line is "N passed, N failed"; the exit code is 0 only if nothing failed.
SALOON_FC_SEED=N plays other random games, SALOON_FC_SEED=random others each time; a failure prints its seed.
CHROMIUM_PATH=… names the browser, SALOON_NO_BROWSER=1 leaves it out.`;

const LONG = '--long';
const SPEED = '--speed';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const flag = args.find((arg) => arg.startsWith('-') && arg !== LONG && arg !== SPEED);
  if (flag !== undefined) {
    console.error(`Cannot run the tests: there is no flag ${flag}; --help lists what there is`);
    return 2;
  }
  process.chdir(root);
  if (args.includes(LONG)) process.env.SALOON_LONG = '1';
  const folder = mkdtempSync(join(tmpdir(), 'saloon-test-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    process.once(signal, async () => {
      await stopTools();
      tidy();
      console.error('\nInterrupted: the tests did not finish');
      process.exit(code);
    });
  }
  const filters = args.filter((arg) => arg !== SPEED);
  const all = [...steps(filters, folder), ...(args.includes(SPEED) ? [speedStep] : [])];
  const { failed } = await runSteps(all, console.log, () => performance.now());
  tidy();
  return failed === 0 ? 0 : 1;
}

const steps = (filters: readonly string[], folder: string): readonly Step[] => [
  { name: 'types', run: () => check('node_modules/typescript/bin/tsc', ['--pretty', 'false']) },
  // The web client has its own compiler settings, for the browser and JSX.
  {
    name: 'types of the client',
    run: () => check('node_modules/typescript/bin/tsc', ['-p', 'packages/web', '--pretty', 'false']),
  },
  { name: 'lint and format', run: () => check('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
  { name: 'import rules', run: async () => checked(checkArrows(root)) },
  { name: 'rules', run: async () => checked(coverageProblems(rulesCoverage(root))) },
  { name: 'playthroughs', run: () => check('tools/playthroughs.ts', ['--check']) },
  {
    name: 'tests',
    run: async () => {
      const report = join(folder, 'vitest.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { code } = await runTool(
        'node_modules/vitest/vitest.mjs',
        ['run', ...reporters, ...filters.filter((filter) => filter !== LONG)],
        { show: true },
      );
      return vitestTally(code, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
    },
  },
  buildStep,
  ...browser(filters, join(folder, 'browser.json')),
];

/** The last one: nothing else may run meanwhile. */
const speedStep: Step = {
  name: 'speed',
  async run() {
    const { code } = await runTool('tools/versus.ts', ['--short', '--guard'], { show: true });
    return checked(code === 0 ? [] : ['something is slower than the reference, see above']);
  },
};

function browser(filters: readonly string[], report: string): readonly Step[] {
  if (filters.includes(LONG)) return [browserStep(report)];
  return filters.length > 0 ? [] : [smokeStep(report)];
}

async function check(script: string, args: readonly string[]) {
  const { code, output } = await runTool(script, args);
  return checked(code === 0 ? [] : [output.trim() === '' ? `${script} failed (exit code ${code})` : output]);
}

process.exitCode = await main(process.argv.slice(2));
