import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameOf } from './harness/game-of.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Phones held sideways. */
const SIZES = ['667x375', '740x360', '800x360', '844x390'] as const;
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const USUAL_SEATS = 5;
const SEEDS = [3, 5];

/** Parts of the prompt without room: a prompt that must be scrolled, or an answer that crosses an edge. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const question = document.querySelector('.ask-q');
    const answers = document.querySelector('.ask-acts');
    if (question === null || answers === null) return ['there is no question'];
    const isScrolled = question.scrollHeight > question.clientHeight + 1;
    // Where the cards themselves are the answers, there are no buttons.
    if (answers.getClientRects().length === 0) return isScrolled ? [`the question "${question.textContent}"`] : [];
    const { left, right, top, bottom } = answers.getBoundingClientRect();
    const place = question.closest('.ask')?.getBoundingClientRect();
    const over = [...answers.querySelectorAll('.btn')].filter((button) => {
      const box = button.getBoundingClientRect();
      // For screen readers only.
      if (box.width <= 1) return false;
      const label = button.querySelector('span') ?? button;
      const words = document.createRange();
      words.selectNodeContents(label);
      // A shortened name ends where its box does.
      const said = (getComputedStyle(label).overflow === 'hidden' ? label : words).getBoundingClientRect();
      const isOut = box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
      return isOut || said.left < box.left || said.right > box.right || said.bottom > box.bottom;
    });
    const covers = place !== undefined && top < place.top;
    return [
      ...(isScrolled || covers ? [`the question "${question.textContent}"`] : []),
      ...over.map(({ textContent }) => `the answer "${textContent}"`),
    ];
  });

test.each(games.map(({ id }) => id))('%s: on a phone on its side question and answers are seen whole', async (id) => {
  const game = gameOf(id);
  for (const lang of ['ru', 'en'] as const) {
    await using visitor = await house.visit({ isStill: true, lang });
    const { page } = visitor;
    const positions = SEEDS.flatMap((seed) => lastOfEach(game, SEATS[id] ?? USUAL_SEATS, seed));
    for (const position of positions) {
      await showStill(page, game, position);
      for (const size of SIZES) {
        await resize(page, size);
        await page.locator('.ask-q').waitFor();
        expect(await squeezed(page), `${position.phase}, ${size}, ${lang}`).toEqual([]);
        if (size === '667x375' && lang === 'ru') await takePicture(page, `low-phone-${id}-${position.phase}`);
      }
    }
    expectNoProblems(visitor);
  }
});
