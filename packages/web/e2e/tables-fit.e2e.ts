import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { hiddenWords } from './harness/covered.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** A desk, low desks, tablets both ways, phones small and large, and one that lies on its side. */
const SIZES = ['1440x900', '1200x760', '1024x768', '1366x640', '820x1180', '390x844', '360x640', '844x390'] as const;
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2, 'caliber-45': 6 };
const USUAL_SEATS = 4;
const SEED = 3;
/** These come over the table and go: the count says what the plates under it say; cards that are taken; the race. */
const PANELS = ['.ce-count', '.wb-taken', '.wb-race'];

for (const game of games) {
  test(`${game.id}: on no screen does anything lie over words, or cut them off where they cannot be reached`, async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wrong: string[] = [];
    for (const position of lastOfEach(game, SEATS[game.id] ?? USUAL_SEATS, SEED)) {
      await showStill(page, game, position);
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        // What is measured in scripts follows with the next frames.
        await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
        await expectFits(page);
        const found = [...(await hiddenWords(page, PANELS)), ...(await cutOff(page))];
        wrong.push(...found.map((what) => `${position.phase} at ${size}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
    expectNoProblems(visitor);
  });
}
