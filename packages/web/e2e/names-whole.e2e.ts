import { games } from '@saloon/catalog';
import { seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hiddenWords } from './harness/covered.ts';
import { gameOf } from './harness/game-of.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, type Position, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SIZES = ['390x844', '844x390'] as const;
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const USUAL_SEATS = 3;
const LONG = seat(1);

/** The last position of each phase, as seen by who is asked and by who has a long name. */
const seenByTwo = (id: string): readonly Position[] =>
  lastOfEach(gameOf(id), SEATS[id] ?? USUAL_SEATS, 3).flatMap((one) =>
    one.you === LONG ? [one] : [one, { ...one, you: LONG }],
  );

/** Words of a table with a player's or a gang's name that end in an ellipsis. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = /Ann|Bartholomew|Cal\b/;
    return [...document.querySelectorAll<HTMLElement>('.table-scene *')].flatMap((element) => {
      const text = element.textContent ?? '';
      const isName = names.test(text) || element.closest('.gang-totals') !== null;
      if (!isName || getComputedStyle(element).textOverflow !== 'ellipsis') return [];
      return element.scrollWidth > element.clientWidth + 1 ? [`${element.className} "${text}"`] : [];
    });
  });

test.each(games.map(({ id }) => id))('%s: on a phone the names of up to three players are whole', async (id) => {
  const cut = new Set<string>();
  for (const lang of ['ru', 'en'] as const) {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
    const { page } = visitor;
    for (const position of seenByTwo(id)) {
      await showStill(page, gameOf(id), position);
      for (const size of SIZES) {
        await resize(page, size);
        for (const name of await cutNames(page)) cut.add(`${lang}, ${size}, ${position.phase}: ${name}`);
      }
    }
    expectNoProblems(visitor);
  }
  expect([...cut]).toEqual([]);
});

test.each(games.map(({ id }) => id))('%s: the bar says whose connection is lost while they are asked', async (id) => {
  const game = gameOf(id);
  const all = lastOfEach(game, SEATS[id] ?? USUAL_SEATS, 3);
  const asking = all.find(({ state, phase }) => phase !== 'over' && game.toAct(state).length === 1);
  if (asking === undefined) throw new Error(`Cannot find a question to one player of ${id}`);
  const { you: asked } = asking;
  const you = seat((asked + 1) % (SEATS[id] ?? USUAL_SEATS));
  const seats = (isHere: boolean): TableInfo['seats'] =>
    ['Ann', 'Bartholomew', 'Cal'].slice(0, SEATS[id] ?? USUAL_SEATS).map((name, at) => ({
      type: 'person',
      name,
      isReady: true,
      standIn: undefined,
      isHere: isHere || at !== asked,
    }));
  for (const [lang, said] of [
    ['ru', /\S+ не\u00a0на\u00a0связи\./],
    ['en', /\S+ isn’t connected\./],
  ] as const) {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
    const { page } = visitor;
    const hint = page.locator('.ask-q p > span');
    await showStill(page, game, { ...asking, you }, { info: { seats: seats(true) } });
    expect(await hint.textContent()).not.toMatch(said);
    await showStill(page, game, { ...asking, you }, { info: { seats: seats(false) } });
    expect(await hint.textContent()).toMatch(said);
    for (const size of SIZES) {
      await resize(page, size);
      expect(await hiddenWords(page), size).toEqual([]);
      await takePicture(page, `not-connected-${id}-${lang}-${size}`);
    }
    // Who is asked themselves has other things to read.
    await showStill(page, game, asking, { info: { seats: seats(false) } });
    expect(await hint.textContent()).not.toMatch(said);
    expectNoProblems(visitor);
  }
});
