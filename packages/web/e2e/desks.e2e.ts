import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Status } from '../src/games/caliber-45/logic/status.ts';
import { en } from '../src/games/caliber-45/text/en.ts';
import { ru } from '../src/games/caliber-45/text/ru.ts';
import type { View } from '../src/games/caliber-45/wire.ts';
import type { View as GangView } from '../src/games/wright-brothers/wire.ts';
import { gameOf } from './harness/game-of.ts';
import { takePicture } from './harness/pictures.ts';
import { recordOf } from './harness/record.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const caliber = gameOf('caliber-45');
const gang = gameOf('wright-brothers');
const duel = gameOf('bang-duel');

const PLAIN = ['away', 'in', 'declined', 'rode', 'fled', 'fell', 'jailed', 'no-cowboy', 'ready', 'voted'] as const;
/** Every possible status. */
const STATUSES: readonly Status[] = [...PLAIN.map((type) => ({ type })), { type: 'bail', amount: 150_000 }];
const WORDS = { ru, en };

/** Tablets both ways, and low desks. */
const TABLETS = ['820x1180', '768x1024', '1180x820', '1024x768'] as const;
const LOW_DESKS = ['1366x768', '1280x720', '1024x768'] as const;
const DESKS = [...LOW_DESKS, '1440x900', '1536x864', '1920x1080', '2560x1440'];

/** Which of these words a plate would cut off. */
const cutOff = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const places = [...document.querySelectorAll('.rider-seat .status')];
    if (places.length === 0) return ['there are no plates'];
    return places.flatMap((place) => {
      const own = place.textContent;
      const cut = all.filter((word) => {
        place.textContent = word;
        return place.scrollWidth > place.clientWidth;
      });
      place.textContent = own;
      return cut;
    });
  }, words);

test.each([
  [4, 'ru'],
  [6, 'ru'],
  [6, 'en'],
  [8, 'en'],
] as const)('caliber-45: on tablets %i players can read every status, in %s', async (seats, lang) => {
  await using visitor = await house.visit({ isStill: true, lang });
  const { page } = visitor;
  await showStill(
    page,
    caliber,
    positionWhere(caliber, seats, (view) => (view as View).phase === 'call'),
  );
  for (const size of TABLETS) {
    await resize(page, size);
    const words = STATUSES.map((status) => WORDS[lang].status(status));
    expect(await cutOff(page, words), size).toEqual([]);
  }
  await takePicture(page, `tablet-caliber-45-${seats}-${lang}`);
  expectNoProblems(visitor);
});

test('caliber-45: on a low desk a robbery is in the middle of the felt above the piles', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await showStill(
    page,
    caliber,
    positionWhere(caliber, 6, (view) => (view as View).phase === 'face'),
  );
  for (const size of LOW_DESKS) {
    await resize(page, size);
    const [above, below] = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [middle, card, foot] = [boxOf('.felt-middle'), boxOf('.robbed-card'), boxOf('.felt-foot')];
      return [card.top - middle.top, foot.top - card.bottom] as const;
    });
    expect(Math.abs(above - below), size).toBeLessThan(24);
  }
  expectNoProblems(visitor);
});

/** What lies under an edge of the sheet or under a card. */
const covered = (page: Page, most: number): Promise<readonly string[]> =>
  page.evaluate((rows) => {
    const body = document.querySelector('.split-sheet .body')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('.split-sheet .guns > li:not(.lost)')].slice(0, rows);
    if (body === undefined || lines.length === 0) return ['there is no sheet'];
    return lines.flatMap((line) => {
      const name = line.querySelector('.who b')?.textContent ?? '';
      const cards = line.querySelector('.cards .card:last-child')?.getBoundingClientRect();
      const words = [...line.querySelectorAll('.reads > *, .share > *')].map((one) => one.getBoundingClientRect());
      const isUnder = words.some(
        ({ left, top, bottom }) =>
          cards !== undefined && left < cards.right && top < cards.bottom && bottom > cards.top,
      );
      return [
        ...(line.getBoundingClientRect().bottom > body.bottom + 1 ? [`${name} is under the edge`] : []),
        ...(isUnder ? [`what ${name} has is under a card`] : []),
      ];
    });
  }, most);

