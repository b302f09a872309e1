/// <reference lib="dom" />
import { bangDuel } from '@saloon/bang-duel';
import { caliber45 } from '@saloon/caliber-45';
import { coltExpress } from '@saloon/colt-express';
import type { Lang } from '@saloon/kernel';
import { wrightBrothers } from '@saloon/wright-brothers';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Moment, showMoment } from './staged-table.ts';

/** What to show, and how large the picture is. The page has `viewport` pixels and is scaled to `width`. */
export type Shot = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly show: (page: Page, lang: Lang) => Promise<void>;
};

const DESK = { width: 1440, height: 900 } as const;
const WIDTH = 1100;
const NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Annie', 'Jesse', 'Belle', 'Wyatt', 'Kit', 'Doc'],
  ru: ['Энни', 'Джесси', 'Белль', 'Уайатт', 'Кит', 'Док'],
};

const table = (moment: Moment): Shot => ({
  viewport: DESK,
  width: WIDTH,
  show: (page, lang) => showMoment(page, moment, NAMES[lang]),
});

export const TABLES: readonly { readonly name: string; readonly shot: Shot }[] = [
  { name: 'wright-brothers', shot: table({ game: wrightBrothers, seats: 4, seed: 7, after: 30, phase: 'turn' }) },
  { name: 'colt-express', shot: table({ game: coltExpress, seats: 4, seed: 3, after: 34 }) },
  { name: 'bang-duel', shot: table({ game: bangDuel, seats: 2, seed: 5, after: 30 }) },
  { name: 'caliber-45', shot: table({ game: caliber45, seats: 4, seed: 2, after: 24 }) },
];

export const LOBBY: Shot = { viewport: DESK, width: WIDTH, show: showLobby };

/** The size that social networks show uncropped. */
export const SOCIAL: Shot = {
  viewport: { width: 1200, height: 630 },
  width: 1200,
  show: async (page) => {
    await showLobby(page);
    await page.evaluate(onlySignAndGames);
  },
};

/** Takes a picture as JPEG, in a new browser profile. */
export async function takePicture(browser: Browser, url: string, lang: Lang, shot: Shot): Promise<Buffer> {
  const context = await newContext(browser, url, lang, {
    viewport: shot.viewport,
    deviceScaleFactor: shot.width / shot.viewport.width,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await shot.show(page, lang);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
  await context.close();
  return picture;
}

/** A browser profile with the language and the dark theme. */
export async function newContext(browser: Browser, url: string, lang: Lang, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: url,
    locale: lang === 'ru' ? 'ru-RU' : 'en-US',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(
    (settings) => localStorage.setItem('saloon.settings', settings),
    JSON.stringify({ lang, theme: 'night' }),
  );
  return context;
}

async function showLobby(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('.bill .ill > *').last().waitFor({ state: 'attached' });
}

/** Runs in the page: leaves the sign, the tagline and the games. What is on today would soon be old. */
function onlySignAndGames(): void {
  for (const part of document.querySelectorAll<HTMLElement>('header, .lobby > aside, .cta, .toasts, .today'))
    part.style.display = 'none';
  const lobby = document.querySelector<HTMLElement>('.lobby');
  if (lobby !== null) lobby.style.gridTemplateColumns = '1fr';
  const main = document.querySelector('main');
  const right = document.querySelector('.bill:last-child')?.getBoundingClientRect().right ?? innerWidth;
  const left = document.querySelector('.bill')?.getBoundingClientRect().left ?? 0;
  if (main !== null) main.style.translate = `${(innerWidth - right - left) / 2}px 0`;
}
