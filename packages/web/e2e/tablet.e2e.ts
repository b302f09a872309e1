import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listenToPass, touchDelays } from './harness/pass-around.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const TABLET = { width: 1180, height: 820 } as const;
const NAMES = ['Ann', 'Bob', 'Cal', 'Dot'];
const FORM = {
  en: { share: /^One tablet, real slaps/, name: (n: number) => `Name, seat ${n}`, rounds: 'Rounds' },
  ru: { share: /^Один планшет/, name: (n: number) => `Имя, место ${n}`, rounds: 'Раунды' },
} as const;

/** Opens a table of these people around the tablet; in English for a single round. */
async function openAround(page: Page, people: readonly string[], lang: 'en' | 'ru' = 'en'): Promise<void> {
  const words = FORM[lang];
  await page.goto('/');
  await page.locator('.panel.open .mk').click();
  const sheet = page.locator('dialog.open-sheet');
  await sheet.locator('.pick-game button').first().click();
  await sheet.getByRole('button', { name: String(people.length), exact: true }).click();
  await sheet.getByRole('checkbox', { name: words.share }).check();
  if (lang === 'en') {
    await sheet.getByText('All house rules').click();
    await sheet.getByLabel(words.rounds, { exact: true }).fill('1');
  }
  for (const [at, name] of people.entries()) await sheet.getByLabel(words.name(at + 1), { exact: true }).fill(name);
  await sheet.locator('footer .btn.main').click();
  await page.waitForURL('**/pass/*');
  await page
    .locator('.wb-tablet .tablet-edge')
    .nth(people.length - 1)
    .waitFor();
}

const edge = (page: Page, seat: number) => page.locator(`.tablet-edge[data-seat="${seat}"]`);

const hasHolder = (page: Page, holder: string): Promise<unknown> =>
  page.waitForFunction((at) => document.querySelector<HTMLElement>('.wb-tablet')?.dataset.holder === at, holder);

/** Plays turns until the player whose turn it is can start the shooting. Returns the seat. */
async function untilShooting(page: Page, start: string): Promise<number> {
  for (;;) {
    const asked = page.locator('.tablet-edge.asked').first();
    await asked.waitFor();
    const seat = Number(await asked.getAttribute('data-seat'));
    const own = edge(page, seat);
    if ((await own.locator(`.a-${start}`).count()) > 0) return seat;
    const turn = await page.locator('.wb-tablet').getAttribute('data-turn');
    await own.locator('.peek-button').dispatchEvent('pointerdown', { pointerType: 'mouse' });
    await hasHolder(page, String(seat));
    let hasThrown = false;
    for (let i = 0; i < (await own.locator('.own-card').count()) && !hasThrown; i++) {
      await own.locator('.own-card').nth(i).dispatchEvent('pointerup', {});
      hasThrown = (await own.locator('.a-throw').count()) > 0;
      const next = hasThrown ? own.locator('.a-throw') : own.locator('.own-card').nth(i);
      await next.dispatchEvent('pointerup', {});
    }
    await own.locator('.peek-button').dispatchEvent('pointerdown', { pointerType: 'mouse' });
    await hasHolder(page, 'none');
    if (!hasThrown) await own.locator('.a-pass').dispatchEvent('pointerup', {});
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.wb-tablet')?.dataset.turn !== before,
      turn,
      { timeout: 15_000 },
    );
  }
}

type Point = { readonly x: number; readonly y: number };
/** The middle of a player's area. */
const AREAS: readonly Point[] = [
  { x: 590, y: 700 },
  { x: 150, y: 410 },
  { x: 590, y: 120 },
  { x: 1030, y: 410 },
];

/** Fingers that fall at known times, in milliseconds since 1970, or now. */
class Fingers {
  readonly #cdp: CDPSession;
  #down: (Point & { readonly id: number })[] = [];

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  async fall(points: readonly Point[], at?: number): Promise<void> {
    this.#down = [...this.#down, ...points.map((point, i) => ({ ...point, id: this.#down.length + i + 1 }))];
    await this.#cdp.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: this.#down,
      ...(at === undefined ? {} : { timestamp: at / 1000 }),
    });
  }

  async lift(): Promise<void> {
    this.#down = [];
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin + performance.now());

async function fingersOn(page: Page): Promise<Fingers> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
  return new Fingers(cdp);
}

type Finish = { readonly seat: number; readonly rank: string; readonly e: number; readonly isFoul: boolean };

