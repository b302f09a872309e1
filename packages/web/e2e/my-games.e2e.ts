import { expect, test } from 'vitest';
import { tables } from '../src/games/index.ts';
import { seriousProblems } from './harness/axe.ts';
import { openTable } from './harness/open-table.ts';
import { playOn } from './harness/player.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test('a finished game against bots is listed with its result, and its link opens in any browser', async () => {
  await using ann = await house.visit({ isStill: true });
  await using bob = await house.visit({ isPhone: true, lang: 'ru' });
  const { page } = ann;
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await openTable(page, ['me', 'bot easy']);
  await playOn(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  // Only a page in front may write to the clipboard.
  await page.bringToFront();
  await page.locator('dialog.ranking').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Copied a link that holds the whole game').first().waitFor();
  expect(await copied()).toMatch(/\/replay#game=[\w-]+&step-1$/);

  await page.goto('/games');
  const row = page.locator('.game-rows li');
  await row.waitFor();
  expect(await row.innerText()).toMatch(/(1st|2nd) of 2, \d+ points?, today/);
  expect(await seriousProblems(page, 'all')).toEqual([]);
  expect(await row.getByRole('link', { name: /^Coach/ }).getAttribute('href')).toMatch(/^\/coach\/solo\/\w+#seat-1$/);
  await row.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('.rail-range').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/#step-3-seat-\d$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied a link that holds the whole game').first().waitFor();
  const link = await copied();

  await bob.page.goto(link);
  await bob.page.locator('.rail-range').waitFor();
  await bob.page.getByText('Шаг 3 из').first().waitFor();
  // The address keeps the game while the reader moves on, so a reload shows it again.
  await bob.page.keyboard.press('ArrowRight');
  await bob.page.waitForURL(/#game=[\w-]+&step-4/);
  await bob.page.reload();
  await bob.page.getByText('Шаг 4 из').first().waitFor();
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});

test.each(Object.keys(tables))('the sample replay of %s opens, and its link needs nothing else', async (game) => {
  await using visitor = await house.visit({ lang: 'ru' });
  const { page } = visitor;
  await page.goto('/games');
  await page.locator(`.sample-games a[href="/replay/sample/${game}"]`).click();
  await page.locator('.rail-range').waitFor();
  await page.waitForURL(`**/replay/sample/${game}#step-1`);
  // Its bots have Russian names.
  expect(await page.getByLabel('Смотреть как').locator('option').nth(1).textContent()).toContain('Руби');
  expectNoProblems(visitor);
});

test('a damaged link says so and offers to open a file', async () => {
  await using visitor = await house.visit();
  const { page } = visitor;
  await page.goto('/replay#game=xyz&step-1');
  await page.getByText('Can’t show this recording').waitFor();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  expectNoProblems(visitor);
});
