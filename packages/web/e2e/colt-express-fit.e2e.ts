import { seat } from '@saloon/kernel';
import { openReplay } from '@saloon/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View as ColtView } from '../src/games/colt-express/wire.ts';
import { hiddenWords } from './harness/covered.ts';
import { DESKS, PANELS, SEED, USUAL_SEATS } from './harness/fit.ts';
import { gameOf } from './harness/game-of.ts';
import { takePicture } from './harness/pictures.ts';
import { recorded } from './harness/recorded.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test('colt-express: on a phone the score leaves the plates above it readable', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  for (const seats of [4, 6]) {
    const over = lastOfEach(game, seats, SEED).find(({ phase }) => phase === 'over');
    if (over === undefined) throw new Error('Cannot show the count: the game has no end');
    await showStill(page, game, over);
    for (const size of ['390x844', '360x640']) {
      await resize(page, size);
      const [count, plates] = await Promise.all(
        ['.final-count', '.seat-plates'].map((one) => page.locator(one).boundingBox()),
      );
      const end = (plates?.y ?? 0) + (plates?.height ?? 0);
      expect(count?.y, `${seats} seats at ${size}`).toBeGreaterThanOrEqual(end);
      // Four lines of it are in sight.
      expect(count?.height).toBeGreaterThan(280);
    }
  }
  expectNoProblems(visitor);
});

/** Runs in the page: how high the train is, and how much on it lies under the question. */
function seeTrain() {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const bar = document.querySelector('.heist-caption, .ask')?.getBoundingClientRect();
  const edge = document.querySelector('.train-window')?.getBoundingClientRect();
  // Pictures have an edge.
  const EDGE = 8;
  const covered = [...document.querySelectorAll('.train-figure .body, .lying-loot > *')].filter((one) => {
    const { left, right, top, bottom } = boxOf(one);
    // What is scrolled out of the window is not seen at all.
    const end = Math.min(right, edge?.right ?? right);
    if (bar === undefined || left > bar.right || end < bar.left + EDGE) return false;
    return top + EDGE < bar.bottom && bottom - EDGE > bar.top;
  });
  const heights = [...document.querySelectorAll('.cars')].map((cars) => boxOf(cars).height);
  return { covered: covered.length, hasBar: bar !== undefined, height: heights[0], all: innerHeight };
}

/** The train is as large as its stage was some frames ago: looks until nothing changes any more. */
async function seeStillTrain(page: Page): Promise<ReturnType<typeof seeTrain>> {
  const SETTLED_MS = 200;
  for (let before = ''; ; ) {
    const seen = await page.evaluate(seeTrain);
    if (JSON.stringify(seen) === before) return seen;
    before = JSON.stringify(seen);
    await page.waitForTimeout(SETTLED_MS);
  }
}

test('colt-express: on a phone held sideways the question covers nobody on the train', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
  const { page } = visitor;
  const heist = lastOfEach(game, USUAL_SEATS, SEED).find(({ phase }) => phase === 'heist');
  if (heist === undefined) throw new Error('Cannot show a heist: the game has none');
  await showStill(page, game, heist);
  for (const size of ['915x412', '844x390', '780x360', '667x375']) {
    await resize(page, size);
    expect(await seeStillTrain(page), size).toMatchObject({ covered: 0, hasBar: true });
  }
  expectNoProblems(visitor);
});

test.each([4, 6])(
  'colt-express: on low desks %i players see the train, and the question covers nobody on it',
  async (seats) => {
    const game = gameOf('colt-express');
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const phases = { planning: 0.2, heist: 0.27 };
    for (const [phase, share] of Object.entries(phases)) {
      const position = lastOfEach(game, seats, SEED).find((one) => one.phase === phase);
      if (position === undefined) throw new Error(`Cannot show ${phase}: the game has none`);
      await showStill(page, game, position);
      for (const size of DESKS) {
        await resize(page, size);
        const seen = await seeStillTrain(page);
        expect(seen, size).toMatchObject({ covered: 0, hasBar: true });
        expect(seen.height, `${phase} at ${size}`).toBeGreaterThan(share * seen.all);
        expect(await hiddenWords(page, PANELS), `${phase} at ${size}`).toEqual([]);
      }
    }
    expectNoProblems(visitor);
  },
);

