import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { runTool, stopTools } from './run-tool.ts';
import { checked, runSteps, type Step, type Tally } from './steps.ts';
import { vitestTally } from './vitest-tally.ts';
import { buildWeb } from './web-build.ts';

/** Builds the web client, since the browser tests look at the build. */
export const buildStep: Step = {
  name: 'build',
  run: async () => {
    const { code, output } = await buildWeb();
    return checked(code === 0 ? [] : [output]);
  },
};

/** On two cores that others use as well a page takes its time: what counts is what comes of it. */
const PATIENCE_MS = 480_000;

const leftOut = (why: string): Tally => ({ passed: 0, failed: 0, problems: [], note: `left out: ${why}` });
const isUnwanted = (): boolean => process.env.SALOON_NO_BROWSER === '1';

/** The tests in a real browser, all or some. Without one they fail, and say how to get it, unless they were left out on purpose. */
export const browserStep = (report: string, filters: readonly string[] = []): Step => ({
  name: 'browser',
  run: async (): Promise<Tally> => {
    if (isUnwanted()) return leftOut('SALOON_NO_BROWSER is set');
    const found = ensureChromium();
    if (found.type === 'missing') return checked([found.why]);
    const { code } = await runTool(VITEST, browserArgs(report, PATIENCE_MS, filters), { show: true });
    return tallyOf(code, report);
  },
});

/** Those of the house itself, with The Wright Brothers' Gang; every game has its own besides. What matters most comes first. */
const OF_THE_HOUSE = ['solo', 'friends', 'pages', 'manners'] as const;
/** The shortest takes so long on a quiet machine with two cores, the others a minute: with less left none is begun. */
const FILE_MS = 40_000;
const FILE_PATIENCE_MS = 150_000;

/** Plays one file within so many milliseconds, and answers nothing when that was too short. */
type PlayFile = (file: string, report: string, most: number) => Promise<Tally | undefined>;

/**
 * The browser tests of the house within a run that has to end in time: `left` says how many milliseconds it has. Where
 * there is no browser they are left out, and so are the files for which there is no time; it is said how to play them.
 */
export const houseStep = (report: string, left: () => number, play: PlayFile = playFile): Step => ({
  name: 'browser',
  run: async (): Promise<Tally> => {
    if (isUnwanted()) return leftOut('SALOON_NO_BROWSER is set');
    const found = ensureChromium();
    if (found.type === 'missing') return leftOut(found.why);
    let sum: Tally = { passed: 0, failed: 0, problems: [] };
    for (const [n, file] of OF_THE_HOUSE.entries()) {
      const tally = left() < FILE_MS ? undefined : await play(file, `${report}-${file}`, left());
      if (tally === undefined) return { ...sum, note: tooLate(OF_THE_HOUSE.slice(n)) };
      sum = added(sum, tally);
    }
    return sum;
  },
});

const tooLate = (files: readonly string[]): string =>
  `left out: ${files.join(', ')}, as there was no time left on this machine; "npm run e2e" plays all of it`;

const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  problems: [...one.problems, ...other.problems],
});

const playFile: PlayFile = async (file, report, most) => {
  const args = [...browserArgs(report, FILE_PATIENCE_MS, [`e2e/${file}.e2e.ts`]), '--retry=1'];
  const { code, isCut } = await runTool(VITEST, args, { show: true, most });
  return isCut ? undefined : tallyOf(code, report);
};

const tallyOf = (code: number, report: string): Tally =>
  vitestTally(code, existsSync(report) ? readFileSync(report, 'utf8') : undefined);

const VITEST = 'node_modules/vitest/vitest.mjs';

function browserArgs(report: string, patience: number, filters: readonly string[]): readonly string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['run', '--config', 'vitest.e2e.config.ts', `--testTimeout=${patience}`, ...reporters, ...filters];
}

const HELP = `Builds the web client and plays it in a real browser. npm test plays a part of this.

  npm run e2e                 all of it
  npm run e2e -- FILTER …     only the files whose path contains FILTER
  npm run e2e -- --help       this text

CHROMIUM_PATH=… names the browser. Pictures of the main pages are kept in packages/web/e2e/screenshots.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const folder = mkdtempSync(join(tmpdir(), 'saloon-e2e-'));
  process.once('SIGINT', async () => {
    await stopTools();
    process.exit(130);
  });
  const all = [buildStep, browserStep(join(folder, 'vitest.json'), args)];
  const { failed } = await runSteps(all, console.log, () => performance.now());
  rmSync(folder, { recursive: true, force: true });
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
