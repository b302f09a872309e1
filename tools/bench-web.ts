/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { timingOf } from './bench/timing.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Usage: npm run bench:web -- [options]

Measures the first load of the lobby in Chromium, with an empty cache, on a phone's screen, the CPU slowed down 4 times
and a fast-3G line (1.6 Mbit/s down, 768 kbit/s up, 150 ms from a request to its answer):

  script and style   what the first load fetches of both, each file gzipped          at most 90 KB
  usable             until the brass button is on the screen and can be clicked         at most 1.5 s

The exit code is 1 if a limit is not kept. Other programs on the machine make the times longer: the load is printed.

Options:
  --runs N      loads to take the median of (default: 5)
  --help        this text
`;

const LIMITS = { bytes: 90_000, usable: 1500 } as const;
const SLOW_CPU = 4;
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
} as const;
const BRASS = '.cta .btn.main';
const MARKS = ['usable', 'first-contentful-paint'];
const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

type Load = {
  /** Milliseconds from the start of the navigation. */
  readonly usable: number;
  readonly firstPaint: number;
  /** From the click on the brass button until a hand is dealt. */
  readonly toHand: number;
  /** Paths of what was fetched until the button could be clicked and the line was quiet again. */
  readonly files: readonly string[];
  readonly wire: number;
};

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    // The worker that keeps the house for later fetches everything: it begins after the page is there, and is not this.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const files: string[] = [];
  let wire = 0;
  line.on('Network.responseReceived', ({ response }) => files.push(new URL(response.url).pathname));
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire += encodedDataLength;
  });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', FAST_3G);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(watchForButton, BRASS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const fetched = { files: [...files], wire };
  await page.waitForFunction((names) => names.every((name) => performance.getEntriesByName(name).length > 0), MARKS);
  const [usable = Number.NaN, firstPaint = Number.NaN] = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    MARKS,
  );
  const clicked = performance.now();
  await page.tap(BRASS);
  await page.locator('.hand-bed .card').first().waitFor();
  const toHand = performance.now() - clicked;
  await context.close();
  // What is not on the screen yet cannot be clicked, whatever the page itself believes.
  return { usable: Math.max(usable, firstPaint), firstPaint, toHand, ...fetched };
}

/** Runs in the page: marks the first frame after the one in which the button can be hit. */
function watchForButton(selector: string): void {
  const look = () => {
    const button = document.querySelector(selector);
    const box = button?.getBoundingClientRect();
    const hit = box === undefined ? null : document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (button === null || hit === null || !button.contains(hit)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
  };
  requestAnimationFrame(look);
}

const median = (values: readonly number[]): number => timingOf(values).median;
const gzipped = (path: string): number => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function readRuns(): number {
  try {
    const { values } = parseArgs({
      options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const runs = Number(values.runs);
    if (Number.isInteger(runs) && runs > 0) return runs;
    throw new Error(`--runs is ${values.runs}, allowed: a whole number from 1`);
  } catch (error) {
    process.stderr.write(`Cannot bench: ${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

const runs = readRuns();
const found = ensureChromium();
if (found.type === 'missing') {
  process.stderr.write(`${found.why}\n`);
  process.exit(1);
}
if (isWebBuildStale()) await buildWeb();
await using saloon = await openSaloon();
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] });
// The first start of a browser is slower than any other, and the server packs its files meanwhile.
await load(browser, saloon.url);
const loads: Load[] = [];
for (let i = 0; i < runs; i++) loads.push(await load(browser, saloon.url));
await browser.close();

const files = [...new Set(loads.flatMap((one) => one.files))].sort();
const code = files.filter((path) => /\.(js|css)$/.test(path));
const fonts = files.filter((path) => path.endsWith('.woff2'));
const bytes = code.reduce((sum, path) => sum + gzipped(path), 0);
const fontBytes = fonts.reduce((sum, path) => sum + readFileSync(join(DIST, path)).length, 0);
const usable = median(loads.map((one) => one.usable));
const isSmall = bytes <= LIMITS.bytes;
const isFast = usable <= LIMITS.usable;

const rows: readonly (readonly [string, string, string])[] = [
  ['script and style, gzipped', kb(bytes), `${isSmall ? '✔' : '✘'} at most ${kb(LIMITS.bytes)}`],
  ...code.map((path) => [`  ${path.replace('/assets/', '')}`, kb(gzipped(path)), ''] as const),
  ['fonts', kb(fontBytes), `${fonts.length} files`],
  ['all on the wire', kb(median(loads.map((one) => one.wire))), ''],
  ['first paint', seconds(median(loads.map((one) => one.firstPaint))), ''],
  ['usable', seconds(usable), `${isFast ? '✔' : '✘'} at most ${seconds(LIMITS.usable)}`],
  ['from the click to a dealt hand', seconds(median(loads.map((one) => one.toHand))), ''],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value, note] of rows) console.log(`${name.padEnd(width)}  ${value.padStart(9)}  ${note}`.trimEnd());
console.log(
  `\nMedian of ${runs} loads (usable: ${loads.map((one) => seconds(one.usable)).join(', ')}), ` +
    `load of the machine ${loadavg()
      .map((n) => n.toFixed(1))
      .join(', ')}`,
);
process.exitCode = isSmall && isFast ? 0 : 1;