const finishes = async (page: Page): Promise<readonly Finish[]> => {
  await page.locator('.tablet-split li').first().waitFor();
  return page.locator('.tablet-split li').evaluateAll((lines) =>
    lines.map((line) => ({
      seat: Number(line.dataset.seat),
      rank: line.dataset.rank ?? '',
      e: Number(line.dataset.e),
      isFoul: line.querySelector('em') !== null,
    })),
  );
};

async function startRace(page: Page, starter: number): Promise<void> {
  await edge(page, starter).locator('.a-start-shootout').dispatchEvent('pointerup', {});
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.wb-tablet')?.dataset.race !== 'none');
}

/** The game ends in its scene, with the winner on a poster, and is listed among the games of this browser. */
async function expectEnding(page: Page): Promise<void> {
  await page.locator('dialog.ranking .ending').waitFor();
  await page.locator('.ending-skip').click();
  await page.locator('.ending[data-settled=yes]').waitFor();
  const winner = (await page.locator('.winner-poster .name').innerText()).trim();
  await takePicture(page, 'tablet-over');
  await page.goto('/games');
  const row = page.locator('.game-rows li');
  await row.waitFor();
  expect((await row.innerText()).toLowerCase()).toContain(`won by ${winner.toLowerCase()}, today`);
  expect(await row.innerText()).toContain('on one device: Ann, Bob, Cal and Dot');
  await takePicture(page, 'tablet-listed');
  await row.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('.rail-range').waitFor();
  await page.goBack();
  await row.getByRole('link', { name: /^Coach/ }).click();
  await page.locator('.coach-chart canvas').waitFor();
}

test('four hands on one tablet: the times of the touches decide, also in the same frame and in a tie', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.setViewportSize(TABLET);
  await listenToPass(page);
  await openAround(page, NAMES);
  const fingers = await fingersOn(page);
  const starter = await untilShooting(page, 'start-shootout');
  await takePicture(page, 'tablet-turn');
  // No hand is on the page while nobody peeks.
  expect(await page.locator('.own-card').count()).toBe(0);
  await startRace(page, starter);
  const [first = 0, second = 0, third = 0] = [0, 1, 2, 3].filter((seat) => seat !== starter);
  await page.waitForTimeout(200);
  const at = await now(page);
  await fingers.fall([AREAS[second] as Point], at);
  // Two hands in one event fall at the same time.
  await fingers.fall([AREAS[first] as Point, AREAS[third] as Point], at + 4);
  const ends = await finishes(page);
  await fingers.lift();
  await takePicture(page, 'tablet-split');
  const of = (seat: number) => ends.find((one) => one.seat === seat);
  expect(of(starter)?.rank).toBe('1');
  expect(of(second)?.rank).toBe('2');
  expect(of(first)?.e).toBe(of(third)?.e);
  expect((of(first)?.e ?? 0) - (of(second)?.e ?? 0)).toBe(4);
  expect([of(first)?.rank, of(third)?.rank].sort()).toEqual(['3', 'out']);
  await expectEnding(page);
  expectNoProblems(visitor);
});

test('a palm that falls before the signal is a false start', async () => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await page.setViewportSize(TABLET);
  await listenToPass(page);
  await openAround(page, NAMES.slice(0, 3), 'ru');
  const fingers = await fingersOn(page);
  const starter = await untilShooting(page, 'start-shootout');
  const [early = 0, calm = 0] = [0, 1, 2].filter((seat) => seat !== starter);
  const palm = await edge(page, early).locator('.palm-spot').boundingBox();
  if (palm === null) throw new Error('Cannot slap: there is no palm');
  await fingers.fall([{ x: palm.x + palm.width / 2, y: palm.y + palm.height / 2 }]);
  await fingers.lift();
  await startRace(page, starter);
  await page.waitForTimeout(200);
  const areas = [AREAS[0], AREAS[1], AREAS[3]] as readonly Point[];
  await fingers.fall([areas[early] as Point]);
  await page.waitForTimeout(100);
  await fingers.fall([areas[calm] as Point]);
  const ends = await finishes(page);
  await takePicture(page, 'tablet-false-start-ru');
  const of = (seat: number) => ends.find((one) => one.seat === seat);
  expect(of(early)).toMatchObject({ rank: 'out', isFoul: true });
  expect(of(calm)).toMatchObject({ rank: '2', isFoul: false });
  const told = (times: readonly number[]) =>
    times
      .toSorted((a, b) => a - b)
      .map((ms) => ms.toFixed(1))
      .join(', ');
  const read = await page.evaluate(() => performance.getEntriesByName('slap').map(({ duration }) => duration));
  expect(read).toHaveLength(3);
  console.log(
    `touch to decision: ${told(read)} ms; until the worker has it in the game: ${told(await touchDelays(page))} ms`,
  );
  expectNoProblems(visitor);
});
