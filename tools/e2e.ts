import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { runTool, stopTools } from './run-tool.ts';
import { checked, runSteps, type Step, type Tally } from './steps.ts';
import { vitestTally } from './vitest-tally.ts';
import { buildWeb } from './web-build.ts';

/** Builds the web client, because browser tests use the build. */
export const buildStep: Step = {
  name: 'build',
  run: async () => {
    const { code, output } = await buildWeb();
    return checked(code === 0 ? [] : [output]);
  },
};

/** Pages are slow on two busy cores, so the timeout is long. */
const PATIENCE_MS = 480_000;

const leftOut = (why: string): Tally => ({ passed: 0, failed: 0, problems: [], note: `left out: ${why}` });
const isUnwanted = (): boolean => process.env.SALOON_NO_BROWSER === '1';

/**
 * The tests in a real browser, all or some. Without a browser they fail and say how to get one, unless they are
 * disabled.
 */
export const browserStep = (report: string, filters: readonly string[] = []): Step => ({
  name: 'browser',
  run: async (): Promise<Tally> => {
    if (isUnwanted()) return leftOut('SALOON_NO_BROWSER is set');
    const found = ensureChromium();
    return found.type === 'missing' ? checked([found.why]) : play(report, filters);
  },
});

/** One short game of each title, for `npm test`. Skipped without a browser, with how to get one. */
export const smokeStep = (report: string): Step => ({
  name: 'browser',
  run: async (): Promise<Tally> => {
    if (isUnwanted()) return leftOut('SALOON_NO_BROWSER is set');
    const found = ensureChromium();
    return found.type === 'missing' ? leftOut(found.why) : play(report, ['e2e/smoke.e2e.ts', '--retry=1']);
  },
});

async function play(report: string, filters: readonly string[]): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['run', '--config', 'vitest.e2e.config.ts', `--testTimeout=${PATIENCE_MS}`];
  const { code } = await runTool('node_modules/vitest/vitest.mjs', [...config, ...reporters, ...filters], {
    show: true,
  });
  return vitestTally(code, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
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
