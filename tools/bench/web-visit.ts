/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';

const SLOW_CPU = 4;
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
} as const;
const BRASS = '.cta .btn.main';
const MARKS = ['usable', 'first-contentful-paint'];

/** A file that was loaded, with its compressed size. */
export type Fetched = { readonly path: string; readonly bytes: number };

export type LobbyLoad = {
  /** Milliseconds from the start of the navigation. */
  readonly usable: number;
  readonly firstPaint: number;
  /** From the click on the play button until a hand is dealt. */
  readonly toHand: number;
  /** Files loaded until the button could be clicked and the network was quiet. */
  readonly files: readonly Fetched[];
};

export type TableLoad = {
  readonly lobby: readonly Fetched[];
  /** What opening the table loaded in addition to the lobby. */
  readonly table: readonly Fetched[];
};

/** The first load of the lobby on a slow phone with a slow connection. */
export async function loadLobby(browser: Browser, url: string): Promise<LobbyLoad> {
  await using visit = await visitHouse(browser);
  const { page, context, files } = visit;
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', FAST_3G);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(watchForButton, BRASS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const fetched = [...files];
  await page.waitForFunction((names) => names.every((name) => performance.getEntriesByName(name).length > 0), MARKS);
  const [usable = Number.NaN, firstPaint = Number.NaN] = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    MARKS,
  );
  const clicked = performance.now();
  await page.tap(BRASS);
  await page.locator('.choose-game button').first().tap();
  await page.locator('.hand-bed .card').first().waitFor();
  const toHand = performance.now() - clicked;
  // A button that isn't painted yet can't be clicked, whatever the page reports.
  return { usable: Math.max(usable, firstPaint), firstPaint, toHand, files: fetched };
}

/** From the lobby to a table against bots: the nth game. */
export async function loadTable(browser: Browser, url: string, nth: number): Promise<TableLoad> {
  await using visit = await visitHouse(browser);
  const { page, files } = visit;
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('.bill').nth(3).waitFor();
  const lobby = [...files];
  await page.locator('.bill').nth(nth).locator('.btn.play').tap();
  await page.locator('.table-scene').waitFor();
  await page.waitForLoadState('networkidle');
  return { lobby, table: files.slice(lobby.length) };
}

/** Paths that were loaded more than once. */
export const fetchedTwice = (files: readonly Fetched[]): readonly string[] => {
  const paths = files.map(({ path }) => path);
  return [...new Set(paths.filter((path, at) => paths.indexOf(path) !== at))];
};

type Visit = AsyncDisposable & {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Grows with each file that is loaded. */
  readonly files: readonly Fetched[];
};

async function visitHouse(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    // The service worker loads everything for offline use later; that is not measured here.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const files: Fetched[] = [];
  const watcher = await context.newCDPSession(page);
  const coming = new Map<string, { readonly path: string; readonly headers: number }>();
  watcher.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname, protocol } = new URL(response.url);
    if (protocol.startsWith('http') && response.fromDiskCache !== true) {
      coming.set(requestId, { path: pathname, headers: response.encodedDataLength });
    }
  });
  watcher.on('Network.requestServedFromCache', ({ requestId }) => coming.delete(requestId));
  watcher.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = coming.get(requestId);
    if (found !== undefined) files.push({ path: found.path, bytes: encodedDataLength - found.headers });
  });
  await watcher.send('Network.enable');
  // A worker's script is requested by the worker, once for all workers with the same script.
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isKnown = files.some(({ path }) => path === pathname);
    if (/worker-[^/]*\.js$/.test(pathname) && !isKnown) {
      files.push({ path: pathname, bytes: Number(response.headers()['content-length'] ?? 0) });
    }
  });
  return { page, context, files, [Symbol.asyncDispose]: () => context.close() };
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
