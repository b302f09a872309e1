import { expect, test } from 'vitest';
import { showCourse } from './harness/course.ts';
import { gameOf } from './harness/game-of.ts';
import { resize } from './harness/resize.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const MOST = 60;
/** On a low phone the ring of The Wright Brothers' Gang needs the room more than the question. */
const sizesOf = (id: string) => (id === 'wright-brothers' ? ['390x844'] : ['390x844', '360x640']);

test.each(['wright-brothers', 'caliber-45', 'bang-duel', 'colt-express'] as const)(
  '%s: on a phone the bar has one place and one height through a whole game',
  async (id) => {
    for (const lang of ['ru', 'en'] as const) {
      await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
      const { page } = visitor;
      const course = await showCourse(page, gameOf(id), { seats: SEATS[id] ?? 4, seed: 3 });
      const seen = new Map<string, string>();
      for (let at = 0; at < course.views.length; at += Math.ceil(course.views.length / MOST)) {
        await course.show(at);
        for (const size of sizesOf(id)) {
          await resize(page, size);
          const box = await page.evaluate(() => {
            const [bar, scene] = [document.querySelector('.ask'), document.querySelector<HTMLElement>('.table-scene')];
            const words = document.querySelector('.ask-q p');
            if (bar === null || scene?.dataset.hand !== 'yes') return undefined;
            const { top, height } = bar.getBoundingClientRect();
            const cut = words !== null && words.scrollHeight > words.clientHeight + 1;
            return `top ${Math.round(top)} height ${Math.round(height)}${cut ? ` cut: ${words.textContent}` : ''}`;
          });
          if (box !== undefined && !seen.has(`${size} ${box}`))
            seen.set(`${size} ${box}`, `${at} ${await page.locator('.ask').innerText()}`);
        }
      }
      expect(seen.size, `${lang}\n${[...seen].map((one) => one.join(' at ')).join('\n')}`).toBe(sizesOf(id).length);
      expectNoProblems(visitor);
    }
  },
);
