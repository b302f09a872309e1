import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { median } from './bench/timing.ts';
import { type Fetched, fetchedTwice, loadLobby, loadTable } from './bench/web-visit.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Usage: npm run bench:web -- [options]

Measures what the web client fetches and how soon it can be used, in Chromium, in Russian (which needs more letters than
English), with an empty cache, on a phone's screen.

The first load of the lobby, with the CPU slowed down 4 times and a fast-3G line (1.6 Mbit/s down, 768 kbit/s up, 150 ms
from a request to its answer):

  script and style   packed, as they come over the line                               at most 80 KB
  the same in gzip   for browsers and proxies without brotli                          at most 90 KB
  fonts              all that the lobby shows                                         at most 60 KB
  usable             until the brass button is on the screen and can be clicked       at most 1.5 s

Opening a table against bots from the lobby, each game:

  requests           all that is fetched on top of the lobby                          at most 8
  fetched twice      files that came more than once, lobby and table together         none

The exit code is 1 if a limit is not kept. Other programs on the machine make the times longer: the load is printed.

Options:
  --runs N      loads of the lobby to take the median of (default: 5)
  --help        this text
`;

const LIMITS = { code: 80_000, gzip: 90_000, fonts: 60_000, usable: 1500, requests: 8, twice: 0 } as const;
const GAMES = ['The Wright Brothers’ Gang', 'Colt Express', 'BANG! The Duel', 'Caliber 45'] as const;

const sum = (files: readonly Fetched[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const gzipped = ({ path }: Fetched): number =>
  gzipSync(readFileSync(new URL(`../packages/web/dist${path}`, import.meta.url))).length;
const isCode = ({ path }: Fetched): boolean => /\.(js|css)$/.test(path);
const isFont = ({ path }: Fetched): boolean => path.endsWith('.woff2');
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
// The first start of a browser is slower, and the server compresses its files meanwhile.
await loadLobby(browser, saloon.url);
const lobbies = [];
for (let i = 0; i < runs; i++) lobbies.push(await loadLobby(browser, saloon.url));
const tables = [];
for (const [nth, name] of GAMES.entries()) {
  tables.push({ name, ...(await loadTable(browser, saloon.url, nth)) });
}
await browser.close();

type Row = readonly [name: string, value: string, note: string];
const misses: string[] = [];
const within = (name: string, value: number, limit: number, said: (value: number) => string): Row => {
  if (value > limit) misses.push(name);
  return [name, said(value), `${value <= limit ? '✔' : '✘'} at most ${said(limit)}`];
};
const plain = (name: string, value: string): Row => [name, value, ''];

const code = median(lobbies.map(({ files }) => sum(files.filter(isCode))));
const files = lobbies[0]?.files ?? [];
const inGzip = files.filter(isCode).reduce((total, file) => total + gzipped(file), 0);
const fonts = median(lobbies.map(({ files }) => sum(files.filter(isFont))));
const usable = median(lobbies.map((one) => one.usable));
const twice = [...lobbies.map((one) => one.files), ...tables.map(({ lobby, table }) => [...lobby, ...table])];

const rows: readonly Row[] = [
  within('lobby: script and style', code, LIMITS.code, kb),
  ...files.filter(isCode).map(({ path, bytes }) => plain(`  ${path.replace('/assets/', '')}`, kb(bytes))),
  within('lobby: the same in gzip', inGzip, LIMITS.gzip, kb),
  within('lobby: fonts', fonts, LIMITS.fonts, kb),
  ...files.filter(isFont).map(({ path, bytes }) => plain(`  ${path.replace('/assets/', '')}`, kb(bytes))),
  plain('lobby: all on the wire', kb(median(lobbies.map((one) => sum(one.files))))),
  plain('lobby: first paint', seconds(median(lobbies.map((one) => one.firstPaint)))),
  within('lobby: usable', usable, LIMITS.usable, seconds),
  plain('from the click to a dealt hand', seconds(median(lobbies.map((one) => one.toHand)))),
  ...tables.flatMap(({ name, table }) => [
    within(`table: requests of ${name}`, table.length, LIMITS.requests, String),
    ...table.map(({ path, bytes }) => plain(`  ${path.replace('/assets/', '')}`, kb(bytes))),
  ]),
  within('fetched twice', new Set(twice.flatMap(fetchedTwice)).size, LIMITS.twice, String),
  ...[...new Set(twice.flatMap(fetchedTwice))].map((path) => plain(`  ${path}`, '')),
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value, note] of rows) console.log(`${name.padEnd(width)}  ${value.padStart(9)}  ${note}`.trimEnd());
console.log(
  `\nMedian of ${runs} loads (usable: ${lobbies.map((one) => seconds(one.usable)).join(', ')}), ` +
    `load of the machine ${loadavg()
      .map((n) => n.toFixed(1))
      .join(', ')}`,
);
process.exitCode = misses.length === 0 ? 0 : 1;
