import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable } from './harness/open-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Longer than a button is busy before it counts as gone. */
const SETTLED_MS = 700;
/** These leave the page, or save a file. */
const LEAVES = /^(Play (?!on a)|Play$|Open the table|Download|Sign in|Рус|Eng)/;

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** A removed element's neighbor takes over in the next moment. */
const isKept = (page: Page) => page.waitForFunction(() => document.activeElement !== document.body);

/** Presses each button there by keyboard, and returns those after which the focus is lost. */
async function losingFocus(page: Page, scope: string): Promise<readonly string[]> {
  const lost: string[] = [];
  const buttons = page.locator(`${scope} button:visible:enabled`);
  for (let i = 0; i < (await buttons.count()); i++) {
    const button = buttons.nth(i);
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (LEAVES.test(name) || name === 'Close') continue;
    await button.press('Enter');
    await page.waitForTimeout(SETTLED_MS);
    if (await isLost(page)) lost.push(name);
    const opened = page.locator(scope.startsWith('dialog') ? 'dialog:not(.open-sheet)' : 'dialog');
    if ((await opened.count()) === 0) continue;
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    if (await isLost(page)) lost.push(`${name}, closed`);
  }
  return lost;
}

describe.concurrent('the focus', () => {
  test('a game against bots taken off the list is back after Undo, and the focus stays beside it', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, ['me', 'bot easy']);
    await page.locator('.hand-bed .card').first().waitFor();
    await page.goto('/');
    const row = page.locator('#your-tables .go');
    await row.getByRole('button', { name: /from the list/ }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await isKept(page);
    await page.getByRole('button', { name: /off your list\. Undo/ }).press('Enter');
    await row.waitFor();
    await isKept(page);
    await page.reload();
    await row.waitFor();
    expectNoProblems(visitor);
  });

  test.each([
    ['the page about you', '/me', '#main'],
    ['the lobby', '/', ':is(.today, .hall, aside)'],
    ['the list of games', '/games', '#main'],
  ])('on %s no button loses it', async (_, path, scope) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await losingFocus(page, scope)).toEqual([]);
  });

  test('in the form that opens a table no button loses it, and closing the form gives it back', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'New table: Caliber 45' });
    await opener.press('Enter');
    await page.locator('.team-choice, .pills').last().waitFor();
    expect(await losingFocus(page, 'dialog.open-sheet')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('.bill :focus').and(opener).waitFor();
    expectNoProblems(visitor);
  });

  test('F6 goes from the bar to the page and to what is beside it', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await page.locator('aside .room-links').waitFor();
    const places: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('F6');
      places.push(
        await page.evaluate(
          () => document.activeElement?.closest('header, main, aside')?.tagName.toLowerCase() ?? undefined,
        ),
      );
    }
    expect(places).toEqual(['header', 'main', 'aside', 'header']);
    expectNoProblems(visitor);
  });
});
