import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn, readTable, waitForChange } from './harness/player.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const FIRST = { Rounds: '1', 'First player': 'The host’s pick' };
const ownTurn = (page: Page) =>
  playOn(page, { isIdle: true, until: ({ phase, isAsked }) => phase === 'turn' && isAsked });
const sheetOn = (page: Page) => page.getByRole('dialog', { name: 'Hint' });

describe.concurrent('hints', () => {
  test('a newcomer is shown up to three good moves and why, on a phone, and plays the first', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, ['me', 'bot easy', 'bot easy'], FIRST);
    const before = await ownTurn(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    const line = page.locator('.ask .hint-line');
    await line.waitFor();
    expect(await line.innerText()).toMatch(/: about \d+% to win \(±\d+\)\./);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.locator('.hand-bed .card.hinted, .ask-acts .btn.hinted').count()).toBeGreaterThan(0);
    await takePicture(page, 'hint-line');
    await line.locator('.hint-more').tap();
    const moves = sheetOn(page).locator('.hints li');
    await moves.first().waitFor();
    expect(await moves.count()).toBeGreaterThan(0);
    expect(await moves.count()).toBeLessThanOrEqual(3);
    for (const why of await moves.locator('small').allTextContents()) {
      expect(why).toMatch(/Wins about \d+ of 100 games from here, give or take \d+\./);
    }
    const chances = (await moves.locator('.chances').allTextContents()).map((text) => Number(text.replace('%', '')));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    await expectFits(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await takePicture(page, 'hint');
    await moves.first().getByRole('button', { name: 'Play it' }).tap();
    await sheetOn(page).waitFor({ state: 'detached' });
    await waitForChange(page, before);
    expectNoProblems(visitor);
  });

  test('a hint works by its key and offline', async () => {
    await using visitor = await house.visit({ hasServiceWorker: true, isStill: true, isSmall: true });
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('The telegraph is silent').waitFor();
    await openTable(page, ['me', 'bot legend'], FIRST);
    await ownTurn(page);
    await page.keyboard.press('t');
    await page.locator('.ask .hint-line').waitFor();
    await page.keyboard.press('t');
    await page.locator('.ask .hint-line').waitFor({ state: 'detached' });
    expect((await readTable(page)).isAsked).toBe(true);
    const others = visitor.problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line));
    expect(others).toEqual([]);
  });

  test('at a server table only the player who asks gets hints; spectators have no button', async () => {
    await using ann = await house.visit({ isStill: true, isSmall: true });
    await using bob = await house.visit({ isStill: true, isSmall: true });
    await using zoe = await house.visit({ isStill: true, isSmall: true });
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open'], { ...FIRST, Hints: 'on' });
    await ann.page.waitForURL('**/table/*');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [bob, zoe]) await page.goto(ann.page.url());
    await bob.page.getByRole('button', { name: 'Sit down' }).first().click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await ownTurn(ann.page);
    await ann.page.getByRole('button', { name: 'Hint', exact: true }).click();
    await ann.page.locator('.ask .hint-line').waitFor();
    // It isn't Bob's turn, so the server has no hint for him.
    await bob.page.getByRole('button', { name: 'Hint', exact: true }).click();
    await bob.page
      .getByText(/There’s no hint right now|You can get hints on your turn/)
      .first()
      .waitFor();
    await zoe.page.getByText('You are watching', { exact: true }).waitFor();
    expect(await zoe.page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
    for (const visitor of [ann, bob, zoe]) expectNoProblems(visitor);
  });
});
