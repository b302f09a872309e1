import { connectTo } from '@saloon/server/testing';
import { expect, test } from 'vitest';
import { takePicture } from './harness/pictures.ts';
import { expectReadable } from './harness/three-meters.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const LONG = { timeout: 150_000 } as const;

/** Bots play a game, and nobody watches but the screen. Returns the table and how to start. */
async function tableOfBots(game: string, players: number) {
  const host = await connectTo(Number(new URL(house.url).port));
  await host.hello('Host');
  const seats = Array.from({ length: players }, () => ({ type: 'bot', level: 'easy' }) as const);
  const table = await host.open({ game, seats, isPrivate: true });
  await host.join(table);
  return { table, start: () => host.order(table, { type: 'start' }), close: () => host.close() };
}

test.each([
  [6, { width: 1920, height: 1080 }, 'night'],
  [4, { width: 3840, height: 2160 }, 'day'],
] as const)(
  'Colt Express of %d: the whole plan is on the screen, and finished turns are folded',
  async (players, size, theme) => {
    await using visitor = await house.visit({ isStill: true, theme });
    const { page } = visitor;
    await page.setViewportSize(size);
    const { table, start, close } = await tableOfBots('colt-express', players);
    await page.goto(`/screen/${table}`);
    await page.locator('.screen-waiting').waitFor();
    await start();
    await page.locator('.colt-express[data-phase=planning] .plan-turn.done').first().waitFor(LONG);
    await expectReadable(page);
    await takePicture(page, `screen-colt-${players}-plan`);
    expect(await page.locator('.plan-turn.done').first().locator('.plan-slot').first().isVisible()).toBe(false);
    await page.locator('.colt-express[data-phase=heist] .plan-slot.on').waitFor(LONG);
    await expectReadable(page);
    await takePicture(page, `screen-colt-${players}-heist`);
    const cut = await page.locator('.plan-turn:not(.done) .plan-slot .card').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        }).length,
    );
    expect(cut).toBe(0);
    close();
    expectNoProblems(visitor);
  },
);

test('Caliber 45 of nine: every plate is on the screen', async () => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { table, start, close } = await tableOfBots('caliber-45', 9);
  await start();
  await page.goto(`/screen/${table}`);
  await page.locator('.rider-seat').nth(8).waitFor(LONG);
  await expectReadable(page);
  await takePicture(page, 'screen-caliber-9-ru');
  close();
  expectNoProblems(visitor);
});
