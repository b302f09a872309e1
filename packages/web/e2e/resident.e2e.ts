import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOn } from './harness/legible.ts';
import { lookAround, SIZES } from './harness/look-around.ts';
import { goTo, placesOf } from './harness/places.ts';
import { ANNOUNCEMENT, type Resident, settle } from './harness/resident.ts';
import { resize } from './harness/resize.ts';
import type { Settler } from './harness/settler.ts';
import { useHouse, type Visitor, type Wishes } from './harness/visitor.ts';

const house = useHouse();
let settled: Resident | undefined;
beforeAll(async () => {
  settled = await settle(house.saloon());
});
afterAll(() => settled?.[Symbol.dispose]());

const resident = (): Resident => {
  if (settled === undefined) throw new Error('Cannot visit: nobody lives here');
  return settled;
};

/** Opens the lobby as one of them. */
async function visitAs(who: Settler, wishes: Wishes): Promise<Visitor> {
  const visitor = await house.visit({ isStill: true, ...wishes });
  await who.moveInto(visitor.context);
  await visitor.page.goto('/');
  await visitor.page.locator('.bill .ill > *').last().waitFor({ state: 'attached' });
  return visitor;
}

const notice = (page: Page) => page.locator('.notice-line p');
const THEMES = ['night', 'day'] as const;
/** Pages whose notices are looked at as other people: their layouts differ. */
const SHOWN = /^\/($|table|screen|hand|games|me|u\/|tournaments|daily$|rules$|join)/;

