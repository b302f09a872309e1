import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './harness/device.ts';
import { openTable, SHORT, sitDown } from './harness/open-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** The person looks at another page, or at this one again. */
const lookAway = (page: Page, isAway: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

const notices = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
  });

const asked = (page: Page) => page.locator('.ask.yours .a-pass:not([aria-disabled])');
const SOON = { timeout: 20_000 } as const;
const TURN = /^Your turn · Noon · Saloon$/;

test('a player who looks elsewhere is told that it’s their turn: by the title, and by a notification if they want it', async () => {
  await using ann = await house.visit({ isStill: true, hasServiceWorker: true });
  await using bob = await house.visit({ isStill: true, isSmall: true });
  await ann.context.grantPermissions(['notifications']);
  await ann.page.goto('/');
  await ann.page.getByRole('button', { name: 'Settings' }).click();
  const wanted = ann.page.getByLabel('Notify me when it’s my turn');
  expect(await wanted.isChecked()).toBe(false);
  await wanted.click();
  await expect.poll(() => wanted.isChecked(), SOON).toBe(true);
  await ann.page.keyboard.press('Escape');

  await openTable(ann.page, ['me', 'open'], { ...SHORT, 'Table name': 'Noon', Pace: 'By correspondence' });
  await ann.page.waitForURL('**/table/*');
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await sitDown(bob.page, ann.page.url());
  // Whoever starts, Ann moves and goes to the lobby while it is Bob's turn.
  const first = await Promise.race(
    [ann, bob].map(async (one) =>
      asked(one.page)
        .waitFor()
        .then(() => one),
    ),
  );
  if (first === ann) {
    await expect.poll(() => ann.page.title(), SOON).toMatch(TURN);
    await mouse.answer(ann.page, 'pass');
    await asked(bob.page).waitFor();
  }
  await expect.poll(() => ann.page.title(), SOON).toBe('Noon · Saloon');
  const at = new URL(ann.page.url()).pathname;
  await ann.page.getByRole('link', { name: 'Back to the lobby' }).click();
  await ann.page.locator('#your-tables').getByText('waiting for').waitFor();
  await lookAway(ann.page, true);
  expect(await ann.page.title()).toBe('Saloon');
  expect(await notices(ann.page)).toEqual([]);

  await mouse.answer(bob.page, 'pass');
  await expect.poll(() => notices(ann.page), SOON).toEqual([{ title: 'Noon', body: 'Your turn', data: { path: at } }]);
  expect(await ann.page.title()).toBe('(1) Saloon');
  const row = ann.page.locator('#your-tables .go').first();
  await row.getByText(/it’s your turn, 24 hours left/).waitFor();
  await lookAway(ann.page, false);
  await expect.poll(() => notices(ann.page), SOON).toEqual([]);
  await row.getByRole('link').click();
  await asked(ann.page).waitFor();
  await expect.poll(() => ann.page.title(), SOON).toMatch(TURN);

  // At another table she is notified about this one too.
  await mouse.answer(ann.page, 'pass');
  await asked(bob.page).waitFor();
  await ann.page.getByRole('link', { name: 'Back to the lobby' }).click();
  await openTable(ann.page, ['me', 'open'], { ...SHORT, 'Table name': 'Dusk' });
  await ann.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await lookAway(ann.page, true);
  await mouse.answer(bob.page, 'pass');
  await expect.poll(() => notices(ann.page), SOON).toEqual([{ title: 'Noon', body: 'Your turn', data: { path: at } }]);
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});
