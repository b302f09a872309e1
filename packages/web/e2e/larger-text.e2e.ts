import { expect, test } from 'vitest';
import { cutOff, expectFits } from './harness/layout.ts';
import { PLAIN_PAGES } from './harness/plain-pages.ts';
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
