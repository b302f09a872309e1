import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openDuel, playOn as playDuel } from './bang-duel-player.ts';
import { openCaliber, playOn as playCaliber } from './caliber-45-player.ts';
import { openColt, playOn as playColt, pressOnce } from './colt-express-player.ts';
import { hurryBots } from './colt-express-time.ts';
import { readNows, watchNows } from './harness/one-now.ts';
import { openTable } from './harness/open-table.ts';
import { playOn as playWright } from './harness/player.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

type Game = { readonly name: string; readonly open: (page: Page) => Promise<void>; readonly play: typeof playWhole };
const playWhole = async (_page: Page): Promise<void> => undefined;

const GAMES: readonly Game[] = [
  {
    name: 'Colt Express',
    open: (page) => openColt(page, ['me', 'bot normal', 'bot easy', 'bot easy'], { Pace: 'No clock' }),
    play: async (page) => void (await playColt(page)),
  },
  {
    name: 'BANG! The Duel',
    open: (page) => openDuel(page, 'bot easy', { 'Turn limit': 'on', 'Number of turns': '40' }),
    play: async (page) => void (await playDuel(page)),
  },
  {
    name: 'The Wright Brothers’ Gang',
    open: (page) => openTable(page, ['me', 'bot easy', 'bot easy', 'bot easy'], { Rounds: '3' }),
    play: async (page) => void (await playWright(page, { temper: 'patient' })),
  },
  {
    name: 'Caliber 45',
    open: (page) => openCaliber(page, ['me', 'bot easy', 'bot easy', 'bot easy'], { 'Money to win': '$500,000' }),
    play: async (page) => void (await playCaliber(page, { temper: 'loner' })),
  },
];

describe.concurrent('one now', () => {
  test.each(GAMES)('a whole game of $name shows one moment in every frame', { timeout: 600_000 }, async (game) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await watchNows(page);
    await hurryBots(page);
    await pressOnce(page);
    await page.goto('/');
    await game.open(page);
    await page.waitForURL('**/solo/*');
    await game.play(page);
    const nows = await readNows(page);
    expect(nows.wrong.slice(0, 5)).toEqual([]);
    expect(nows.frames).toBeGreaterThan(200);
    expect(nows.versions).toBeGreaterThan(10);
    // The queue was needed: the bots of this test are forty times as fast as they are.
    expect(nows.behind).toBeGreaterThan(0);
    expectNoProblems(visitor);
  });
});
