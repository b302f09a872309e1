import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

async function openSheet(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick match/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Quick match: which game?' });
  await sheet.waitFor();
  return sheet;
}

async function look(page: Page, title: RegExp, pace = 'Live'): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: pace }).click();
  await sheet.getByRole('button', { name: title }).click();
}

describe.concurrent('quick match', () => {
  test('bots fill a table of four, and both players land there', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    for (const { page } of [ann, bob]) await look(page, /Wright/);
    await bob.page.getByText('bots take the other seats').waitFor();
    await takePicture(bob.page, 'match-waiting-desk-en');
    await Promise.all([ann, bob].map(({ page }) => page.waitForURL('**/table/*', { timeout: 120_000 })));
    expect(ann.page.url()).toBe(bob.page.url());
    await Promise.all([ann, bob].map(({ page }) => page.locator('.hand-bed .card').first().waitFor()));
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('a game with bots is left at once when players are found, and goes on later where it was', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await look(ann.page, /Duel/);
    await ann.page.getByText('The game starts when another player is found.').waitFor();
    await ann.page.getByRole('button', { name: 'Play bots while you wait' }).click();
    await ann.page.waitForURL('**/solo/*');
    const solo = new URL(ann.page.url()).pathname;
    await ann.page.locator('.bang-duel').waitFor();
    await ann.page.getByText('Looking for players.').waitFor();
    expect(await ann.page.getByRole('button', { name: 'Play bots while you wait' }).count()).toBe(0);

    await look(bob.page, /Duel/);
    await Promise.all([ann, bob].map(({ page }) => page.waitForURL('**/table/*')));
    expect(ann.page.url()).toBe(bob.page.url());
    await ann.page.getByText('Your game with bots is kept under My games.').first().waitFor();
    expect(await ann.page.getByText('Looking for players.').count()).toBe(0);
    // The table starts now that both are there.
    await Promise.all([ann, bob].map(({ page }) => page.locator('.bang-duel').waitFor()));

    await ann.page.goto('/games');
    await ann.page.locator(`a[href="${solo}"]`).first().click();
    await ann.page.locator('.bang-duel').waitFor();
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('the sheet counts who waits for a game at a pace', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await look(ann.page, /Caliber/, 'By letter');
    await ann.page.getByText(/Caliber 45, By letter/).waitFor();
    const sheet = await openSheet(bob.page);
    const bill = sheet.getByRole('button', { name: /Caliber/ });
    await sheet.getByRole('button', { name: 'By letter' }).click();
    await bill.getByText('1 player is waiting').waitFor();
    await sheet.getByRole('button', { name: 'Live' }).click();
    await bill.getByText('nobody is waiting yet').waitFor();
    await takePicture(bob.page, 'quick-match-desk-en');
    await ann.page.getByRole('button', { name: 'Stop looking' }).click();
    await ann.page.getByText('Looking for players.').waitFor({ state: 'detached' });
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test.each(['night', 'day'] as const)('the sheet is accessible and fits a phone, in Russian, by %s', async (theme) => {
    await using ann = await house.visit({ isPhone: true, isStill: true, lang: 'ru', theme });
    const { page } = ann;
    await page.goto('/');
    await page.getByRole('button', { name: /^Быстрая игра/ }).click();
    await page.getByRole('dialog', { name: 'Быстрая игра: во что?' }).waitFor();
    await takePicture(page, `quick-match-phone-ru-${theme}`);
    await expectFits(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await seriousProblems(page, theme === 'night' ? 'all' : 'colours')).toEqual([]);
    expectNoProblems(ann);
  });
});
