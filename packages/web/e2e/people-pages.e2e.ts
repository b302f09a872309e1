import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { cutOff, expectFits, smallTargets } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { oddTexts } from './harness/texts.ts';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();

const HANDLES = { en: 'reader', ru: 'читатель' } as const;

/** Runs in the page: takes a handle for this browser, which keeps its name. */
async function takeHandle(handle: string): Promise<number> {
  const headers = {
    authorization: `Saloon ${localStorage.getItem('saloon.secret')}`,
    'content-type': 'application/json',
  };
  const answer = await fetch('/api/me/handle', { method: 'PUT', headers, body: JSON.stringify({ handle }) });
  return answer.status;
}

async function ownId(): Promise<string> {
  const headers = { authorization: `Saloon ${localStorage.getItem('saloon.secret')}` };
  const me = await (await fetch('/api/me', { headers })).json();
  return me.user;
}

const openAdmin = async (page: Page) => {
  await page.goto('/admin');
  await page.locator('input[type=password]').fill(readFileSync(`${house.saloon().data}/admin-secret`, 'utf8').trim());
  await page.keyboard.press('Enter');
  await page.locator('details .unfold').first().click();
};

/** Every page about people, and what is there when it is complete. */
const pagesOf = (handle: string): Readonly<Record<string, (page: Page) => Promise<void>>> => ({
  profile: async (page) => {
    await page.goto(`/u/${handle}`);
    await page.locator('.wanted .bust').waitFor();
  },
  leaders: async (page) => {
    await page.goto('/leaders');
    await page.locator('.leaders .panel').waitFor();
  },
  games: async (page) => {
    await page.goto('/games');
    await page.locator('.sample-games a').last().waitFor();
  },
  me: async (page) => {
    await page.goto('/me');
    await page.locator('.me-portraits .bust').last().waitFor();
    await page.locator('.person-list li').first().waitFor();
  },
  link: async (page) => {
    await page.goto('/link/abcdefgh');
    await page.locator('main .btn.main').waitFor();
  },
  add: async (page) => {
    await page.goto(`/add/${await page.evaluate(ownId)}`);
    await page.locator('main .person-line').waitFor();
  },
  privacy: async (page) => {
    await page.goto('/privacy');
    await page.locator('main h1').waitFor();
  },
  admin: openAdmin,
});

describe.concurrent('pages about people', () => {
  test.each([
    { lang: 'en', size: 'desktop' },
    { lang: 'ru', size: 'phone' },
  ] as const)('in $lang on a $size they are complete and accessible, in both themes', async ({ lang, size }) => {
    await using visitor = await house.visit({ lang, isPhone: size === 'phone', isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await page.locator('.bill').first().waitFor();
    expect(await page.evaluate(takeHandle, HANDLES[lang])).toBe(200);
    const found: Record<string, readonly string[]> = {};
    for (const [name, come] of Object.entries(pagesOf(HANDLES[lang]))) {
      await come(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const theme of ['night', 'day'] as const) {
        await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
        await page.locator(`html[data-theme=${theme}]`).waitFor();
        await takePicture(page, `people-${name}-${size}-${lang}-${theme}`);
        found[`${name} by ${theme}: axe`] = await seriousProblems(page, theme === 'night' ? 'all' : 'colours');
      }
      found[`${name}: texts`] = await oddTexts(page, lang);
      found[`${name}: cut off`] = await cutOff(page);
      if (size !== 'phone') continue;
      await expectFits(page);
      found[`${name}: small targets`] = await smallTargets(page);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
    // The admin page asks first whether this person is a named admin.
    expect(visitor.problems.filter((one) => !one.includes('403 (Forbidden)'))).toEqual([]);
  });
});
