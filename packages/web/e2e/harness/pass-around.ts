import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A message of the page to the worker for tables on one device, or the other way. */
type Line = {
  readonly by: 'page' | 'worker';
  readonly type: string;
  readonly seat?: number;
  readonly text: string;
  readonly at: number;
};
type Watched = { passLines: Line[] };

/** Writes down what page and worker tell each other. Call it before the page is opened. */
export const listenToPass = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** What page and worker have told each other since the page was opened. */
export const linesOfPass = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => (window as unknown as Watched).passLines);

/** Every table that a worker of this page opens has the same seed: 64 digits of this byte. */
export const fixSeed = (page: Page, byte: number): Promise<unknown> =>
  page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const fixed = `crypto.getRandomValues=(list)=>list.fill(${byte});\n`;
    await route.fulfill({ response: answer, body: fixed + (await answer.text()) });
  });

/** Timers of the page run out ten times as soon, so the doors are held and the last look is taken for a moment only. */
export const hurryDoors = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (act: TimerHandler, ms = 0, ...rest: unknown[]) => later(act, ms / 10, ...rest);
    window.setTimeout = soon as typeof window.setTimeout;
  });

/** Runs in the page. */
function listen(): void {
  const lines: Line[] = [];
  (window as unknown as Watched).passLines = lines;
  const add = (by: Line['by'], data: { readonly type: string; readonly seat?: number; readonly holder?: number }) => {
    const seat = by === 'page' ? data.seat : data.holder;
    lines.push({
      by,
      type: data.type,
      ...(seat === undefined ? {} : { seat }),
      text: JSON.stringify(data),
      at: performance.now(),
    });
  };
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name === 'pass') this.addEventListener('message', ({ data }) => add('worker', data));
    }
    override postMessage(data: unknown): void {
      if (typeof data === 'object') add('page', data as Line);
      super.postMessage(data);
    }
  };
}

/**
 * Everything that the worker sent for a player came after that player's hold and before the doors closed. Returns how often
 * the doors opened.
 */
export async function expectOnlyOwnViews(page: Page): Promise<number> {
  const lines = await linesOfPass(page);
  let shown: number | undefined;
  let opened = 0;
  for (const { by, type, seat, text } of lines) {
    if (by === 'page' && type === 'show') shown = seat;
    if (by === 'worker' && type === 'view') {
      if (seat !== undefined) expect(seat).toBe(shown);
      if (seat !== undefined) opened += 1;
      else expect(JSON.parse(text).sync.you.seat).toBeUndefined();
    }
  }
  return opened;
}

/** Milliseconds from each touch of the glass to the worker's answer. */
export const touchDelays = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const lines = (window as unknown as Watched).passLines.map((line) => ({ ...line, data: JSON.parse(line.text) }));
    return lines.flatMap(({ by, type, data }) => {
      if (by !== 'page' || type !== 'do' || data.touchedAt === undefined) return [];
      const answer = lines.find((line) => line.by === 'worker' && line.type === 'answer' && line.data.id === data.id);
      return answer === undefined ? [] : [answer.at - (data.touchedAt - performance.timeOrigin)];
    });
  });

const CURTAIN = '.pass-curtain[data-seat]:not(.lowered)';

/** The name on the doors; undefined if they are open. */
export const nameOnDoors = (page: Page): Promise<string | undefined> =>
  page.evaluate((curtain) => document.querySelector(`${curtain} h1`)?.textContent ?? undefined, CURTAIN);

/** Holds the button until the doors open. Before that no card of a hand is on the page. */
export async function openDoors(page: Page): Promise<void> {
  expect(await page.locator('.hand-bed .card').count()).toBe(0);
  const button = page.locator('.hold-button');
  const box = await button.boundingBox();
  if (box === null) throw new Error('Cannot open the doors: there is no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.locator('.pass-curtain').waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** Waits until the player who holds the device can act, and gives the device on where the doors are shut. */
export async function takeDevice(page: Page, todo: string, onDoors?: () => Promise<void>): Promise<void> {
  for (;;) {
    await page.waitForFunction(
      ([curtain, act]) => document.querySelector(`${curtain}, ${act}`) !== null,
      [CURTAIN, todo] as const,
      { polling: 50, timeout: 90_000 },
    );
    if ((await page.locator(CURTAIN).count()) === 0) return;
    await onDoors?.();
    await openDoors(page);
  }
}