describe.concurrent('a resident', () => {
  test.each(['en', 'ru'] as const)(
    'can read and use every page, in every size, by night and by day: %s',
    async (lang) => {
      await using visitor = await visitAs(resident().person, { lang });
      await visitor.page.locator('#your-tables .go').first().waitFor();
      const looks = { sizes: SIZES, themes: THEMES, name: lang };
      expect(await lookAround(visitor.page, placesOf(resident()), looks)).toEqual({});
    },
    900_000,
  );

  test.each(['en', 'ru'] as const)(
    'can use the lobby, their games and a table with twice as large type: %s',
    async (lang) => {
      await using visitor = await visitAs(resident().person, { lang });
      const { page } = visitor;
      await resize(page, '390x844');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      const found: Record<string, readonly string[]> = {};
      const { myTurn } = resident().places;
      for (const place of placesOf(resident())) {
        if (!['/', '/games', `/table/${myTurn}`].includes(place.path)) continue;
        await goTo(page, place);
        // The saloon's name gives way in the top bar: the doors beside it say the same.
        const faults = (await faultsOn(page, true)).filter((one) => !/"(Салун|Saloon)" is cut off/.test(one));
        if (faults.length > 0) found[place.path] = faults;
      }
      expect(found).toEqual({});
    },
  );

  test.each([
    {
      lang: 'en',
      size: '1440x900',
      end: /^You are suspended until \w+ \d+ at .+\. Reason: Shot at the piano player\./,
    },
    { lang: 'ru', size: '390x844', end: /^Вход для вас закрыт до \d+ \S+ .+\. Причина: Shot at the piano player\./ },
  ] as const)('who is suspended reads until when on every page: $lang', async ({ lang, size, end }) => {
    await using visitor = await visitAs(resident().suspended, { lang });
    const { page } = visitor;
    await resize(page, size);
    const places = placesOf(resident()).filter(({ path }) => SHOWN.test(path));
    expect(places.length).toBeGreaterThan(10);
    for (const { path } of places) {
      await goTo(page, { path, sign: 'main' });
      await notice(page).filter({ hasText: end }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main').innerText(), path).not.toMatch(
        /silent|answer\.|be online|молчит|не\sотвечает|нужна связь/i,
      );
      expect(
        (await faultsOn(page, false)).filter((one) => one.startsWith('notice')),
        path,
      ).toEqual([]);
    }
    await goTo(page, { path: '/', sign: '.cta' });
    await page.locator('.cta .btn').nth(1).click();
    await page.locator('dialog .choose-game button').first().click();
    await page
      .locator('.toast')
      .filter({ hasText: lang === 'en' ? 'suspended until' : 'закрыт до' })
      .waitFor();
  });

  test.each([
    { lang: 'en', reward: /^Reward \$\d,\d{3}$/, ask: 'Ask to be friends' },
    { lang: 'ru', reward: /^Награда \$\d\s\d{3}$/, ask: 'Предложить дружбу' },
  ] as const)(
    'a guest can read the lobby and the pages whose links they are sent: $lang',
    async ({ lang, reward, ask }) => {
      const { person, places } = resident();
      await using visitor = await house.visit({ isStill: true, lang });
      const { page } = visitor;
      await page.goto('/');
      const sent = [
        { path: '/', sign: '[data-cell=tournament]' },
        { path: `/add/${person.user}`, sign: '.person-line' },
        { path: `/tournament/${places.nextCup}`, sign: '.tournament-head' },
        { path: '/u/wolfeschlegel_stein', sign: '.reward' },
      ];
      expect(await lookAround(page, sent, { sizes: SIZES, themes: THEMES, name: `guest-${lang}` })).toEqual({});
      expect(await page.locator('.reward').innerText()).toMatch(reward);
      await goTo(page, { path: '/', sign: '.today li' });
      const widthOf = (selector: string) => page.locator(selector).evaluate((one) => one.clientWidth);
      expect(await widthOf('.today ul')).toBeGreaterThan(0.85 * (await widthOf('.today')));
      await goTo(page, { path: `/add/${person.user}`, sign: '.me-section + .me-section' });
      expect(await page.getByRole('button', { name: ask }).count()).toBe(0);
    },
  );

  test('a newcomer reads the announcement on every page, closes it, and it stays closed', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    const places = placesOf(resident()).filter(({ path }) => SHOWN.test(path));
    for (const { path, isLarge } of places) {
      await goTo(page, { path, sign: 'main' });
      await notice(page).filter({ hasText: ANNOUNCEMENT }).waitFor();
      for (const size of ['1440x900', '390x844'] as const) {
        if (size === '390x844' && isLarge === true) continue;
        await resize(page, size);
        const faults = (await faultsOn(page, false)).filter((one) => /^notice|^the (table|page) is/.test(one));
        expect(faults, `${path} in ${size}`).toEqual([]);
      }
    }
    await notice(page).getByRole('button').click();
    await notice(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('html[data-theme]').waitFor();
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await notice(page).count()).toBe(0);
  });

  test('games that ended on another device say their result and what they were part of', async () => {
    await using visitor = await visitAs(resident().person, {});
    const { page } = visitor;
    await goTo(page, { path: '/games', sign: '.game-rows li' });
    await page
      .locator('.game-rows')
      .getByText(/^2nd of 2, today, daily deal$/)
      .waitFor();
    await page
      .locator('.game-rows')
      .getByText(/^\w+ of 2, today, tournament$/)
      .waitFor();
    expect(await page.locator('.game-rows').innerText()).not.toMatch(/point|finished/);
  });

  test('a table of a tournament that waits is on every page and in the tab’s title, until it is taken', async () => {
    const { person, places } = resident();
    await using visitor = await visitAs(person, {});
    const { page } = visitor;
    const left = /The Grand Cup of the Western Territories: Your table: \d:\d\d/;
    for (const path of ['/', '/rules/colt-express', `/table/${places.myTurn}`, '/learn/bang-duel']) {
      await goTo(page, { path, sign: 'main' });
      await notice(page).filter({ hasText: left }).waitFor();
      await page.waitForFunction(() => /^Your table: \d:\d\d · ./.test(document.title));
      expect(await page.title()).not.toMatch(/Your table.*Your table/);
    }
    await notice(page).getByRole('link').click();
    await page.waitForURL('**/table/*');
    await notice(page).filter({ hasText: left }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => !document.title.includes('Your table'));
  });
});
