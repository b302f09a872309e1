import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { GAME_PAGES } from './harness/game-pages.ts';
import { cutOff, expectFits, smallTargets } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { PLAIN_PAGES } from './harness/plain-pages.ts';
import { playBots } from './harness/play-bots.ts';
import { playOn, waitForMove } from './harness/player.ts';
import { countedCards, oddTexts } from './harness/texts.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SALOON = fileURLToPath(new URL('../../cli/bin/saloon.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'saloon-pages-'));
const recording = join(folder, 'game.saloon.json');

beforeAll(() => {
  const args = ['demo', '--fast', '--seats', '3', '--seed', '7', '--save', recording];
  const { status, stderr } = spawnSync(process.execPath, [SALOON, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot record a game: ${stderr}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every kind of page, and how to get there. None depends on the language. */
const PAGES: readonly { readonly name: string; readonly come: (page: Page) => Promise<void> }[] = [
  { name: 'lobby', come: PLAIN_PAGES.lobby },
  { name: 'settings', come: PLAIN_PAGES.settings },
  { name: 'open-table', come: PLAIN_PAGES['open-table'] },
  {
    name: 'waiting-room',
    come: async (page) => {
      await page.goto('/');
      await page.locator('.panel.open .mk').click();
      await page.locator('dialog.open-sheet footer .btn.main').click();
      await page.locator('.waiting .chairs').waitFor();
    },
  },
  {
    name: 'table',
    come: async (page) => {
      await page.goto('/');
      await playBots(page);
      await waitForMove(page);
      await page
        .locator('.hand-bed .card')
        .nth(1)
        .click({ position: { x: 10, y: 40 }, force: true });
      await page.locator('.hand-bed .card[aria-pressed=true]').waitFor();
    },
  },
  { name: 'me', come: PLAIN_PAGES.me },
  { name: 'my-games', come: PLAIN_PAGES['my-games'] },
  { name: 'rule-books', come: PLAIN_PAGES['rule-books'] },
  { name: 'puzzles', come: PLAIN_PAGES.puzzles },
  { name: 'nowhere', come: async (page) => void (await page.goto('/t/xyz')) },
  { name: 'rules', come: PLAIN_PAGES.rules },
  {
    name: 'replay',
    come: async (page) => {
      await page.goto('/replay');
      await page.locator('input[type=file]').setInputFiles(recording);
      await page.locator('.wright-brothers').waitFor();
    },
  },
];

const MAIN_PAGES = PAGES.filter(({ name }) => name === 'lobby' || name === 'table' || name === 'replay');

type Visited = {
  readonly lang: 'en' | 'ru';
  readonly size: 'desktop' | 'phone';
  readonly pages: readonly { readonly name: string; readonly come: (page: Page) => Promise<void> }[];
};

/** Goes to each page, and returns what axe, the texts and the layout show there, in both themes. */
async function problemsOn(page: Page, { lang, size, pages }: Visited): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const { name, come } of pages) {
    await come(page);
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const theme of ['night', 'day'] as const) {
      await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await takePicture(page, `${name}-${size}-${lang}-${theme}`);
      // The rule book is long and looks the same throughout: once per size is enough.
      const skipped = name === 'rules' ? (size === 'phone' ? 'night' : 'day') : undefined;
      const first = skipped === 'night' ? 'day' : 'night';
      const isEnough = pages === MAIN_PAGES || theme === skipped;
      if (!isEnough)
        found[`${name} by ${theme}: axe`] = await seriousProblems(page, theme === first ? 'all' : 'colours');
    }
    found[`${name}: texts`] = await oddTexts(page, lang);
    found[`${name}: cut off`] = await cutOff(page);
    if (size !== 'phone') continue;
    await expectFits(page);
    found[`${name}: small targets`] = await smallTargets(page);
  }
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}

describe.concurrent('pages', () => {
  test.each([
    { lang: 'en', size: 'desktop', pages: PAGES },
    { lang: 'ru', size: 'phone', pages: PAGES },
    { lang: 'ru', size: 'desktop', pages: MAIN_PAGES },
    { lang: 'en', size: 'phone', pages: MAIN_PAGES },
  ] as const)(
    'in $lang on a $size every page is in its language and accessible, in both themes',
    async ({ lang, size, pages }) => {
      await using visitor = await house.visit({ lang, isPhone: size === 'phone', isStill: true });
      const found = await problemsOn(visitor.page, { lang, size, pages });
      expect(found).toEqual({});
      expectNoProblems(visitor);
    },
  );

  test.each([
    { lang: 'en', size: 'desktop' },
    { lang: 'ru', size: 'phone' },
  ] as const)(
    'in $lang on a $size every table and every page about games is in its language and accessible',
    async ({ lang, size }) => {
      await using visitor = await house.visit({ lang, isPhone: size === 'phone', isStill: true });
      // Nobody uses a phone as the big screen, or lays one between four players.
      const large = size === 'phone' ? ['screen', 'tablet'] : [];
      const pages = Object.entries(GAME_PAGES)
        .filter(([name]) => !large.includes(name))
        .map(([name, come]) => ({ name, come }));
      expect(await problemsOn(visitor.page, { lang, size, pages })).toEqual({});
      expectNoProblems(visitor);
    },
  );

  test('Russian counts cards with the right forms', async () => {
    await using visitor = await house.visit({ lang: 'ru', isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await playBots(page);
    const rules = new Intl.PluralRules('ru');
    const forms: Readonly<Record<string, string>> = { one: 'карта', few: 'карты', many: 'карт' };
    const seen = new Set<string>();
    let decisions = 0;
    const look = async () => {
      for (const { n, word } of await countedCards(page)) {
        expect(`${n} ${word}`).toBe(`${n} ${forms[rules.select(n)]}`);
        seen.add(word);
      }
    };
    await playOn(page, {
      onMove: async () => {
        decisions += 1;
        await look();
      },
      until: () => seen.size === 3 || decisions === 20,
    });
    // A number that ends in 1 comes by luck; a recorded game always has some.
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(recording);
    await page.locator('.rail-range').waitFor();
    for (let step = 0; step < 200 && seen.size < 3; step++) {
      await page.keyboard.press('ArrowRight');
      await look();
    }
    expect([...seen].sort()).toEqual(['карт', 'карта', 'карты']);
    expectNoProblems(visitor);
  });

  test('the lobby loads no table and nothing that only tables share', async () => {
    await using visitor = await house.visit();
    const { page } = visitor;
    const scripts: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname)) scripts.push(pathname);
    });
    await PLAIN_PAGES.lobby(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => path.includes('/shell-'))).not.toEqual([]);
    expect(scripts.filter((path) => /\/(kit|table|worker)-[^/]*\.js$/.test(path))).toEqual([]);
  });

  test('posters fit in one row, even with one more game, and no word is cut', async () => {
    await using visitor = await house.visit({ lang: 'ru' });
    const { page } = visitor;
    await page.goto('/');
    const bills = page.locator('.bill');
    await bills.first().waitFor();
    const overflowing = () =>
      page
        .locator('.bill :is(h2, .meta, .act, .btn)')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    const count = await bills.count();
    await page.locator('.bills').evaluate((wall) => {
      wall.append(...[...wall.children].slice(-1).map((bill) => bill.cloneNode(true)));
    });
    const tops = await bills.evaluateAll((all) => all.map((bill) => (bill as HTMLElement).offsetTop));
    expect(tops).toEqual(Array.from({ length: count + 1 }, () => tops[0]));
    expect(await overflowing()).toEqual([]);
    await page.setViewportSize({ width: 1090, height: 900 });
    expect(await overflowing()).toEqual([]);
    expectNoProblems(visitor);
  });

  test('on a screen larger than 1920×1080 everything grows, and nothing is cut', async () => {
    await using visitor = await house.visit({ lang: 'ru', isStill: true });
    const { page } = visitor;
    for (const come of [PLAIN_PAGES.lobby, PLAIN_PAGES['rule-books'], PLAIN_PAGES['my-games']]) {
      await come(page);
      const sizes: Record<string, string> = {};
      for (const [width, height] of [
        [1920, 1080],
        [2560, 1440],
        [3840, 2160],
      ] as const) {
        await page.setViewportSize({ width, height });
        sizes[`${width}`] = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        await expectFits(page);
        expect(await cutOff(page)).toEqual([]);
      }
      expect(sizes).toEqual({ 1920: '16px', 2560: '20px', 3840: '24px' });
    }
    expectNoProblems(visitor);
  });

  test('a change of language or theme takes effect at once and is remembered', async () => {
    await using visitor = await house.visit({ lang: 'en' });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Рус' }).click();
    await page.locator('html[lang=ru]').waitFor();
    expect(await oddTexts(page, 'ru')).toEqual([]);
    await page.getByRole('button', { name: 'Дневная тема' }).click();
    await page.reload();
    await page.locator('html[lang=ru][data-theme=day]').waitFor();
    expectNoProblems(visitor);
  });
});
