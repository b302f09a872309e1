import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
/** A puzzle of Colt Express where Robbery is best, with Marshal and Move among the other answers. */
const ROBBERY = '/puzzle/colt-express/5fe041c5-84';
/** Two more of Colt Express, to go back and forth. */
const PLANS = ['/puzzle/colt-express/2037fa38-94', '/puzzle/colt-express/0b1c1ebc-92'];
/** In a fan only the left edge of a card is free. */
const SPINE = { position: { x: 10, y: 40 }, force: true } as const;

/** Plays a card of the hand by its name, as at every table. */
async function playCard(page: Page, name: string, press: 'click' | 'tap'): Promise<void> {
  await page.locator(`.hand-bed .card.can[aria-label^="${name}"]`).first()[press](SPINE);
  await page.locator('.ask-acts .a-play:not([aria-disabled])').first()[press]();
  await page.locator('[data-verdict]').waitFor();
}
const verdictOn = (page: Page) => page.locator('[data-verdict]').getAttribute('data-verdict');

describe.concurrent('puzzles', () => {
  test('on a desktop: from the lobby to the puzzle of the day, a theme, the right move, and the next puzzle', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    const cell = page.locator('.today [data-cell="puzzle"]');
    await cell.waitFor();
    expect(await cell.innerText()).toContain('Solve');
    await takePicture(page, 'lobby-today-desk-en');
    await cell.click();
    await page.waitForURL('**/puzzle/daily');
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();

    await page.goto('/puzzles');
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
    expect(await page.getByText('0 of 205 solved').count()).toBe(1);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await takePicture(page, 'puzzles-desk-en');
    await page.getByRole('link', { name: /^Plan the round/ }).click();
    await page.waitForURL('**/puzzle/colt-express/*#plan');
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();

    await page.goto(ROBBERY);
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();
    await takePicture(page, 'puzzle-ask-desk-en');
    await playCard(page, 'Robbery', 'click');
    expect(await verdictOn(page)).toBe('right');
    const panel = page.getByRole('region', { name: 'Puzzle' });
    expect(await panel.innerText()).toMatch(/Best move/i);
    expect(await panel.innerText()).toMatch(/53% ±3/);
    expect(await panel.innerText()).toMatch(/Puzzle rating \d+ \(\+\d+\)/);
    expect(await panel.locator('.puzzle-odds li').count()).toBe(4);
    expect(await panel.getByRole('link', { name: 'Read the rule' }).getAttribute('href')).toBe(
      '/rules/colt-express#CE-PLAN-3',
    );
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await takePicture(page, 'puzzle-right-desk-en');
    const before = page.url();
    await panel.getByRole('link', { name: 'Next puzzle' }).click();
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();
    expect(page.url()).not.toBe(before);
    await page.goto('/puzzles');
    await page.getByText('1 of 205 solved').waitFor();
    expectNoProblems(visitor);
  });

  test('on a phone, in Russian: a wrong move is explained, the best one is shown, and the game goes on from there', async () => {
    await using visitor = await house.visit({ isStill: true, isPhone: true, lang: 'ru' });
    const { page } = visitor;
    await page.goto(ROBBERY);
    await page.getByRole('heading', { name: 'Найдите лучший ход' }).waitFor();
    await expectFits(page);
    await takePicture(page, 'puzzle-ask-phone-ru');
    await page.getByRole('button', { name: 'Подсказка', exact: true }).tap();
    await page.locator('.puzzle-hint').getByText('План раунда').waitFor();
    await playCard(page, 'Движение', 'tap');
    expect(await verdictOn(page)).toBe('wrong');
    const panel = page.getByRole('region', { name: 'Задача' });
    expect(await panel.innerText()).toMatch(/На\s24\sочка хуже/i);
    expect(await panel.innerText()).toMatch(/Лучший: /);
    // The position stays in sight; the reasons are one press away.
    expect((await panel.boundingBox())?.y).toBeGreaterThan(0.55 * 844);
    expect(await panel.getByRole('heading', { name: /Почему/ }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Почему?' }).tap();
    await panel.locator('h3').first().waitFor();
    await panel.getByRole('button', { name: 'К позиции' }).tap();
    await expectFits(page);
    expect(await smallTargets(page)).toEqual([]);
    await takePicture(page, 'puzzle-wrong-phone-ru');
    await panel.getByRole('button', { name: 'Показать лучший ход' }).tap();
    await page.locator('.scene[data-showing="no"]').waitFor();
    await panel.getByRole('button', { name: 'Доиграть с этого места' }).tap();
    await page.waitForURL('**/solo/*');
    await page.locator('.hand-bed .card').first().waitFor();
    expectNoProblems(visitor);
  });

  test('a game’s puzzles work offline once they have been opened', async () => {
    await using visitor = await house.visit({ isStill: true, hasServiceWorker: true });
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(ROBBERY);
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();
    await context.setOffline(true);
    await page.goto('/puzzle/colt-express/2037fa38-87');
    await page.getByRole('heading', { name: 'Find the best move' }).waitFor();
    await playCard(page, 'Robbery', 'click');
    expect(await verdictOn(page)).toBe('right');
    await page.goto('/puzzle/bang-duel/00000000-1');
    await page.getByText('There is no such puzzle').waitFor();
  });
});

test('a puzzle whose data has come opens at once', async () => {
  await using visitor = await house.visit({ isStill: true, isSmall: true });
  const { page } = visitor;
  await page.goto(ROBBERY);
  await page.getByRole('heading', { name: 'Find the best move' }).waitFor();
  const times: number[] = [];
  for (let n = 0; n < 7; n++) times.push(await page.evaluate(open, PLANS[n % 2] ?? ROBBERY));
  const [best = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b);
  console.info(`puzzle opened in ${times.map(Math.round).join(', ')} ms`);
  // The aim is 150 ms. The machine that runs these tests also draws, and other tests run beside it.
  expect(best).toBeLessThan(500);
  expectNoProblems(visitor);
});

/** Runs in the page: goes to another puzzle, and returns how long it took until its table could be played. */
function open(path: string): Promise<number> {
  const start = performance.now();
  const isOpen = () =>
    document.querySelector('.puzzle-task') !== null && document.querySelector('.hand-bed .card.can') !== null;
  return new Promise((settle) => {
    let isGone = false;
    const watch = new MutationObserver(() => {
      if (!isOpen()) isGone = true;
      else if (isGone) {
        watch.disconnect();
        settle(performance.now() - start);
      }
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    history.pushState(undefined, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
