import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable } from './harness/open-table.ts';
import { playOn } from './harness/player.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SEED = 3;

/** Runs in the page: where the focus is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return {
      tag: activeElement?.tagName ?? '',
      region: activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '',
      answer: activeElement?.getAttribute('data-answer') ?? '',
    };
  });

describe.concurrent('by keyboard', () => {
  test.each(games.map((game) => [String(game.id), game] as const))(
    '%s: F6 goes through all regions and back, Escape leaves the chat field',
    async (_, game) => {
      await using visitor = await house.visit({ isStill: true });
      const { page } = visitor;
      const seats = game.id === 'bang-duel' ? 2 : 4;
      const position = lastOfEach(game, seats, SEED).find(({ phase }) => phase !== 'over');
      if (position === undefined) throw new Error('Cannot find a position');
      await showStill(page, game, position);
      const shown = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
          (one) => one.getClientRects().length > 0 || one.firstElementChild?.getClientRects().length,
        );
        return all
          .filter((one) => !all.some((inner) => inner !== one && one.contains(inner)))
          .map(({ dataset }) => dataset.region ?? '');
      });
      expect(shown).toContain('question');
      const passed: string[] = [];
      for (const _region of shown) {
        await page.keyboard.press('F6');
        passed.push((await focused(page)).region);
      }
      expect([...passed].sort()).toEqual([...shown].sort());
      await page.keyboard.press('Shift+F6');
      expect((await focused(page)).region).toBe(passed.at(-2));
      await page.keyboard.press('c');
      await page.locator('#say:focus').waitFor();
      await page.keyboard.press('Escape');
      expect(await focused(page)).toMatchObject({ region: 'question' });
      expectNoProblems(visitor);
    },
  );

  test('a number and then Enter give the same answer, whatever had the focus before', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const duel = games.find(({ id }) => id === 'bang-duel');
    if (duel === undefined) throw new Error('Cannot find the game');
    // Two ways out of it: a Missed! in hand, or the hit.
    const isHit = (view: unknown) =>
      /"hand":\["?[^\]]*missed/.test(JSON.stringify(view)) && /"hit\/defend"/.test(JSON.stringify(view));
    await showStill(page, duel, positionWhere(duel, 2, isHit));
    const answers = page.locator('.ask-acts [data-answer]');
    await answers.nth(1).waitFor();
    // The focus is on the first answer, and the number is the second one's.
    await page.locator('.ask-acts [data-answer]:not([aria-disabled])').first().focus();
    const lines = (await answers.nth(1).innerText()).split('\n');
    const chosen = await answers.nth(1).getAttribute('data-answer');
    expect((await focused(page)).answer).not.toBe(chosen);
    await page.keyboard.press('2');
    // What the answer says stays readable on the armed button.
    const armed = await page.locator('.ask-acts .armed').innerText();
    for (const line of lines) expect(armed).toContain(line);
    expect((await focused(page)).answer).toBe(chosen);
    await page.keyboard.press('Enter');
    await page.locator(`.ask-acts .sent[data-answer="${chosen}"]`).waitFor();
    expectNoProblems(visitor);
  });

  test('a number chooses the poster of that place, not the random bandit', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const colt = games.find(({ id }) => id === 'colt-express');
    if (colt === undefined) throw new Error('Cannot find the game');
    const isChoosing = (view: unknown) => JSON.stringify(view).includes('"phase":"characters"');
    await showStill(page, colt, positionWhere(colt, 4, isChoosing), { moves: ['done'] });
    await page.locator('.bandit-poster.can').first().waitFor();
    const second = page.locator('.bandit-poster').nth(1);
    await page.keyboard.press('2');
    expect(await page.locator('.bandit-poster.armed').getAttribute('data-who')).toBe(
      await second.getAttribute('data-who'),
    );
    expect(await page.locator('.ask-acts .armed').count()).toBe(0);
    expectNoProblems(visitor);
  });

  test('the focus stays on the table after a card is played', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await openTable(page, ['me', 'bot easy'], { Rounds: '1', 'First player': 'The host’s pick' });
    await playOn(page, { isIdle: true, until: ({ phase, isAsked }) => phase === 'turn' && isAsked });
    const number = page.locator('.hand-bed .card.t-gain').first();
    await number.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page
      .locator('ol.log')
      .getByText(/^You (throw|load)/)
      .first()
      .waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    expectNoProblems(visitor);
  });
});
