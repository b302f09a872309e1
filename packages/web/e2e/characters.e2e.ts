import { expect, test } from 'vitest';
import { openDuel, playOn } from './bang-duel-player.ts';
import { seriousProblems } from './harness/axe.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test('a bot with a character sits under its own name, and talks until it is told not to', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: BANG! The Duel' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByLabel('Seat 2: Who sits here').selectOption('bot easy');
  await sheet.getByLabel('Seat 2: Character').selectOption('friendly');
  await sheet.getByText('Shoots only if he has to.').waitFor();
  await takePicture(page, 'characters-form');
  expect(await seriousProblems(page, 'all')).toEqual([]);
  await sheet.locator('footer .btn.main').click();
  await page.waitForURL('**/solo/*');
  await page.getByText('Gus').first().waitFor();
  const heard = page.locator('.emote').first().waitFor({ timeout: 240_000 });
  const game = playOn(page);
  await heard;
  await takePicture(page, 'characters-talk');
  await game;
  expectNoProblems(visitor);
}, 480_000);

test('in the waiting room a bot of any level can have a character', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await openDuel(page, 'open', {});
  await page.waitForURL('**/table/*');
  await page.getByLabel('Add a bot: Seat 2').selectOption('hard+careful');
  await page.locator('.chair').filter({ hasText: 'Ezra' }).getByText(/hard/i).first().waitFor();
  expectNoProblems(visitor);
});

test('the balance page opens each table, in both languages', async () => {
  for (const lang of ['en', 'ru'] as const) {
    await using visitor = await house.visit({ lang, isPhone: lang === 'ru' });
    const { page } = visitor;
    await page.goto('/balance');
    await page.getByRole('heading', { level: 1, name: lang === 'en' ? 'Balance' : 'Баланс' }).waitFor();
    await page.locator('details summary').nth(11).click();
    expect(await page.locator('details[open] tbody tr').count()).toBeGreaterThan(2);
    await takePicture(page, `balance-${lang}`);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    expectNoProblems(visitor);
  }
});
