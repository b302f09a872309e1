import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFits } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn } from './harness/player.ts';
import { expectNoProblems, SMALL, useHouse } from './harness/visitor.ts';

const house = useHouse();

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`Cannot point at ${selector}: it is not on the screen`);
  return box;
};
const middleOf = async (page: Page, selector: string) => {
  const box = await boxOf(page, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const ownTurn = (page: Page) =>
  playOn(page, { isIdle: true, until: ({ phase, isAsked }) => phase === 'turn' && isAsked });

describe.concurrent('table manners', () => {
  test('a move that one press would send needs a second press, unless that setting is off', async () => {
    await using visitor = await house.visit({ isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, ['me', 'bot easy', 'bot easy']);
    await ownTurn(page);
    // The smallest phone: the revolver lies below the loot's label, not over it.
    await page.setViewportSize({ width: 320, height: 568 });
    await expectFits(page);
    const [pot, gun] = [await boxOf(page, '.loot-ring .pot'), await boxOf(page, '.revolver-panel')];
    expect(pot.y + pot.height).toBeLessThanOrEqual(gun.y);
    await page.setViewportSize(SMALL);
    const pass = page.locator('.ask-acts .a-pass');
    await pass.click();
    await page.locator('.a-pass.armed').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.a-pass.armed').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Confirm moves').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await pass.click();
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await page.locator('ol.log').getByText('You pass').waitFor();
    expectNoProblems(visitor);
  });

  test('cards can be dragged to legal places, sorted by a key, and opened in the rules by another', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    // Nobody else moves meanwhile: the first seat is the player's own.
    await openTable(page, ['me', 'bot easy'], { Rounds: '1', 'First player': 'The host’s pick' });
    await ownTurn(page);
    const number = page.locator('.hand-bed .card.t-gain').first();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const goal = await middleOf(page, '.revolver-panel');
    const over = page.locator('.revolver-panel[data-over]');
    // On a slow machine a long press opens the card instead: then it is dragged again.
    for (let tries = 0; tries < 3 && (await over.count()) === 0; tries++) {
      await page.mouse.up();
      // Only the left edge of a card in a fan is free.
      await number.hover({ position: { x: 10, y: 40 }, force: true });
      await page.mouse.down();
      await page.mouse.move(goal.x, goal.y, { steps: 8 });
      await over.waitFor({ timeout: 4000 }).catch(() => page.keyboard.press('Escape'));
    }
    await over.waitFor();
    await page.mouse.up();
    await page.locator('.revolver-panel .loaded .card').first().waitFor();
    expect(await page.locator('[data-dragged]').count()).toBe(0);

    await page.keyboard.press('u');
    await page.locator('[aria-live=polite]').getByText('Hand in the order you got it.').waitFor();
    await page.keyboard.press('h');
    const rule = await page.evaluate(() => document.activeElement?.getAttribute('data-rule'));
    await page.keyboard.press('r');
    await page.locator(`.rail .rule.here[id="${rule}"], .rail .rule.here:has([id="${rule}"])`).waitFor();
    expectNoProblems(visitor);
  });

  test('a refused move says why and offers the rule behind it', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    // The server refuses the first move, as it does when another player was faster.
    let refused = false;
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as {
          type: string;
          id?: string;
          table?: string;
          command?: { type: string };
        };
        if (refused || message.type !== 'do' || message.command?.type !== 'move') return server.send(text);
        refused = true;
        socket.send(JSON.stringify({ type: 'refused', table: message.table, id: message.id, code: 'BAD_SET' }));
      });
    });
    await page.goto('/');
    await openTable(page, ['me', 'open', 'bot easy']);
    await page.waitForURL('**/table/*');
    await page.getByLabel('Add a bot: Seat 2').selectOption('easy');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await ownTurn(page);
    await page.locator('.ask-acts .a-pass').click();
    await page.locator('.ask-acts .a-pass.armed').click();
    const offer = page.locator('.toast.harm button');
    await offer.click();
    await page.locator('.rail .rule.here').getByText('DISC-6').first().waitFor();
    expect(await page.locator('.toast.harm').count()).toBe(0);
    expectNoProblems(visitor);
  });

  test('a refusal from a sheet is shown above the sheet', async () => {
    await using visitor = await house.visit({ isStill: true, isPhone: true });
    const { page } = visitor;
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { id?: string; table?: string; command?: { type: string } };
        if (message.command?.type !== 'emote') return server.send(text);
        socket.send(JSON.stringify({ type: 'refused', table: message.table, id: message.id, code: 'too-often' }));
      });
    });
    await page.goto('/');
    await openTable(page, ['me', 'open', 'bot easy']);
    await page.waitForURL('**/table/*');
    await page.getByLabel('Add a bot: Seat 2').selectOption('easy');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.locator('.hand-bed .card').first().waitFor();
    await page.getByRole('button', { name: 'Log and chat' }).tap();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.locator('dialog .emotes button').first().tap();
    await page.locator('.toasts:popover-open .toast.harm').waitFor();
    await takePicture(page, 'toast-above-sheet');
    expectNoProblems(visitor);
  });

  test('choosing a game by keyboard keeps the focus, and the sheet stays open', async () => {
    await using visitor = await house.visit({ isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Open a table', exact: true }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Open a table' });
    for (const name of ['Caliber 45', 'BANG! The Duel', 'The Wright Brothers’ Gang']) {
      const bill = sheet.getByRole('button', { name });
      await bill.press('Enter');
      await sheet.locator('.pick-game [aria-pressed=true]:focus').getByText(name).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.locator('.panel.open .mk:focus').waitFor();
    expectNoProblems(visitor);
  });

  test('long names and low screens cut nothing in the top bar or the prompt', async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page, context } = visitor;
    await context.addInitScript(() => localStorage.setItem('saloon.name', 'Щ'.repeat(24)));
    await page.goto('/');
    await page.getByRole('button', { name: 'Играть с ботами: Калибр 45' }).click();
    await page.locator('.ask.yours').waitFor();
    for (const width of [1440, 1024, 844]) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 768 });
      const [signs, button] = [await boxOf(page, '.table-bar .stage-signs'), await boxOf(page, '.table-bar .ib.hint')];
      expect(signs.x + signs.width, `at ${width} px`).toBeLessThanOrEqual(button.x);
    }
    const [bar, question, answers] = await Promise.all(
      ['.table-bar', '.ask-q .sign', '.ask-acts'].map((part) => boxOf(page, part)),
    );
    expect(question?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(answers?.y).toBeGreaterThan(question?.y ?? 0);
    await takePicture(page, 'low-screen');
    expectNoProblems(visitor);
  });

  test('the lobby lists your tables and says whose turn it is', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, ['me', 'open', 'bot easy']);
    await page.waitForURL('**/table/*');
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    const mine = page.locator('#your-tables');
    await mine.getByText('waiting for players, 2 of 3').waitFor();
    await mine.getByRole('link', { name: /^Go to the table/ }).click();
    await page.getByLabel('Add a bot: Seat 2').selectOption('easy');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await ownTurn(page);
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await mine.getByText('it’s your turn').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'My games your turn at 1 table' }).click();
    await page.waitForURL('**/games');
    await mine.getByText('it’s your turn').waitFor();
    expectNoProblems(visitor);
  });
});
