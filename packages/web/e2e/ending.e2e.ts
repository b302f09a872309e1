import { fileURLToPath } from 'node:url';
import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { hiddenWords } from './harness/covered.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { fileEnd, recorded } from './harness/recorded.ts';
import { resize } from './harness/resize.ts';
import { eventsOf, lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Games that end in a scene of their own, with as many players as they take. */
const GAMES = [
  ['colt-express', 6],
  ['caliber-45', 9],
  ['wright-brothers', 5],
  ['bang-duel', 2],
] as const;
const SEED = 3;

test.each(GAMES)('%s ends in a scene that can be skipped, with the winner on a poster', async (id, seats) => {
  const game = gameOf(id);
  const over = lastOfEach(game, seats, SEED).find(({ phase }) => phase === 'over');
  const outcome = over && game.outcome(over.state);
  if (over === undefined || outcome === undefined) throw new Error('Cannot show the end: the game has none');
  for (const lang of ['en', 'ru'] as const) {
    await using visitor = await house.visit({ lang });
    const { page } = visitor;
    await showStill(page, game, over, {
      info: { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined },
    });
    const ending = page.locator('dialog.ranking .ending');
    await ending.waitFor();
    // The buttons work from the start, and a press on the scene shows the last frame at once.
    expect(await page.locator('dialog.ranking footer .btn.main').isVisible()).toBe(true);
    await page.locator('.ending-skip').click();
    await page.locator('.ending[data-settled=yes]').waitFor();
    expect(await page.locator('.winner-poster .name').innerText()).not.toBe('');
    expect(await page.locator('.ending-because p').first().innerText()).not.toBe('');
    expect(await seriousProblems(page, 'all')).toEqual([]);
    for (const size of ['1440x900', '1024x768', '820x1180', '390x844', '360x640', '844x390'] as const) {
      await resize(page, size);
      await takePicture(page, `ending-${id}-${lang}-${size}`);
      // Who won and why are in sight without scrolling, except on the lowest phone.
      const footer = await page.locator('dialog.ranking footer').boundingBox();
      const inSight = { '360x640': [], '844x390': ['.ending-stage'] } as const;
      for (const part of (inSight as Readonly<Record<string, readonly string[]>>)[size] ?? [
        '.winner-poster .name',
        '.ending-because p',
      ]) {
        const box = await page.locator(part).first().boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0), `${part} at ${size}`).toBeLessThanOrEqual(footer?.y ?? 0);
      }
      await expectFits(page);
      expect(await cutOff(page), size).toEqual([]);
      expect(await hiddenWords(page, []), size).toEqual([]);
      // Parts of the scene end inside it, and names are whole where there is room for them.
      const [outside, shortened] = await page.evaluate(() => {
        const stage = document.querySelector('.ending-stage')?.getBoundingClientRect();
        const parts = [
          ...document.querySelectorAll('.last-stand > :not(svg), .last-stand .graves li, .ending-piles > li'),
        ];
        const names = [...document.querySelectorAll('.ending-piles .people .fit-text > span')];
        const isIn = ({ left, right }: DOMRect) => stage !== undefined && left >= stage.left && right <= stage.right;
        return [
          parts.filter((part) => !isIn(part.getBoundingClientRect())).map((part) => part.className || part.textContent),
          names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        ];
      });
      expect(outside, size).toEqual([]);
      if (size === '1440x900') expect(shortened, size).toEqual([]);
      // Every row of buttons has as many as the others.
      const tops = await page
        .locator('dialog.ranking footer .btn')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(new Set(rows).size, `${size}: ${rows.join()}`).toBe(1);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Share the poster|Поделиться плакатом/ }).click();
    expect((await saved).suggestedFilename()).toBe('saloon-poster.png');
    await (await saved).saveAs(fileURLToPath(new URL(`screenshots/poster-${id}-${lang}.png`, import.meta.url)));
    expectNoProblems(visitor);
  }
});

test.each(GAMES)('%s: neither log nor bar tells who won before the end has shown it', async (id, seats) => {
  const game = gameOf(id);
  const over = lastOfEach(game, seats, SEED).find(({ phase }) => phase === 'over');
  const outcome = over && game.outcome(over.state);
  if (over === undefined || outcome === undefined) throw new Error('Cannot show the end: the game has none');
  await using visitor = await house.visit();
  const { page } = visitor;
  const next = eventsOf(game, seats, SEED, over.you).slice(-12);
  await showStill(page, game, over, {
    info: { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined },
    next,
  });
  const log = page.locator('.rail .log .line');
  const trophy = page.locator('.table-bar .gold');
  await log.first().waitFor();
  const [lines, medals] = [await log.count(), await trophy.count()];
  expect(await page.locator('.ending[data-settled=yes]').count(), 'the end is still being shown').toBe(0);
  expect(medals).toBe(0);
  await page.locator('.ending-skip').click();
  await trophy.waitFor();
  // Nobody lies on a stone, once they have fallen.
  const stonesUnder = () =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const isMet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && a.right > b.left && a.top < b.bottom - 12 && a.bottom - 12 > b.top;
      const people = boxes('.last-stand figure.fell svg :is(path, circle, ellipse, rect)');
      return boxes('.last-stand .graves li').filter((stone) => people.some((one) => isMet(one, stone))).length;
    });
  await expect.poll(stonesUnder).toBe(0);
  expect(await log.count()).toBeGreaterThan(lines);
  // The replay shows players what they saw.
  const replay = page.locator('dialog.ranking footer a[href^="/replay/"]');
  expect(await replay.getAttribute('href')).toMatch(new RegExp(`#step-1-seat-${over.you + 1}$`));
});

test('a recorded duel ends with both hands open, and says what turned the winner’s chances', async () => {
  const game = gameOf('bang-duel');
  // Played so that single moments turned it.
  const recording = recorded('bang-duel', ['Ann', 'Ruby'], 7);
  const { state, outcome } = fileEnd(recording);
  for (const [lang, size] of [
    ['en', '1440x900'],
    ['ru', '390x844'],
  ] as const) {
    await using visitor = await house.visit({ lang, isPhone: size === '390x844', isStill: true });
    const { page } = visitor;
    await showStill(
      page,
      game,
      { state, you: seat(0), phase: 'over' },
      {
        recording,
        info: { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined },
      },
    );
    await page.locator('.ending-skip').click();
    await page.locator('.ending[data-settled=yes]').waitFor();
    const hands = page.locator('.last-stand .open-cards li');
    // The winner's cards, which the loser's own view doesn't have.
    const held = { en: 'hand Indians!', ru: 'рука — Индейцы!' }[lang];
    await hands.filter({ hasText: held }).waitFor();
    const turned = page.locator('.ending-why section li');
    await turned.locator('small').first().waitFor();
    expect(await turned.count()).toBeLessThanOrEqual(3);
    expect(await turned.locator('small').first().innerText()).toMatch(/\d+\s?% → \d+\s?%/);
    await takePicture(page, `ending-recorded-duel-${lang}-${size}`);
    await expectFits(page);
    expect(await cutOff(page), size).toEqual([]);
    await turned.locator('a').first().click();
    await page.waitForURL(/\/replay\/stilltable#(at|step)-\d+/);
    expectNoProblems(visitor);
  }
});
