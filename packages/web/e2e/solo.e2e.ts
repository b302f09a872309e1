import { describe, expect, test } from 'vitest';
import { finger, keyboard } from './harness/device.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn, readTable } from './harness/player.ts';
import { armHand } from './harness/quick-hand.ts';
import { tabTo } from './harness/tab-to.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
/** Slow bots, and enough of them that a race lasts: an awake player isn't last. */
const CROWD = ['me', 'bot easy', 'bot easy', 'bot easy', 'bot easy'] as const;

test('from the lobby to a dealt hand: no account, and one question, which game', async () => {
  await using visitor = await house.visit();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots starts right away' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play bots: which game?' });
  const game = sheet.getByRole('button', { name: 'The Wright Brothers’ Gang' });
  await game.waitFor();
  expect(await sheet.getByRole('listitem').count()).toBe(4);
  await game.click();
  await page.waitForURL('**/solo/*');
  await page.locator('.hand-bed .card').nth(5).waitFor();
  expect((await readTable(page)).cards).toHaveLength(6);
  expect(await page.locator('.seat-plate').count()).toBe(3);
  expectNoProblems(visitor);
});

test('pressing the ring when there is nothing to slap or start says why', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await openTable(page, CROWD);
  await page.waitForURL('**/solo/*');
  await page.locator('.hand-bed .card').nth(5).waitFor();
  await page.locator('.loot-ring.idle').click();
  await page
    .locator('.ask-q')
    .getByText(/someone else’s turn|once two sheriffs are in the row/)
    .waitFor();
  expectNoProblems(visitor);
});

// Whole games: bots think most of the time, so the games run side by side.
describe.concurrent('a whole game', () => {
  test('a newcomer plays a first game from the lobby to the final score', async () => {
    await using visitor = await house.visit();
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, CROWD);
    await page.waitForURL('**/solo/*');
    const phases = new Set<string>();
    await playOn(page, { temper: 'patient', onMove: ({ phase }) => void phases.add(phase) });
    expect(phases).toContain('turn');
    await takePicture(page, 'ranking');
    const ranking = page.getByRole('dialog', { name: 'The dust settles' });
    const places = await ranking.locator('.ranks li .rank').allTextContents();
    const points = (await ranking.locator('.ranks li .pts').allTextContents()).map(Number);
    expect(places[0]).toBe('1');
    expect(places).toHaveLength(CROWD.length);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    await ranking.getByText('All results').click();
    await ranking.getByText('How the deck was shuffled').click();
    expect(await ranking.locator('code').first().textContent()).toMatch(/^[0-9a-f]{64}$/);
    await ranking.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.getByRole('button', { name: 'Play bots starts right away' }).waitFor();
    expectNoProblems(visitor);
  });

  test('a whole game is played with the keyboard alone, a duel included', async () => {
    await using visitor = await house.visit();
    const { page } = visitor;
    await page.goto('/');
    await tabTo(page, { role: 'button', name: 'Open a table' });
    await page.keyboard.press('Enter');
    // The sheet loads on demand.
    await page.locator('dialog[open]').waitFor();
    await tabTo(page, { role: 'button', name: '2' });
    await page.keyboard.press('Space');
    await tabTo(page, { role: 'combobox', name: 'Seat 2: Who sits here' });
    await page.keyboard.press('End');
    await tabTo(page, { role: 'summary', name: 'All house rules' });
    await page.keyboard.press('Enter');
    await tabTo(page, { role: 'textbox', name: 'Rounds' });
    await page.keyboard.type('1');
    await tabTo(page, { role: 'button', name: 'Deal the cards' });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/solo/*');
    const hand = await armHand(page, keyboard);
    await playOn(page, { device: keyboard });
    expect(hand.slaps()).toBeGreaterThan(0);
    await tabTo(page, { role: 'link', name: 'Back to the lobby' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play bots starts right away' }).waitFor();
    expectNoProblems(visitor);
  });

  test('a whole game by touch on a phone: nothing scrolls sideways, and every target is 44 px', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await expectFits(page);
    expect(await smallTargets(page)).toEqual([]);
    await openTable(page, CROWD);
    await page.waitForURL('**/solo/*');
    const checked = new Set<string>();
    await playOn(page, {
      device: finger,
      temper: 'patient',
      onMove: async ({ phase, isRace }) => {
        if (isRace || checked.has(phase)) return;
        checked.add(phase);
        await expectFits(page);
        expect(await smallTargets(page)).toEqual([]);
      },
    });
    expect([...checked]).toEqual(expect.arrayContaining(['turn', 'game-over']));
    expectNoProblems(visitor);
  });

  test('offline the page still opens, and a game is played to its end', async () => {
    await using visitor = await house.visit({ hasServiceWorker: true, isStill: true, isSmall: true });
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('The telegraph is silent').waitFor();
    await openTable(page, ['me', 'bot legend']);
    await page.waitForURL('**/solo/*');
    await playOn(page, { until: ({ phase, isAsked }) => phase === 'turn' && isAsked });
    const before = await readTable(page);
    await page.reload();
    await page.locator('.hand-bed .card').first().waitFor();
    expect((await readTable(page)).cards).toEqual(before.cards);
    const last = await playOn(page);
    expect(last.isOver).toBe(true);
    const others = visitor.problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line));
    expect(others).toEqual([]);
  });
});
