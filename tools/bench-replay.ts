/// <reference lib="dom" />
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { median } from './bench/timing.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Usage: npm run bench:replay -- [options]

Plays a whole game of each kind between bots, opens its file on the replay page in Chromium, and measures:

  open    from when the page has the file's text until the table is on the screen, in a page that was just
          loaded                                                                          at most 300 ms
  scrub   from a jump to some step of the game until its frame is on the screen, all cards open  at most 50 ms
  page    the part of that which the page itself takes, until it has handed the frame over: the rest is what the
          browser takes to draw the pixels, without a graphics card by the processor
  floor   the same for an empty page in which one number changes: what this browser takes on this machine at least

Medians; the slowest jump is printed beside them. The exit code is 1 if a limit is not kept. Other programs on the
machine make the times longer: the load is printed.

Options:
  --runs N      pages to take the median of (default: 5)
  --jumps N     jumps in each of them (default: 30)
  --seed N      the games that are played (default: 7)
  --help        this text
`;

const LIMITS = { open: 300, scrub: 50 } as const;
const SALOON = fileURLToPath(new URL('../packages/cli/bin/saloon.mjs', import.meta.url));

function readFlags(): { readonly runs: number; readonly jumps: number; readonly seed: string } {
  const whole = (name: string, value: string): number => {
    const n = Number(value);
    if (Number.isInteger(n) && n > 0) return n;
    throw new Error(`--${name} is ${value}, allowed: a whole number from 1`);
  };
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        jumps: { type: 'string', default: '30' },
        seed: { type: 'string', default: '7' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    return { runs: whole('runs', values.runs), jumps: whole('jumps', values.jumps), seed: values.seed };
  } catch (error) {
    process.stderr.write(`Cannot bench: ${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

function record(game: string, seed: string, file: string): void {
  const args = ['demo', game, '--fast', '--seed', seed, '--save', file];
  const { status, stderr } = spawnSync(process.execPath, [SALOON, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot record a game of ${game}: ${stderr}`);
}

/** Runs in the page before anything else. Records when the file's text has arrived and when the table is drawn. */
function watchOpening(): void {
  const { text } = File.prototype;
  File.prototype.text = async function read() {
    const read = await text.call(this);
    performance.mark('data');
    return read;
  };
  const look = () => {
    if (document.querySelector('.replay-page .table-scene') === null) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
  };
  requestAnimationFrame(look);
}

/** Times of a jump, in milliseconds: until the page submitted its frame, and until it was on screen. */
type Jump = { readonly page: number; readonly screen: number };

/**
 * Runs in the page: jumps to a step like a drag on the track. A character is added in the same frame as the step, and
 * Element Timing reports when the browser has shown it.
 */
function jumpTo(step: number): Promise<Jump> {
  const range = document.querySelector<HTMLInputElement>('.rail-range');
  const shown = document.querySelector('.told > .num');
  if (range === null || shown === null) throw new Error('Cannot jump: there is no track');
  const before = shown.textContent;
  return new Promise((resolve) => {
    const started = performance.now();
    let [page, screen] = [Number.NaN, Number.NaN];
    const letter = document.createElement('p');
    letter.textContent = 'x';
    letter.setAttribute('elementtiming', `step-${step}`);
    letter.style.cssText = 'position: fixed; left: 0; bottom: 0; font-size: 6px';
    const end = () => {
      if (Number.isNaN(page) || Number.isNaN(screen)) return;
      frames.disconnect();
      letter.remove();
      resolve({ page, screen });
    };
    const frames = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('identifier' in entry && entry.identifier === `step-${step}`)) continue;
        if ('renderTime' in entry) screen = Number(entry.renderTime) - started;
        end();
      }
    });
    frames.observe({ type: 'element' });
    const seen = new MutationObserver(() => {
      if (shown.textContent === before) return;
      seen.disconnect();
      document.body.append(letter);
      requestAnimationFrame(() =>
        setTimeout(() => {
          page = performance.now() - started;
          end();
        }),
      );
    });
    seen.observe(shown, { childList: true, characterData: true, subtree: true });
    range.value = String(step);
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

type Measured = { readonly open: number; readonly steps: number; readonly jumps: readonly Jump[] };

async function measure(browser: Browser, url: string, file: string, jumps: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchOpening);
  await page.goto(`${url}replay`, { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const open = await page.evaluate(
    () =>
      (performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN) -
      (performance.getEntriesByName('data')[0]?.startTime ?? Number.NaN),
  );
  await page.locator('.eyes select').selectOption('all');
  await page.locator('.revealed').waitFor();
  const last = Number(await page.locator('.rail-range').getAttribute('max'));
  const times = await jumpAround(page, last, jumps);
  await context.close();
  return { open, steps: last + 1, jumps: times };
}

/** Far jumps back and forth, never twice to the same step. */
async function jumpAround(page: Page, last: number, jumps: number): Promise<readonly Jump[]> {
  const FAR = 0.618;
  const times: Jump[] = [];
  for (let i = 1; i <= jumps; i++)
    times.push(await page.evaluate(jumpTo, 1 + Math.floor(((i * FAR) % 1) * (last - 1))));
  return times;
}

/** An empty page with a track and one number that follows it, for comparison. */
const EMPTY = `<!doctype html><div class="told"><b class="num">1</b></div>
<input class="rail-range" type="range" max="200" value="1" oninput="document.querySelector('.num').textContent = this.value">`;

async function measureFloor(browser: Browser, jumps: number): Promise<readonly Jump[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent(EMPTY);
  const times = await jumpAround(page, 200, jumps);
  await context.close();
  return times;
}

const { runs, jumps, seed } = readFlags();
const found = ensureChromium();
if (found.type === 'missing') {
  process.stderr.write(`${found.why}\n`);
  process.exit(1);
}
if (isWebBuildStale()) await buildWeb();
const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-replay-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
await using saloon = await openSaloon();
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] });
const ms = (n: number): string => `${n.toFixed(0)} ms`;
const mark = (isKept: boolean): string => (isKept ? '✔' : '✘');
let isKept = true;

for (const { id: game } of games) {
  const file = join(folder, `${game}.saloon.json`);
  record(game, seed, file);
  // The first page of a browser is slower than any other.
  await measure(browser, saloon.url, file, 1);
  const all: Measured[] = [];
  for (let i = 0; i < runs; i++) all.push(await measure(browser, saloon.url, file, jumps));
  const open = median(all.map((one) => one.open));
  const times = all.flatMap((one) => one.jumps);
  const screens = times.map(({ screen }) => screen);
  const scrub = median(screens);
  const page = median(times.map((one) => one.page));
  isKept &&= open <= LIMITS.open && scrub <= LIMITS.scrub;
  const size = `${all[0]?.steps} steps, ${Math.round(readFileSync(file).length / 1000)} KB`;
  console.log(
    `${game.padEnd(16)} ${size.padEnd(18)} open ${ms(open).padStart(7)} ${mark(open <= LIMITS.open)}   ` +
      `scrub ${ms(scrub).padStart(6)} ${mark(scrub <= LIMITS.scrub)} (page ${ms(page)}, slowest ${ms(Math.max(...screens))})`,
  );
}
const floor = await measureFloor(browser, runs * jumps);
await browser.close();
console.log(
  `floor            one number         ${' '.repeat(17)}scrub ${ms(median(floor.map(({ screen }) => screen))).padStart(6)}   ` +
    `(page ${ms(median(floor.map(({ page }) => page)))})`,
);
console.log(
  `\nMedians of ${runs} pages with ${jumps} jumps each; at most ${ms(LIMITS.open)} and ${ms(LIMITS.scrub)}. Load of the machine ${loadavg()
    .map((n) => n.toFixed(1))
    .join(', ')}`,
);
process.exitCode = isKept ? 0 : 1;
