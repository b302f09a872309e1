/// <reference lib="dom" />
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

/** Takes the picture for links (`og:image`) from the real lobby: `node tools/social-image.ts`. */
const IMAGE = fileURLToPath(new URL('../packages/web/public/social.jpg', import.meta.url));
/** The size that social networks show uncropped. */
const SIZE = { width: 1200, height: 630 } as const;

const found = ensureChromium();
if (found.type === 'missing') throw new Error(`Cannot take the picture: ${found.why}`);
if (isWebBuildStale()) await buildWeb();
await using saloon = await openSaloon();
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] });
const page = await browser.newPage({
  viewport: SIZE,
  locale: 'en-US',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
await page.addInitScript(() => localStorage.setItem('saloon.settings', JSON.stringify({ lang: 'en', theme: 'night' })));
await page.goto(saloon.url, { waitUntil: 'networkidle' });
await page.locator('.bill .ill > *').last().waitFor({ state: 'attached' });
await page.evaluate(() => {
  // Only the sign, the tagline and the games.
  for (const part of document.querySelectorAll<HTMLElement>('header, .lobby > aside, .cta, .toasts'))
    part.style.display = 'none';
  const lobby = document.querySelector<HTMLElement>('.lobby');
  if (lobby !== null) lobby.style.gridTemplateColumns = '1fr';
  const main = document.querySelector('main');
  const right = document.querySelector('.bill:last-child')?.getBoundingClientRect().right ?? innerWidth;
  const left = document.querySelector('.bill')?.getBoundingClientRect().left ?? 0;
  if (main !== null) main.style.translate = `${(innerWidth - right - left) / 2}px 0`;
});
await page.screenshot({ path: IMAGE, type: 'jpeg', quality: 82 });
await browser.close();
console.log(`Saved ${IMAGE}`);
