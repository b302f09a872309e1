import { games } from '@saloon/catalog';
import { type AnyGame, seatsOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type Position, positionsOf, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const USUAL_SEATS = 4;
const SEED = 3;
const MOST = 8;

/** Positions with different possible actions, as seen by the player who is asked and by the next one. */
function differentOnes(game: AnyGame): readonly Position[] {
  const kindOf = ({ state, you }: Position) =>
    [...new Set(game.legalMoves(state, you).map((move) => (move as { readonly type: string }).type))].sort().join();
  const all = [...positionsOf(game, SEATS[game.id] ?? USUAL_SEATS, SEED)].filter(({ phase }) => phase !== 'over');
  const found = [...new Map(all.map((one) => [`${one.phase} ${kindOf(one)}`, one])).values()].slice(0, MOST);
  return found.flatMap((one) => {
    const seats = seatsOf(game.seatCount(one.state));
    const next = seats[(one.you + 1) % seats.length] ?? one.you;
    return [one, { ...one, you: next }];
  });
}

for (const game of games) {
  test(`${game.id}: on a phone the reason for a locked answer fits in one line below it`, async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const broken = new Set<string>();
    let reasons = 0;
    for (const position of differentOnes(game)) {
      await showStill(page, game, position);
      const lines = await page.evaluate(() => {
        return [...document.querySelectorAll('.ask-acts .btn[aria-disabled] small')].map((reason) => {
          const words = document.createRange();
          words.selectNodeContents(reason);
          return { text: reason.textContent ?? '', lines: words.getClientRects().length };
        });
      });
      reasons += lines.length;
      for (const reason of lines) if (reason.lines > 1) broken.add(reason.text);
    }
    if (game.id === 'wright-brothers') expect(reasons).toBeGreaterThan(0);
    expect([...broken]).toEqual([]);
    expectNoProblems(visitor);
  });

  test(`${game.id}: on a phone the lock of an answer covers none of its words`, async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const covered = new Set<string>();
    for (const position of differentOnes(game)) {
      await showStill(page, game, position);
      const found = await page.locator('.ask-acts .btn[aria-disabled]').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const lock = button.querySelector('.i')?.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(button.querySelector('span') ?? button);
          const boxes = [...words.getClientRects()];
          const isMet = boxes.some(
            (box) =>
              lock !== undefined &&
              lock.width > 0 &&
              box.left < lock.right &&
              box.right > lock.left &&
              // Letters are lower than their line.
              box.top + box.height / 6 < lock.bottom &&
              box.bottom > lock.top,
          );
          return isMet ? [button.textContent ?? ''] : [];
        }),
      );
      for (const words of found) covered.add(words);
    }
    expect([...covered]).toEqual([]);
    expectNoProblems(visitor);
  });

  test(`${game.id}: on a phone the answers keep their place from prompt to prompt`, async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const [bottoms, tops] = [new Set<number>(), new Set<number>()];
    for (const position of differentOnes(game)) {
      await showStill(page, game, position);
      const bar = await page.evaluate((isFixed) => {
        if (document.querySelector('.hand-bed .card') === null) return undefined;
        const edges = document.querySelector('.ask')?.getBoundingClientRect();
        const [first, last] = [...document.querySelectorAll('.ask-acts .btn')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .sort((a, b) => a.top - b.top)
          .flatMap((box, i, all) => (i === 0 || i === all.length - 1 ? [box] : []));
        const hasOneRow = first !== undefined && (last === undefined || last.top === first.top);
        return { bottom: edges?.bottom ?? 0, top: hasOneRow || isFixed ? edges?.top : undefined };
        // Colt Express has one height for every question; cards are drawn at the deck.
      }, game.id === 'colt-express');
      if (bar === undefined) continue;
      bottoms.add(Math.round(bar.bottom));
      if (bar.top !== undefined) tops.add(Math.round(bar.top));
    }
    // However many cards the hand has.
    expect([...bottoms]).toHaveLength(1);
    // With short answers the prompt keeps room for its longest lines.
    if (game.id === 'wright-brothers' || game.id === 'colt-express') expect([...tops]).toHaveLength(1);
    expectNoProblems(visitor);
  });
}
