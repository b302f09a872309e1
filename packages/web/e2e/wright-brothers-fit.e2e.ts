import { expect, test } from 'vitest';
import { handsDown } from '../src/games/wright-brothers/logic/race-state.ts';
import type { View } from '../src/games/wright-brothers/wire.ts';
import { hiddenWords } from './harness/covered.ts';
import { DESKS, PANELS, SEED, SIZES, touching } from './harness/fit.ts';
import { gameOf } from './harness/game-of.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** A race in which this many hands are down already, in the order of receipt. */
const hasHandsDown =
  (count: number) =>
  (view: unknown): boolean =>
    (view as View).phase === 'race' && handsDown(view as View).length === count;

test('wright-brothers: a race’s text about your hand overlaps no other text', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(page, game, positionWhere(game, 5, hasHandsDown(1)));
  for (const size of [...SIZES, '740x360', '667x375', '568x320', '320x568']) {
    await resize(page, size);
    expect(await page.locator('.race-layer .order-note').textContent()).not.toBe('');
    const words = '.race-word, .race-layer .fallen b, .felt .n, .seat-plate b, .revolver-panel b';
    expect(await touching(page, '.race-layer .order-note', words), size).toEqual([]);
    const { wordAt, isOrderUnderRing } = await page.evaluate(() => {
      const SLACK = 5;
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [ring, word, order] = [boxOf('.loot-ring'), boxOf('.race-word'), boxOf('.race-layer .order-note')];
      return {
        wordAt: (word.top - ring.top) / ring.height,
        isOrderUnderRing:
          order.bottom > ring.top + SLACK &&
          order.top < ring.bottom - SLACK &&
          order.right > ring.left &&
          order.left < ring.right,
      };
    });
    expect(wordAt, size).toBeCloseTo(0.7, 1);
    expect(isOrderUnderRing, size).toBe(false);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: during secret choices the loot count is readable, and plates show who has chosen', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const hasChosen = (view: unknown) => (view as View).phase === 'sealed' && (view as View).race?.submitted.length === 2;
  await showStill(page, game, positionWhere(game, 5, hasChosen, { raceMode: 'sealed' }));
  const count = page.locator('.loot-ring .pot');
  for (const size of SIZES) {
    await resize(page, size);
    expect(await count.textContent()).toMatch(/^\d+.*добычи$/);
    // Where its letters are, nothing lies on top of them.
    const covers = await count.evaluate((pot) => {
      const { left, top, width, height } = pot.getBoundingClientRect();
      return [0.15, 0.3, 0.5, 0.7, 0.85].flatMap((part) => {
        const seen = document.elementFromPoint(left + part * width, top + height / 2);
        return seen?.closest('.loot-ring') ? [] : [seen?.className];
      });
    });
    expect(covers, size).toEqual([]);
    expect(await page.locator('.seat-plate .mark', { hasText: 'выбрано' }).count(), size).toBe(2);
  }
  expectNoProblems(visitor);
});

test.each([4, 5])('wright-brothers: what %i seal lies neither over the loot nor over the deck', async (seats) => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'en' });
  const { page } = visitor;
  const isSealing = (view: unknown) =>
    (view as View).phase === 'sealed' && (view as View).players.some(({ hand }) => (hand?.length ?? 0) > 4);
  await showStill(page, game, positionWhere(game, seats, isSealing, { raceMode: 'sealed' }));
  const cards = page.locator('.hand-bed .card');
  await cards.nth(0).click();
  await page.locator('.sealed-choice .pills > *').nth(1).click();
  await cards.nth(1).click();
  for (const size of [...SIZES, '1280x620', '393x770', '375x667', '360x780', '320x568', '667x375', '568x320']) {
    await resize(page, size);
    await page.locator('.sealed-choice .slot .card').nth(1).waitFor();
    const over = await page.evaluate(() => {
      const panel = document.querySelector('.sealed-choice')?.getBoundingClientRect();
      return ['.loot-ring .pot', '.draw-deck .n'].filter((number) => {
        const box = document.querySelector(number)?.getBoundingClientRect();
        if (panel === undefined || box === undefined) return true;
        return box.bottom > panel.top && box.top < panel.bottom && box.right > panel.left && box.left < panel.right;
      });
    });
    expect(over, size).toEqual([]);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: the player who starts a sealed race sees their own revolver while the others choose', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const isWaited = (view: unknown) => (view as View).phase === 'sealed' && (view as View).sheriffs < 4;
  const asked = positionWhere(game, 5, isWaited, { raceMode: 'sealed' });
  await showStill(page, game, { ...asked, you: (game.view(asked.state, asked.you) as View).active });
  await page.locator('.wright-brothers[data-phase="sealed"]').waitFor();
  expect(await page.locator('.sealed-choice').count()).toBe(0);
  for (const size of SIZES) {
    await resize(page, size);
    expect(await page.locator('.revolver-panel').isVisible(), size).toBe(true);
    expect(await touching(page, '.revolver-panel b', '.loot-ring .pot, .draw-deck .n, .seat-plate b'), size).toEqual(
      [],
    );
  }
  expectNoProblems(visitor);
});

test.each([2, 4, 5])(
  'wright-brothers: on low desks %i players have a ring to slap, and nothing lies over it',
  async (seats) => {
    const game = gameOf('wright-brothers');
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const played = lastOfEach(game, seats, SEED).filter(({ phase }) => ['turn', 'race', 'duel'].includes(phase));
    expect(played.length).toBeGreaterThan(1);
    for (const position of played) {
      await showStill(page, game, position);
      for (const size of DESKS) {
        await resize(page, size);
        const ring = await page.locator('.loot-ring').boundingBox();
        expect(ring?.height, `${position.phase} at ${size}`).toBeGreaterThan(0.19 * Number(size.split('x')[1]));
        expect(await hiddenWords(page, PANELS), `${position.phase} at ${size}`).toEqual([]);
      }
    }
    expectNoProblems(visitor);
  },
);

test('wright-brothers: on a phone held sideways every plate counts hand and revolver', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  for (const seats of [3, 5]) {
    const hasHelpers = (view: unknown) =>
      (view as View).phase === 'turn' && (view as View).players.filter(({ helpers }) => helpers > 0).length > 1;
    await showStill(page, game, positionWhere(game, seats, hasHelpers));
    for (const size of ['844x390', '740x360', '667x375']) {
      await resize(page, size);
      const wrong = await page.locator('.seat-plate').evaluateAll((plates) =>
        plates.flatMap((plate) => {
          const box = plate.getBoundingClientRect();
          const counts = [...plate.querySelectorAll('.counts > span')].map((one) => one.getBoundingClientRect());
          const isIn = counts.every(
            ({ width, left, right, bottom }) =>
              width > 0 && left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1,
          );
          return counts.length >= 2 && isIn ? [] : [plate.getAttribute('aria-label')];
        }),
      );
      expect(wrong, `${seats} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});
