import { seat } from '@saloon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as trainEn } from '../src/games/colt-express/text/en.ts';
import { ru as trainRu } from '../src/games/colt-express/text/ru.ts';
import { handsDown } from '../src/games/wright-brothers/logic/race-state.ts';
import { en as gangEn } from '../src/games/wright-brothers/text/en.ts';
import { ru as gangRu } from '../src/games/wright-brothers/text/ru.ts';
import type { Words as GangWords } from '../src/games/wright-brothers/text/words.ts';
import type { View } from '../src/games/wright-brothers/wire.ts';
import { gameOf } from './harness/game-of.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

const ofGang = (words: GangWords): readonly string[] => [
  words.turnMark,
  words.next,
  words.away,
  words.handDown,
  words.chosenMark,
  words.seal.choosing,
  words.readyMark,
];
/** The most players, and all marks a plate can have. The Duel and Caliber have other plates. */
const TABLES = [
  {
    id: 'wright-brothers',
    seats: 5,
    marks: { ru: ofGang(gangRu), en: ofGang(gangEn) },
    isIt: (view: unknown) => (view as View).phase === 'race' && handsDown(view as View).length > 0,
  },
  {
    id: 'colt-express',
    seats: 6,
    marks: { ru: Object.values(trainRu.marks), en: Object.values(trainEn.marks) },
    isIt: (view: unknown) => (view as { readonly phase: string }).phase === 'planning',
  },
] as const;
const SIZES = ['390x844', '360x640', '320x568', '844x390', '740x360', '667x375', '568x320', '1440x900'] as const;

/** Which of these words a plate would cut off, with its portrait if it has one. */
const cutOff = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const plates = [...document.querySelectorAll('.seat-plate')];
    if (plates.length === 0) return ['there are no plates'];
    const isCut = (mark: Element) => mark.scrollWidth > mark.clientWidth;
    return plates.flatMap((plate) => {
      const shown = plate.querySelector('.mark');
      const own = shown !== null && isCut(shown) ? [shown.textContent] : [];
      const mark = document.createElement('em');
      mark.className = 'mark brass';
      plate.append(mark);
      const others = all.filter((word) => {
        mark.textContent = word;
        return isCut(mark);
      });
      mark.remove();
      return [...own, ...others];
    });
  }, words);

for (const { id, seats, marks, isIt } of TABLES) {
  test.each(['ru', 'en'] as const)(
    `${id}: with ${seats} players every mark on a plate is readable, in %s`,
    async (lang) => {
      const game = gameOf(id);
      await using visitor = await house.visit({ isStill: true, lang });
      const { page } = visitor;
      await showStill(page, game, positionWhere(game, seats, isIt));
      await page.locator('.seat-plate').first().waitFor();
      for (const size of SIZES) {
        await resize(page, size);
        expect(await cutOff(page, marks[lang]), size).toEqual([]);
        if (size === '390x844' || size === '568x320') await takePicture(page, `marks-${id}-${lang}-${size}`);
      }
      expectNoProblems(visitor);
    },
  );
}

test.each([
  [4, 'ru'],
  [9, 'en'],
] as const)('caliber-45: with %i players the badge of who is asked covers no word, in %s', async (seats, lang) => {
  const game = gameOf('caliber-45');
  await using visitor = await house.visit({ isStill: true, lang });
  const { page } = visitor;
  for (const position of lastOfEach(game, seats, 3)) {
    if (position.phase === 'over') continue;
    // The next visitor watches.
    await showStill(page, game, { ...position, you: seat((position.you + 1) % seats) });
    for (const size of ['390x844', '360x640', '844x390']) {
      await resize(page, size);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('.rider-seat .turn')].flatMap((badge) => {
          const box = badge.getBoundingClientRect();
          const words = [...(badge.parentElement?.querySelectorAll('.status, .note, .debt, .name, .held') ?? [])];
          return words.flatMap((word) => {
            const { left, right, top, bottom, height, width } = word.getBoundingClientRect();
            const isMet = left < box.right && right > box.left && top < box.bottom && bottom - height / 6 > box.top;
            return width > 0 && isMet ? [word.textContent] : [];
          });
        }),
      );
      expect(covered, `${position.phase} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});
