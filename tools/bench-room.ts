import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableId } from '@saloon/protocol';
import { chromium } from 'playwright-core';
import { MANY_PEOPLE } from '../packages/server/src/core/limits/limits.ts';
import { startServer } from '../packages/server/src/start-server.ts';
import { connectTo } from '../packages/server/src/testing/ws-client.ts';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Usage: npm run bench:room -- [latency | frames]

Measures a living room: a big screen and four phones at one table of a real server, over loopback.

  latency   from a press on a phone until the screen and another phone have it, durably; at most 100 ms (p95)
  frames    frames a second of the big screen at 1920×1080 in software rendering, while bots rob the train; at least 30
`;
const PRESSES = 300;
const MOST_MS = 100;
const LEAST_FRAMES = 30;
const PHONES = 4;
const FRAMES_MS = 20_000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
const described = (name: string, times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${name}: median ${at(sorted, 0.5).toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms, worst ${at(sorted, 1).toFixed(1)} ms`;
};

/** Phones get ready and unready, one after another; a screen and the other phones listen. */
async function latency(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saloon-bench-room-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, botThreads: 0, limits: MANY_PEOPLE });
  try {
    const phones = await Promise.all(Array.from({ length: PHONES }, () => connectTo(server.port)));
    for (const [i, phone] of phones.entries()) await phone.hello(`Phone ${i}`);
    const [first] = phones;
    if (first === undefined) throw new Error('Cannot measure: there is no phone');
    // One seat stays free, so that the game never starts.
    const seats = [{ type: 'me' } as const, ...Array.from({ length: PHONES }, () => ({ type: 'open' }) as const)];
    const table = await first.open({ seats, isPrivate: true });
    for (const [i, phone] of phones.entries()) {
      await phone.join(table);
      if (i > 0) await phone.order(table, { type: 'sit', seat: i });
    }
    const screen = await connectTo(server.port);
    await screen.hello('Screen');
    const shown = screen.next('sync');
    screen.send({ type: 'join', table, as: 'screen' });
    await shown;
    const [toScreen, toPhone, back]: number[][] = [[], [], []];
    for (let i = 0; i < PRESSES; i++) {
      const phone = phones[i % PHONES] ?? first;
      const other = phones[(i + 1) % PHONES] ?? first;
      const since = (times: number[] | undefined) => () => void times?.push(performance.now() - started);
      const isReady = Math.floor(i / PHONES) % 2 === 0;
      const started = performance.now();
      await Promise.all([
        screen.next('step').then(since(toScreen)),
        other.next('step').then(since(toPhone)),
        phone.order(table, { type: 'set-ready', isReady }).then(since(back)),
      ]);
      // Stays below the limit of messages.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    say(described('phone to screen', toScreen ?? []));
    say(described('phone to phone ', toPhone ?? []));
    say(described('phone and back ', back ?? []));
    const p95 = at(
      [...(toScreen ?? [])].sort((a, b) => a - b),
      0.95,
    );
    return p95 <= MOST_MS;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Four bots rob a train, and the page counts its frames. */
async function frames(): Promise<boolean> {
  const found = ensureChromium();
  if (found.type === 'missing') throw new Error(found.why);
  if (isWebBuildStale()) await buildWeb();
  await using saloon = await openSaloon();
  const host = await connectTo(Number(new URL(saloon.url).port));
  await host.hello('Host');
  const seats = Array.from({ length: 4 }, () => ({ type: 'bot', level: 'easy' }) as const);
  const table = await host.open({ game: 'colt-express', seats, isPrivate: true });
  await host.join(table);
  await host.order(table, { type: 'start' });
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ baseURL: saloon.url, viewport: { width: 1920, height: 1080 } });
    await page.goto(`/screen/${tableId(table)}`);
    await page.locator('.screen-page .colt-express[data-phase=heist]').waitFor({ timeout: 120_000 });
    const counted = await page.evaluate(countFrames, FRAMES_MS);
    say(`big screen, 1920×1080, software rendering: ${counted.toFixed(1)} frames a second`);
    return counted >= LEAST_FRAMES;
  } finally {
    await browser.close();
    host.close();
  }
}

/** Runs in the page. */
function countFrames(ms: number): Promise<number> {
  return new Promise((resolve) => {
    let count = 0;
    const started = performance.now();
    const next = (now: number) => {
      count += 1;
      if (now - started >= ms) resolve((1000 * count) / (now - started));
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const [what] = process.argv.slice(2);
if (what === '--help') say(HELP);
else {
  const isGood = [];
  if (what !== 'frames') isGood.push(await latency());
  if (what !== 'latency') isGood.push(await frames());
  say(
    `load of this machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  process.exitCode = isGood.every(Boolean) ? 0 : 1;
}
