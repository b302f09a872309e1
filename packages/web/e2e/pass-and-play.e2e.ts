import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './bang-duel-player.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import {
  expectOnlyOwnViews,
  fixSeed,
  hurryDoors,
  listenToPass,
  nameOnDoors,
  openDoors,
  takeDevice,
} from './harness/pass-around.ts';
import { expectNoOtherHand } from './harness/pass-secrets.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Its place on the wall. */
const DUEL = 2;

const FORM = {
  en: {
    share: /^One device, passed around/,
    name: (n: number) => `Name, seat ${n}`,
  },
  ru: {
    share: /^Одно устройство на всех/,
    name: (n: number) => `Имя, место ${n}`,
  },
} as const;

/** Opens a Duel of two people on one device. */
async function openShared(page: Page, lang: 'en' | 'ru', people: readonly string[]): Promise<void> {
  const words = FORM[lang];
  await page.locator('.panel.open .mk').click();
  const sheet = page.locator('dialog.open-sheet');
  await sheet.locator('.pick-game button').nth(DUEL).click();
  await sheet.getByRole('checkbox', { name: words.share }).check();
  for (const [at, name] of people.entries()) await sheet.getByLabel(words.name(at + 1), { exact: true }).fill(name);
  await sheet.locator('footer .btn.main').click();
  await page.waitForURL('**/pass/*');
}

/** How often the device changes hands. */
const DOORS = 8;

test('a Duel is passed around in Russian, from the form on, with a reload in between', async () => {
  const people = ['Анна', 'Илья'];
  await using visitor = await house.visit({ isStill: true, lang: 'ru', isPhone: true });
  const { page } = visitor;
  await listenToPass(page);
  await page.goto('/');
  await openShared(page, 'ru', people);
  const names = new Set<string>();
  let doors = 0;
  let opened = 0;
  const onDoors = async () => {
    names.add((await nameOnDoors(page)) ?? '');
    doors += 1;
    if (doors === 3) {
      await expectFits(page);
      expect(await smallTargets(page)).toEqual([]);
      await takePicture(page, 'pass-curtain-ru');
    }
    if (doors !== 6) return;
    const before = await nameOnDoors(page);
    opened += await expectOnlyOwnViews(page);
    await page.reload();
    await page.locator('.pass-curtain h1').waitFor();
    expect(await nameOnDoors(page)).toBe(before);
  };
  await playOn(page, { beforeMove: (todo) => takeDevice(page, todo, onDoors), until: () => doors >= DOORS });
  expect([...names].map((name) => name.replace(/[^\p{L}]/gu, '')).sort()).toEqual(people);
  opened += await expectOnlyOwnViews(page);
  expect(opened).toBe(doors);
  expectNoProblems(visitor);
});

/** With this seed a Duel of two meek players is short. */
const SHORT = 61;

test('a whole Duel is passed around, and no page ever names a card of the other hand', async () => {
  await using visitor = await house.visit({ isStill: true, isSmall: true });
  const { page } = visitor;
  await fixSeed(page, SHORT);
  await hurryDoors(page);
  await listenToPass(page);
  await page.goto('/');
  await openShared(page, 'en', ['Ann', 'Bob']);
  let doors = 0;
  let searched = 0;
  const onDoors = async () => {
    doors += 1;
    if (doors === 3) {
      await expectFits(page);
      await takePicture(page, 'pass-curtain-en');
    }
    searched += await expectNoOtherHand(page);
  };
  const end = await playOn(page, {
    isMeek: true,
    beforeMove: (todo) => takeDevice(page, todo, onDoors),
    onMove: async ({ isOver }) => {
      if (!isOver) searched += await expectNoOtherHand(page);
    },
  });
  expect(end.isOver).toBe(true);
  expect(await expectOnlyOwnViews(page)).toBe(doors);
  expect(doors).toBeGreaterThan(20);
  expect(searched).toBeGreaterThan(5 * doors);
  await takePicture(page, 'pass-over');
  expectNoProblems(visitor);
});

test('a short press opens nothing, and cards hide when their player turns the page away', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await openShared(page, 'en', ['Ann', 'Bob']);
  await page.locator('.hold-button').click({ delay: 200 });
  expect(await nameOnDoors(page)).toMatch(/Ann|Bob/);
  await openDoors(page);
  await page.locator('.ask.yours').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('.pass-curtain').waitFor();
  expect(await page.locator('.ask.yours').count()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  await page.locator('.pass-curtain[data-seat]').waitFor();
  await openDoors(page);
  const motion = (z: number) =>
    page.evaluate((gravity) => {
      const event = new Event('devicemotion');
      Object.assign(event, { accelerationIncludingGravity: { x: 0, y: 0, z: gravity } });
      dispatchEvent(event);
    }, z);
  await motion(9.8);
  await page.locator('.ask.yours').waitFor();
  // Face down.
  await motion(-9.8);
  await page.locator('.pass-curtain[data-seat]').waitFor();
  await page.getByRole('button', { name: 'See the table' }).click();
  await page.locator('.bang-duel').waitFor();
  expect(await page.locator('.ask.yours').count()).toBe(0);
  expectNoProblems(visitor);
});
