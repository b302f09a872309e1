import type { Lang } from '@saloon/kernel';
import type { Browser } from 'playwright-core';
import { playOn } from '../../packages/web/e2e/harness/player.ts';
import { animatedWebp } from './animated-webp.ts';
import { cutFrames, recordPage } from './record-page.ts';
import { newContext } from './take-picture.ts';

const VIEWPORT = { width: 1280, height: 800 } as const;
const SIZE = { width: 800, height: 500 } as const;
const TEN_SECONDS = 10_000;
/** How long to look at the lobby before the click. */
const LOBBY_MS = 1200;
/** More than ten seconds of play, because pauses are shortened. */
const RECORDED_MS = 35_000;
const MOST_BYTES = 3 * 1024 * 1024;
/** The first one that is small enough is used. */
const QUALITIES = [0.7, 0.55, 0.4, 0.25];

/** Ten seconds of the real product: from the lobby into a game against bots, and a few moves. */
export async function takeAnimation(browser: Browser, url: string, lang: Lang): Promise<Uint8Array> {
  const context = await newContext(browser, url, lang, { viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const shots = await recordPage(page, async () => {
    const end = performance.now() + RECORDED_MS;
    await page.waitForTimeout(LOBBY_MS);
    await page.locator('.bill').first().locator('.btn.play').click();
    await page.locator('.hand-bed .card').first().waitFor();
    await playOn(page, { until: () => performance.now() > end });
  });
  await context.close();
  for (const quality of QUALITIES) {
    const cutting = { ...SIZE, least: 100, most: 500, total: TEN_SECONDS, quality };
    const file = animatedWebp(SIZE.width, SIZE.height, await cutFrames(browser, shots, cutting));
    if (file.length <= MOST_BYTES) return file;
  }
  throw new Error(`Cannot take the animation: it is larger than ${MOST_BYTES} bytes`);
}
