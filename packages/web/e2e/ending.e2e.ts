import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hiddenWords } from './harness/covered.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Games that end in a scene of their own, with as many players as they take. */
const GAMES = [
  ['colt-express', 6],
  ['caliber-45', 9],
  ['wright-brothers', 5],
  ['bang-duel', 2],
] as const;
const SEED = 3;

test.each(GAMES)('%s ends in a scene that can be skipped, with the winner on a poster', async (id, seats) => {
  const game = gameOf(id);
  const over = lastOfEach(game, seats, SEED).find(({ phase }) => phase === 'over');
  const outcome = over && game.outcome(over.state);
  if (over === undefined || outcome === undefined) throw new Error('Cannot show the end: the game has none');
  for (const lang of ['en', 'ru'] as const) {
    await using visitor = await house.visit({ lang });
    const { page } = visitor;
    await showStill(page, game, over, {
      info: { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined },
    });
    const ending = page.locator('dialog.ranking .ending');
    await ending.waitFor();
    // The buttons work from the start, and a press on the scene shows the last frame at once.
    expect(await page.locator('dialog.ranking footer .btn.main').isVisible()).toBe(true);
    await page.locator('.ending-skip').click();
    await page.locator('.ending[data-settled=yes]').waitFor();
    expect(await page.locator('.winner-poster .name').innerText()).not.toBe('');
    expect(await page.locator('.ending-why > p').first().innerText()).not.toBe('');
    for (const size of ['1440x900', '1024x768', '820x1180', '390x844', '360x640'] as const) {
      await resize(page, size);
      await takePicture(page, `ending-${id}-${lang}-${size}`);
      await expectFits(page);
      expect(await cutOff(page), size).toEqual([]);
      expect(await hiddenWords(page, []), size).toEqual([]);
      // Every row of buttons has as many as the others.
      const tops = await page
        .locator('dialog.ranking footer .btn')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(new Set(rows).size, `${size}: ${rows.join()}`).toBe(1);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Share the poster|Поделиться плакатом/ }).click();
    expect((await saved).suggestedFilename()).toBe('saloon-poster.png');
    await (await saved).saveAs(fileURLToPath(new URL(`screenshots/poster-${id}-${lang}.png`, import.meta.url)));
    expectNoProblems(visitor);
  }
});
