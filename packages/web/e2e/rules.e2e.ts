import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tables } from '../src/games/index.ts';
import { seriousProblems } from './harness/axe.ts';
import { expectFits } from './harness/layout.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
/** Every game by its poster, and the prefix of its rule ids. */
const GAMES = Object.entries(tables).map(([game, { bill }]) => {
  const spec = readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8');
  const [, prefix = 'no rules'] = /\*\*([A-Z0-9]+)-/.exec(spec) ?? [];
  return [bill.words.en.title.join(' '), new RegExp(`^${prefix}-`)] as const;
});

/** Runs in the page: words outside the picture they belong to. */
function wordsOutside(): readonly string[] {
  const SLACK = 3;
  return [...document.querySelectorAll('main figure > :first-child')].flatMap((picture) => {
    const { right, bottom } = picture.getBoundingClientRect();
    return [...picture.querySelectorAll(':not(svg *)')].flatMap((part) => {
      const hasWords = [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (!hasWords || !part.checkVisibility()) return [];
      const box = part.getBoundingClientRect();
      const isOut = box.width > 1 && (box.right > right + SLACK || box.bottom > bottom + SLACK);
      return isOut ? [`${picture.className}: ${part.textContent}`] : [];
    });
  });
}

describe.concurrent('rules in place', () => {
  test.each(GAMES)('%s: prompts and log lines link to their rules', async (name, id) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: `Play ${name} against bots` }).click();
    const rule = page.getByRole('button', { name: 'The rule behind this question' });
    await rule.waitFor();
    expect(await rule.getAttribute('data-rule')).toMatch(id);
    await rule.click();
    const found = page.locator('#rail-panel .rule.here');
    await found.waitFor();
    const asked = await found.textContent();
    await page.getByRole('tab', { name: 'Log' }).click();
    const lines = page.locator('ol.log .line');
    await lines.first().waitFor();
    // By keyboard: the list is one tab stop, and arrows move from line to line.
    await lines.last().focus();
    await page.keyboard.press('Home');
    expect(await lines.first().evaluate((line) => line.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await found.waitFor();
    expect(await found.textContent()).not.toBe(asked);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    expectNoProblems(visitor);
  });

  test('every word in a rule picture stays inside the picture', async () => {
    await using visitor = await house.visit({ isSmall: true, isStill: true });
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 640 });
    for (const game of Object.keys(tables)) {
      await page.goto(`/rules/${game}`);
      await page.locator('main figure').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(wordsOutside), game).toEqual([]);
    }
    expectNoProblems(visitor);
  });

  test('on a phone the log is in a drawer, and its lines are large enough for a finger', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Caliber 45 against bots' }).tap();
    await page.getByRole('button', { name: 'The rule behind this question' }).tap();
    await page.locator('#rail-panel .rule.here').waitFor();
    await page.getByRole('tab', { name: 'Log' }).tap();
    const line = page.locator('ol.log .line').first();
    await line.waitFor();
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await line.tap();
    await page.locator('#rail-panel .rule.here').waitFor();
    await expectFits(page);
    expectNoProblems(visitor);
  });
});
