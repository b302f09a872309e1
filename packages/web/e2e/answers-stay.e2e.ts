import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Asked, View as DuelView } from '../src/games/bang-duel/wire.ts';
import type { View as CaliberView } from '../src/games/caliber-45/wire.ts';
import type { View as GangView } from '../src/games/wright-brothers/wire.ts';
import { seriousProblems } from './harness/axe.ts';
import { gameOf } from './harness/game-of.ts';
import { resize } from './harness/resize.ts';
import { type Position, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

const asking = (isIt: (asked: Asked, view: DuelView, hand: readonly string[]) => boolean): Position =>
  positionWhere(gameOf('bang-duel'), 2, (shown) => {
    const view = shown as DuelView;
    const hand = view.players.flatMap(({ hand: cards = [] }) => cards);
    return view.asked !== undefined && isIt(view.asked, view, hand);
  });
const caliberIn = (phase: string) =>
  positionWhere(gameOf('caliber-45'), 4, (view) => (view as CaliberView).phase === phase);

const turn = positionWhere(gameOf('wright-brothers'), 4, (view) => {
  const { phase, players } = view as GangView;
  return phase === 'turn' && players.some(({ hand = [] }) => hand.length > 3);
});

/** Where the answers are, by what they say at first. */
const placesOf = (page: Page) =>
  page.locator('.ask-acts [data-answer]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.getAttribute('data-answer'), Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    }),
  );

const CONFIRM = { en: 'Press again to confirm', ru: 'Нажмите ещё раз, чтобы подтвердить' } as const;

test.each(['en', 'ru'] as const)(
  'an answer that waits for its second press moves no other, and the bar asks for it, in %s',
  async (lang) => {
    const cases = [
      ['caliber-45', caliberIn('hire')],
      ['wright-brothers', turn],
      ['bang-duel', asking(({ decision }) => decision === 'hit/defend')],
    ] as const;
    for (const [game, position] of cases) {
      await using visitor = await house.visit({ isStill: true, lang });
      const { page } = visitor;
      await showStill(page, gameOf(game), position);
      for (const size of ['390x844', '360x640', '844x390', '1024x768', '1440x900']) {
        await resize(page, size);
        const before = await placesOf(page);
        const give = page.locator('.ask-acts [data-look="ghost"]').first();
        await give.click();
        await page.locator('.ask-acts .armed').waitFor();
        const asks = page.locator('.ask-q p');
        expect(await asks.getAttribute('data-instead')).toBe(CONFIRM[lang]);
        // All of it is inside the question's box.
        const { box, inner } = await asks.evaluate((p) => ({
          box: [p.clientWidth, p.clientHeight],
          inner: [p.scrollWidth, p.scrollHeight],
        }));
        expect(inner, `${game} at ${size}`).toEqual(box);
        // Held sideways, the question has no own box: this is beside the clock.
        const left = await asks.evaluate((p) => Number.parseFloat(getComputedStyle(p, '::after').left));
        if (size === '844x390') expect(left).toBeGreaterThan(40);
        expect(await placesOf(page), `${game} at ${size}`).toEqual(before);
        await page.keyboard.press('Escape');
        await page.locator('.ask-acts .armed').waitFor({ state: 'detached' });
      }
      expectNoProblems(visitor);
    }
  },
);

test('the answers of a duel are numbered in their order, and a card that is laid out moves none of them', async () => {
  await using visitor = await house.visit({ isStill: true, theme: 'day' });
  const { page } = visitor;
  const harms = (hand: readonly string[]) => hand.some((card) => card.startsWith('herd'));
  await showStill(
    page,
    gameOf('bang-duel'),
    asking(
      ({ decision }, { active, players }, hand) =>
        decision === 'play/main' && harms(hand) && players[active]?.hand !== undefined,
    ),
  );
  await page
    .getByRole('button', { name: /^Herd, / })
    .first()
    .click();
  const answers = page.locator('.ask-acts [data-answer]');
  await answers.and(page.locator('.harm')).waitFor();
  const rows = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  // On a phone they stand side by side, and none under the way back.
  for (const size of ['390x844', '360x640']) {
    await resize(page, size);
    const sides = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(sides.length).toBe(3);
    for (const [i, { left }] of sides.entries())
      expect(left, size).toBeGreaterThanOrEqual((sides[i - 1]?.right ?? 0) - 1);
  }
  // A place that can be chosen is framed, and the frame strikes out no word.
  const layers = await page.evaluate(() => {
    const layerOf = (selector: string) =>
      Number(getComputedStyle(document.querySelector(selector) ?? document.body).zIndex);
    return [layerOf('.character-post.can .role'), layerOf('.character-post.can .figure')];
  });
  expect(layers[0]).toBeGreaterThan(layers[1] ?? 0);
  await resize(page, '1440x900');
  // The words on ember can be read by day.
  expect(await seriousProblems(page, 'all')).toEqual([]);

  await showStill(
    page,
    gameOf('bang-duel'),
    asking(({ decision }, _, hand) => decision === 'hit/defend' && hand.some((card) => card.startsWith('missed'))),
  );
  const take = page.locator('.ask-acts [data-look="ghost"]');
  const before = await take.boundingBox();
  await page.locator('.ask-acts .a-card').first().click();
  await page.locator('.ask-acts [data-look="main"]').waitFor();
  expect(await take.boundingBox()).toEqual(before);
  expectNoProblems(visitor);
});
