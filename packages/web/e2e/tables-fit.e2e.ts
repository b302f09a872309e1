import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { hiddenWords } from './harness/covered.ts';
import { PANELS, SEATS, SEED, SIZES, USUAL_SEATS } from './harness/fit.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

type Hands = { readonly players: readonly { readonly hand?: readonly unknown[] }[] };
const hasEmptyHand = (view: unknown): boolean => (view as Hands).players.some(({ hand }) => hand?.length === 0);

/** Runs in the page: do these words lie in the bed of the hand, all of them? */
function isInBed(words: Element): boolean {
  const bed = words.closest('.hand-bed')?.getBoundingClientRect();
  const said = document.createRange();
  said.selectNodeContents(words.parentElement ?? words);
  const { left, top, right, bottom } = said.getBoundingClientRect();
  return bed !== undefined && left >= bed.left && right <= bed.right && top >= bed.top && bottom <= bed.bottom;
}

test.each(['wright-brothers', 'bang-duel', 'caliber-45'])('%s: an empty hand says so in its own area', async (id) => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const game = gameOf(id);
  await showStill(page, game, positionWhere(game, id === 'bang-duel' ? 2 : USUAL_SEATS, hasEmptyHand));
  const words = page.locator('.hand-bed').getByText('На руке нет карт');
  for (const size of SIZES) {
    await resize(page, size);
    await words.waitFor();
    expect(await words.evaluate(isInBed), size).toBe(true);
    expect(await hiddenWords(page), size).toEqual([]);
  }
  expectNoProblems(visitor);
});

/** The smallest phone, and phones and desks between the usual ones: tall enough for the layout of the next, and not for all that may lie in it. */
const BETWEEN = [
  ['caliber-45', ['call', 'fine'], ['430x932', '412x800', '393x760', '375x720', '360x700']],
  ['wright-brothers', ['turn', 'switch-return', 'miss-choice', 'round-over'], ['320x568', '360x600']],
  ['wright-brothers', ['turn'], ['1440x870', '1440x840', '1440x820', '412x800', '393x760']],
] as const;

test.each(BETWEEN)('%s: nothing covers %s on screens between the usual sizes', async (id, phases, sizes) => {
  const game = gameOf(id);
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const asked: readonly string[] = phases;
  const positions = lastOfEach(game, USUAL_SEATS, SEED).filter(({ phase }) => asked.includes(phase));
  expect(positions).toHaveLength(phases.length);
  for (const position of positions) {
    await showStill(page, game, position);
    for (const size of sizes) {
      await resize(page, size);
      expect(await hiddenWords(page, PANELS), `${position.phase} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});

for (const game of games) {
  test(`${game.id}: on no screen are words covered, or cut off where they can’t be scrolled to`, async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wrong: string[] = [];
    for (const position of lastOfEach(game, SEATS[game.id] ?? USUAL_SEATS, SEED)) {
      await showStill(page, game, position);
      for (const size of SIZES) {
        await resize(page, size);
        await expectFits(page);
        const found = [...(await hiddenWords(page, PANELS)), ...(await cutOff(page))];
        wrong.push(...found.map((what) => `${position.phase} at ${size}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
    expectNoProblems(visitor);
  });
}