test('colt-express: in the heist a turn spent on drawing fades in the plan, and a card to come does not', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const heist = lastOfEach(game, 6, SEED).find(({ phase }) => phase === 'heist');
  if (heist === undefined) throw new Error('Cannot show a heist: the game has none');
  await showStill(page, game, heist);
  const opacities = (of: string) =>
    page.locator(of).evaluateAll((all) => [...new Set(all.map((one) => Number(getComputedStyle(one).opacity)))]);
  expect(await opacities('.plan-slot.drew .box')).toEqual([0.4]);
  expect(await opacities('.plan-slot:not(.drew, .past) :is(.card, .box)')).toEqual([1]);
  expectNoProblems(visitor);
});

test('colt-express: in the heist the train is as large live as in a replay', async () => {
  const game = gameOf('colt-express');
  const file = recorded('colt-express', ['Ann', 'Ruby', 'Hank', 'Amos']);
  const opened = openReplay(file);
  if (!opened.ok) throw new Error('Cannot open the recording');
  const { cache } = opened;
  const states = cache.moments.map(({ inputs }) => cache.stateAfter(inputs));
  const step = states.findIndex((state) => (game.view(state, seat(0)) as ColtView).phase === 'heist');
  const widths = async (page: Page) => {
    const found: number[] = [];
    for (const size of ['1440x900', '1920x1080']) {
      await resize(page, size);
      await seeStillTrain(page);
      found.push(await page.locator('.train .car-signs').evaluate((signs) => signs.getBoundingClientRect().width));
    }
    return found;
  };
  await using live = await house.visit({ isStill: true });
  await showStill(live.page, game, { state: states[step], you: seat(0), phase: 'heist' });
  await using past = await house.visit({ isStill: true });
  await past.page.route('**/api/tables/*/recording', (route) => route.fulfill({ body: file }));
  await past.page.goto(`/replay/recorded#step-${step + 1}-seat-1`);
  await past.page.locator('.train .car-signs').waitFor();
  const [now, then] = [await widths(live.page), await widths(past.page)];
  for (const [i, width] of now.entries()) expect(width).toBeGreaterThanOrEqual((then[i] ?? 0) - 1);
  // The signs of its cars span three quarters of a table of 1144 pixels.
  expect(now[0]).toBeGreaterThan(850);
  for (const visitor of [live, past]) expectNoProblems(visitor);
});

test('colt-express: on a phone every bandit is called by the whole name, and every car to go to is in sight', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
  const { page } = visitor;
  const onRoofs = positionWhere(game, 4, (view) => {
    const { question } = view as ColtView;
    return question?.type === 'go' && question.cars.length === 4;
  });
  await showStill(page, game, onRoofs);
  const names = await page
    .locator('.bandit-plate .name .fit-text > span')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(names).toEqual([0, 0, 0]);
  const row = page.locator('.ask-acts');
  expect(await row.evaluate((acts) => acts.scrollWidth - acts.clientWidth)).toBeLessThanOrEqual(0);
  // The armed answer stays in its place, is the only brass one, and says what it does.
  const first = row.locator('.btn').first();
  const label = (await first.innerText()).split('\n')[0] ?? '';
  await first.tap();
  await row.locator('.btn.main.armed').waitFor();
  expect(await row.locator('.btn.main').count()).toBe(1);
  expect(await first.innerText()).toContain(label);
  expectNoProblems(visitor);
});

test('colt-express: what the heist does to you is told in the caption, and covers nothing of the train', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isPhone: true });
  const { page } = visitor;
  const heist = positionWhere(game, 4, (view) => (view as ColtView).phase === 'heist');
  const { bandits } = game.view(heist.state, heist.you) as ColtView;
  const [mine, other] = [true, false].map((isMine) => bandits.find(({ seat: at }) => (at === heist.you) === isMine));
  if (mine?.place === undefined || other?.place === undefined) throw new Error('Cannot shoot: nobody is on the train');
  const shot = {
    type: 'shot',
    bandit: other.character,
    seat: other.seat,
    target: mine.character,
    targetSeat: heist.you,
    from: other.place,
    to: mine.place,
    bullet: 1,
    bulletsLeft: 5,
    why: 'chosen',
  };
  // The last moment of a step has its question; the first has the caption.
  await showStill(page, game, heist, { next: [shot, shot] });
  const told = page.locator('.heist-caption .told[data-felt="harm"]');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/shot you: /);
  expect(await page.locator('.happened-flash').count()).toBeGreaterThan(0);
  expect(await page.locator('.happened-line').isVisible()).toBe(false);
  await takePicture(page, 'colt-express-hit');
  expectNoProblems(visitor);
});

