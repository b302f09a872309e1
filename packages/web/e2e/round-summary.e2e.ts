import { expect, test } from 'vitest';
import type { View } from '../src/games/colt-express/wire.ts';
import { seriousProblems } from './harness/axe.ts';
import { showCourse } from './harness/course.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test.each(['night', 'day'] as const)(
  'the card at the end of a round lies over no open question, can be read, and Escape takes it away, by %s',
  async (theme) => {
    for (const seed of [3, 5]) {
      await using visitor = await house.visit({ isStill: true, theme });
      const { page } = visitor;
      const course = await showCourse(page, gameOf('colt-express'), { seats: 4, seed, isAgainstBots: true });
      const views = course.views as readonly View[];
      const card = page.locator('.round-summary');
      // The last round in which something happened to this seat, and the first of the next one's questions for it.
      const starts = views.flatMap(({ round }, at) =>
        at > 0 && round > 1 && views[at - 1]?.round === round - 1 ? [at] : [],
      );
      const start = starts.at(-1) ?? 0;
      const question = views.findIndex(({ asked }, at) => at >= start && asked.includes(0 as never));
      await course.show(start - 1);
      await course.show(start);
      await card.waitFor();
      await course.show(question);
      expect(await page.locator('.hand-bed .card.can').count()).toBe(0);
      expect(await page.locator('.ask-acts .btn').count()).toBe(0);
      for (const size of ['1440x900', '1024x768', '390x844', '360x640', '844x390']) {
        await resize(page, size);
        expect(await cutOff(page), size).toEqual([]);
        const wide = await page
          .locator('.public-counts li')
          .evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])));
        expect(wide, size).toEqual([]);
        await takePicture(page, `round-summary-${theme}-${seed}-${size}`);
      }
      await resize(page, '1440x900');
      expect(await seriousProblems(page, 'colours')).toEqual([]);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.locator('.hand-bed .card.can').first().waitFor();
      expectNoProblems(visitor);
    }
  },
);
