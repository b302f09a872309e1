import type { Page } from 'playwright-core';
import { tables } from '../../src/games/index.ts';

type Come = (page: Page) => Promise<void>;
const GAMES = Object.keys(tables);

const openPath =
  (path: string, sign: string): Come =>
  async (page) => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };

/** A game against bots, at the first question. */
const tableOf =
  (game: string): Come =>
  async (page) => {
    await page.goto('/');
    await page.locator('.bill').nth(GAMES.indexOf(game)).locator('.btn.play').click();
    await page.locator('.ask.yours').waitFor();
  };

/** A table on this device for two people: passed around, or lying between them. */
const oneDevice =
  (game: string, sign: string): Come =>
  async (page) => {
    await page.goto('/');
    await page.locator('.bill').nth(GAMES.indexOf(game)).locator('.btn.pap').click();
    const sheet = page.locator('dialog.open-sheet');
    await sheet.locator('.open-parts > section > .switch input').last().check();
    await sheet.locator('footer .btn.main').click();
    await page.waitForURL('**/pass/*');
    await page.locator(sign).first().waitFor();
  };

const screen: Come = async (page) => {
  await page.goto('/');
  await page.locator('.room-links button').click();
  await page.locator('.choose-game button').first().click();
  await page.waitForURL('**/screen/*');
  // A phone that is used as a screen has no room for the code.
  await page.locator('.join-code').waitFor({ state: 'attached' });
};

/** Tables and their pages, and how to get there. None depends on the language. Lessons have a test for themselves. */
export const GAME_PAGES: Readonly<Record<string, Come>> = {
  ...Object.fromEntries(GAMES.map((game) => [`table-${game}`, tableOf(game)])),
  ...Object.fromEntries(GAMES.map((game) => [`replay-${game}`, openPath(`/replay/sample/${game}`, '.rail-range')])),
  screen,
  hand: async (page) => {
    await screen(page);
    await openPath(page.url().replace('/screen/', '/hand/'), '.welcome')(page);
  },
  join: openPath('/join', '.join-form'),
  pass: oneDevice('bang-duel', '.pass-curtain'),
  tablet: oneDevice('wright-brothers', '.tablet-edge'),
  daily: openPath('/daily', '.deals .deal'),
  tournaments: openPath('/tournaments', '.tournaments h1'),
  balance: openPath('/balance', 'main h2'),
  leaders: openPath('/leaders', '.leaders h1'),
  puzzle: async (page) => {
    await openPath('/puzzles', '.puzzle-themes a')(page);
    await page.locator('.puzzle-themes a').first().click();
    await page.locator('.table-scene').waitFor();
  },
};