test.each(['en', 'ru'] as const)(
  'colt-express: plates say who plays whom, and the plan cuts neither a name nor a card, in %s',
  async (lang) => {
    const game = gameOf('colt-express');
    await using visitor = await house.visit({ isStill: true, lang });
    const { page } = visitor;
    for (const seats of [5, 6]) {
      for (const phase of ['planning', 'heist']) {
        const position = lastOfEach(game, seats, SEED).find((one) => one.phase === phase);
        if (position === undefined) throw new Error(`Cannot show ${phase}: the game has none`);
        await showStill(page, game, position);
        // A notice above the table takes 64 pixels from it.
        for (const size of ['1440x900', '1024x768', '1024x704'] as const) {
          await resize(page, size);
          expect(await page.locator('.bandit-plate .player').filter({ visible: true }).count(), size).toBe(seats - 1);
          const cut = await page.evaluate(() => {
            const isIn = (inner: DOMRect, outer: DOMRect) => inner.bottom <= outer.bottom + 1;
            const rows = [...document.querySelectorAll('.plan-turn')].flatMap((turn) => {
              const [box, list] = [turn.getBoundingClientRect(), turn.querySelector('ol')?.getBoundingClientRect()];
              return list === undefined || isIn(list, box) ? [] : ['a row of cards'];
            });
            const names = [...document.querySelectorAll('.plan-turn.now .owner > span:last-child, .plan-turn.now u')]
              .filter((name) => name.scrollWidth > name.clientWidth + 1)
              .filter((name) => {
                const line = name.closest('.owner, u')?.getBoundingClientRect();
                return (
                  line !== undefined && name.getBoundingClientRect().top < line.bottom - 2 && name.localName !== 'u'
                );
              })
              .map((name) => name.textContent);
            return [...rows, ...names];
          });
          expect(cut, `${seats} seats, ${phase} at ${size}`).toEqual([]);
        }
      }
    }
    expectNoProblems(visitor);
  },
);

test('colt-express: in a heist of four the names of the cards are whole', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const position = lastOfEach(game, 4, SEED).find(({ phase }) => phase === 'heist');
  if (position === undefined) throw new Error('Cannot show the heist: the game has none');
  await showStill(page, game, position);
  for (const size of ['1440x900', '1024x768']) {
    await resize(page, size);
    const names = await page.locator('.plan-turn.now u').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
        return inner.top < outer.bottom - 2 && inner.right <= outer.right + 1 ? one.textContent : '';
      }),
    );
    expect(names.length).toBe(4);
    expect(names, size).not.toContain('');
  }
  expectNoProblems(visitor);
});

test('colt-express: the choice of bandits leaves no bare ground: the train below the posters, or posters down to the bar', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const isChoosing = (view: unknown) => (view as ColtView).phase === 'characters';
  await showStill(page, game, positionWhere(game, 4, isChoosing));
  for (const size of ['1440x900', '1024x768', '820x1180', '390x844', '360x640', '844x390']) {
    await resize(page, size);
    const [isTrain, bare] = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [train, posters, bar] = [boxOf('.train-window'), boxOf('.bandit-posters'), boxOf('.ask')];
      const isBeside = bar.top < posters.top;
      return [train.height > 0, (isBeside ? innerHeight : bar.top) - posters.bottom];
    });
    if (!isTrain) expect(bare, size).toBeLessThan(16);
  }
  await resize(page, '1440x900');
  expect(await page.locator('.train-window').isVisible()).toBe(true);
  expectNoProblems(visitor);
});

test('colt-express: on a phone held sideways the posters tell what a bandit can do', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(
    page,
    game,
    positionWhere(game, 4, (view) => (view as ColtView).phase === 'characters'),
  );
  await resize(page, '844x390');
  const rules = page.locator('.bandit-poster small').filter({ visible: true });
  expect(await rules.count()).toBe(6);
  expect(await hiddenWords(page, PANELS)).toEqual([]);
  expectNoProblems(visitor);
});