const isFull = (cards: number) => (view: unknown) => {
  const { phase, players } = view as GangView;
  return phase === 'round-over' && players.some(({ revolver = [] }) => revolver.length >= cards);
};

test.each([
  [2, 9],
  [4, 7],
  [5, 7],
] as const)(
  'wright-brothers: on desks %i players see the whole sheet, and a revolver of %i covers no word',
  async (seats, cards) => {
    const position = positionWhere(gang, seats, isFull(cards));
    for (const lang of ['ru', 'en'] as const) {
      await using visitor = await house.visit({ isStill: true, lang });
      const { page } = visitor;
      await showStill(page, gang, position);
      await page.locator('.split-sheet .share b').first().waitFor();
      for (const size of [...DESKS, '1180x820']) {
        await resize(page, size);
        expect(await covered(page, seats), `${size} in ${lang}`).toEqual([]);
      }
      await takePicture(page, `sheet-wright-brothers-${seats}-${lang}`);
      expectNoProblems(visitor);
    }
  },
);

test('wright-brothers: on desks and tablets both Helpers are beside the ring', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const hasBoth = (view: unknown) => {
    const { phase, players } = view as GangView;
    return phase === 'turn' && players.filter(({ helpers }) => helpers > 0).length === 2;
  };
  await showStill(page, gang, positionWhere(gang, 5, hasBoth));
  for (const size of [...TABLETS, ...DESKS]) {
    await resize(page, size);
    const [ring, first] = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      return [
        boxes('.loot-ring')[0]?.right,
        Math.min(...boxes('.helper-cards .card').map(({ left }) => left)),
      ] as const;
    });
    expect(first, size).toBeGreaterThan(ring ?? Number.NaN);
    expect(await page.locator('.helper-cards .card').count()).toBe(2);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: on a phone held sideways the first two lines of the sheet are visible', async () => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(page, gang, positionWhere(gang, 5, isFull(7)));
  for (const size of ['932x430', '915x412', '844x390']) {
    await resize(page, size);
    expect(await covered(page, 2), size).toEqual([]);
  }
  expectNoProblems(visitor);
});

test('bang-duel: on tablets and a low desk everything on a plate is visible', async () => {
  const mains = [3, 8].flatMap((seed) => lastOfEach(duel, 2, seed).filter(({ phase }) => phase === 'main'));
  for (const position of mains) {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    await showStill(page, duel, position);
    for (const size of [...TABLETS, '1280x720']) {
      await resize(page, size);
      const cut = await page.locator('.nameplate:has(.worn-gear)').evaluateAll((plates) =>
        plates.flatMap((plate) => {
          const { bottom } = plate.getBoundingClientRect();
          const gear = [...plate.querySelectorAll('.worn-gear .piece')].map((piece) => piece.getBoundingClientRect());
          return gear.some((piece) => piece.bottom > bottom) ? [plate.querySelector('.heading')?.textContent] : [];
        }),
      );
      expect(cut, size).toEqual([]);
    }
    expectNoProblems(visitor);
  }
});

/** The parts of each game's table. */
const SCENES: Readonly<Record<string, string>> = {
  'wright-brothers': '.cloth',
  'colt-express': '.train-window',
  'bang-duel': '.main-street',
  'caliber-45': '.felt-room',
};

test.each(games.map(({ id }) => id))(
  '%s: on desks a replay with all cards open has the table over its whole width',
  async (id) => {
    await using visitor = await house.visit({ isStill: true });
    const { context, page } = visitor;
    const text = recordOf(id, 7);
    await context.route('**/api/tables/abcdefghij/recording', (route) => route.fulfill({ body: text }));
    await page.goto('/replay/abcdefghij#step-40-all');
    await page.locator('.revealed li').first().waitFor();
    for (const size of ['1366x768', '1280x720', '1180x820', '1440x900']) {
      await resize(page, size);
      const widthOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().width);
      expect(await widthOf(SCENES[id] ?? ''), size).toBeGreaterThan(0.98 * (await widthOf('.table-scene')));
    }
    expectNoProblems(visitor);
  },
);
