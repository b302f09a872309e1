import { expect, test } from 'vitest';
import type { Asked, View as DuelView } from '../src/games/bang-duel/wire.ts';
import type { View as CaliberView } from '../src/games/caliber-45/wire.ts';
import { DESKS } from './harness/fit.ts';
import { gameOf } from './harness/game-of.ts';
import { resize } from './harness/resize.ts';
import { positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test.each(['en', 'ru'] as const)('bang-duel: in %s every answer’s text fits its button', async (lang) => {
  const game = gameOf('bang-duel');
  await using visitor = await house.visit({ isStill: true, lang });
  const { page } = visitor;
  const asks = (isIt: (asked: Asked, hand: readonly string[]) => boolean) =>
    positionWhere(game, 2, (view) => {
      const { asked, players } = view as DuelView;
      return (
        asked !== undefined &&
        isIt(
          asked,
          players.flatMap(({ hand = [] }) => hand),
        )
      );
    });
  const positions = {
    'any card': asks((asked, hand) => 'hit' in asked && asked.hit?.anyCardDodges === true && hand.length > 3),
    setup: asks(({ decision }) => decision.startsWith('setup')),
    holster: asks(({ decision }, hand) => decision === 'play/main' && hand.some((card) => card.startsWith('holster'))),
  };
  for (const [what, position] of Object.entries(positions)) {
    await showStill(page, game, position);
    // What it is for is asked next.
    if (what === 'holster')
      await page
        .getByRole('button', { name: /^(Holster|Кобура), / })
        .first()
        .click();
    for (const size of [...DESKS, '390x844', '360x640'] as const) {
      await resize(page, size);
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('.ask-acts .btn')].flatMap((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          const isIn = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
          return outer.width === 0 || isIn ? [] : [button.textContent];
        }),
      );
      expect(over, `${what} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});

const PHONES = ['390x844', '360x640', '320x568', '844x390', '667x375'] as const;

test.each([
  ['desks', 4, DESKS],
  ['desks', 6, DESKS],
  ['desks', 8, DESKS],
  ['phones', 4, PHONES],
  ['phones', 9, PHONES],
] as const)('caliber-45: on %s %i players see every money card that may be chosen', async (_, seats, sizes) => {
  const game = gameOf('caliber-45');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(
    page,
    game,
    positionWhere(game, seats, (view) => (view as CaliberView).phase === 'pick'),
  );
  for (const size of sizes) {
    await resize(page, size);
    const spread = page.locator('.money-spread button');
    // No row lies over another, and the last one is not cut.
    const hidden = await spread.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const isSeen = (y: number) => card.contains(document.elementFromPoint(left + width / 2, y));
        return isSeen(top + 4) && isSeen(top + height - 4) ? [] : [card.getAttribute('aria-label')];
      }),
    );
    expect(await spread.count()).toBeGreaterThan(30);
    expect(hidden, size).toEqual([]);
  }
  expectNoProblems(visitor);
});
