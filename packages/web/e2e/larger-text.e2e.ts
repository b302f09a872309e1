import { expect, test } from 'vitest';
import { SEATS, SEED, USUAL_SEATS } from './harness/fit.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { PLAIN_PAGES } from './harness/plain-pages.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test.each(['phone', 'desktop'] as const)(
  'with a larger browser font size on a %s everything still fits',
  async (size) => {
    await using visitor = await house.visit({ lang: 'ru', isPhone: size === 'phone', isStill: true });
    const { page } = visitor;
    const READ = {
      lobby: '.bill p',
      settings: 'dialog label',
      'open-table': 'dialog label',
      rules: 'main p',
    } as const;
    for (const name of ['lobby', 'settings', 'open-table', 'rules'] as const) {
      const words = READ[name];
      await PLAIN_PAGES[name](page);
      const sizeOf = () =>
        page
          .locator(words)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      const usual = await sizeOf();
      for (const root of [20, 24]) {
        await page.evaluate((px) => {
          document.documentElement.style.fontSize = `${px}px`;
        }, root);
        expect((await sizeOf()) / usual, name).toBeCloseTo(root / 16, 2);
        await expectFits(page);
        expect(await cutOff(page), `${name} at ${root} px`).toEqual([]);
      }
    }
    expectNoProblems(visitor);
  },
);

test.each(['en', 'ru'] as const)(
  'with twice the font size on a phone the bar’s words lie on no button, and the marks of plates are whole, in %s',
  async (lang) => {
    await using visitor = await house.visit({ lang, isPhone: true, isStill: true });
    const { page } = visitor;
    for (const id of ['wright-brothers', 'colt-express', 'caliber-45', 'bang-duel'] as const) {
      const game = gameOf(id);
      for (const position of lastOfEach(game, SEATS[id] ?? USUAL_SEATS, SEED)) {
        if (position.phase === 'over') continue;
        await showStill(page, game, position);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '32px';
        });
        for (const size of ['390x844', '360x640']) {
          await resize(page, size);
          const faults = await page.evaluate(() => {
            const boxesOf = (selector: string) =>
              [...document.querySelectorAll(selector)]
                .filter((one) => one.checkVisibility())
                .map((one) => one.getBoundingClientRect());
            const [bar] = boxesOf('.table-bar');
            const buttons = boxesOf('.table-bar .ib');
            if (bar === undefined) return ['no bar'];
            const words = boxesOf('.table-bar .stage :is(b, li, i)').filter(
              (word) =>
                word.bottom > bar.bottom ||
                buttons.some(({ left, right }) => left < word.right - 1 && right > word.left),
            );
            const marks = boxesOf('.seat-plates .mark').filter(({ top }) => top < bar.bottom - 1);
            return [...words.map(() => 'words of the bar'), ...marks.map(() => 'a mark')];
          });
          expect(faults, `${id}, ${position.phase} at ${size}`).toEqual([]);
        }
      }
    }
    expectNoProblems(visitor);
  },
);
