import { expect, test } from 'vitest';
import { tables } from '../src/games/index.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const TITLES = Object.values(tables).map(({ bill }) => bill.words.en.title.join(' '));

test('on a phone the tabs lead to every main page and stay in reach', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, path] of [
    ['My games', '/games'],
    ['Learn', '/rules'],
    ['Me', '/me'],
    ['Games', '/'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).tap();
    await page.waitForURL(`**${path}`);
    await tabs.locator(`[aria-current=page][href="${path}"]`).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await tabs.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  }
  expectNoProblems(visitor);
});

test('the list of rules has every game, and each book leads to the others', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/rules');
  for (const title of TITLES) await page.getByRole('link', { name: `Rules: ${title}` }).waitFor();
  await page.getByRole('link', { name: `Rules: ${TITLES[0]}` }).click();
  for (const title of TITLES.slice(1)) {
    await page.getByRole('navigation', { name: 'Rules of all games' }).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('.rules-book h2').first().waitFor();
  }
  expectNoProblems(visitor);
});

test('every icon in a header has a name and a tooltip', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const nameless = () =>
    page
      .locator('header :is(a, button)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const hasWords = (one as HTMLElement).innerText.replace(/\s/g, '').length > 1;
          return hasWords || (one.getAttribute('title') ?? '') !== '' ? [] : [one.outerHTML.slice(0, 120)];
        }),
      );
  await page.goto('/');
  expect(await nameless()).toEqual([]);
  await page.getByRole('button', { name: 'Play Colt Express against bots' }).click();
  await page.locator('.table-bar').waitFor();
  expect(await nameless()).toEqual([]);
  expectNoProblems(visitor);
});

test('words drawn on posters are in no accessible name', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const browser = await visitor.context.newCDPSession(page);
  const withDrawnWords = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => ['button', 'link'].includes(role?.value)).map(({ name }) => name?.value);
    expect(names.length).toBeGreaterThan(TITLES.length);
    return names.filter((name) => /\$|45\s*45/.test(name));
  };
  await page.goto('/rules');
  await page.getByRole('link', { name: `Rules: ${TITLES[0]}` }).waitFor();
  expect(await withDrawnWords()).toEqual([]);
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: Caliber 45' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Caliber 45', exact: true }).waitFor();
  expect(await withDrawnWords()).toEqual([]);
  expectNoProblems(visitor);
});

test('a wrong address leads on: to the games, to your games, to the rules', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/t/xyz');
  const telegram = page.getByRole('alert');
  for (const [name, href] of [
    ['Back to the lobby', '/'],
    ['My games', '/games'],
    ['Learn & rules', '/rules'],
  ] as const) {
    expect(await telegram.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expectNoProblems(visitor);
});

test('the name and the portrait are changed on the page about you', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: 'Your name and settings' }).click();
  await page.waitForURL('**/me');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name at the table').fill('Calamity');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Belle' }).click();
  await page.locator('.top-bar .me .bust').waitFor();
  await page.reload();
  expect(await page.getByRole('button', { name: 'Belle' }).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.top-bar .me b').textContent()).toBe('Calamity');
  expectNoProblems(visitor);
});
