import { bangDuel, type View } from '@saloon/bang-duel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openDuel, playOn, readTable, type Seen, waitForMove } from './bang-duel-player.ts';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { sitDown } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { useQuickSaloon } from './harness/quick-saloon.ts';
import { positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();

const atQuick = useQuickSaloon();

/** A whole game takes long on a busy machine. */
const WHOLE_GAME_MS = 480_000;
const LONG_CHAIN = 4;

/** In the middle of a chain: an answer is due, and at least four things have happened. */
const isInChain = ({ decision, chain }: Seen): boolean =>
  decision !== 'play/main' && decision !== 'phase/discard' && chain.length >= LONG_CHAIN;

/** A server table with a bot. Bots at a solo table keep their own time. */
async function openAgainstBot(page: Page, characters: string): Promise<void> {
  await page.goto('/');
  await openDuel(page, 'open', { 'Characters per side': characters, 'Turn limit': 'on', 'Number of turns': '40' });
  await page.waitForURL('**/table/*');
  await page.getByLabel('Add a bot: Seat 2').selectOption('easy');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await waitForMove(page);
}

/** Waits until it holds: over a connection nothing is immediate. */
async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Cannot go on: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Two browsers at one table, both asked who attacks first. */
async function openTwo(): Promise<readonly [Visitor, Visitor]> {
  const [ann, bob] = await Promise.all([
    house.visit({ isStill: true, isSmall: true }),
    house.visit({ isStill: true, isSmall: true }),
  ]);
  await ann.page.goto('/');
  await openDuel(ann.page, 'open', { 'Characters per side': '8' });
  await ann.page.waitForURL('**/table/*');
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await sitDown(bob.page, ann.page.url());
  await Promise.all([waitForMove(ann.page), waitForMove(bob.page)]);
  return [ann, bob];
}

describe.concurrent('The Duel', () => {
  test(
    'a whole game against a bot, from the poster to the ranking',
    async () => {
      await using visitor = await house.visit({ at: atQuick(), isStill: true });
      const { page } = visitor;
      // Long enough that the log drops its oldest lines.
      await openAgainstBot(page, '6');
      const decisions = new Set<string>();
      let pictures = 0;
      const last = await playOn(page, {
        onMove: async ({ decision, answers }) => {
          // A single possible answer is given automatically after a while.
          if (decision === 'hit/defend' && answers.length > 1 && pictures++ === 0) {
            expect(await page.locator('.shot-line path.over').count()).toBe(1);
            expect(await page.locator('.character-post.target').count()).toBe(1);
            await takePicture(page, 'bang-duel-hit');
          }
          decisions.add(decision);
          expect(await hiddenSenders(page), decision).toEqual([]);
          expect(await unreadLog(page), 'the log does not follow').toBeLessThanOrEqual(1);
        },
      });
      expect(last.isOver).toBe(true);
      expect([...decisions]).toEqual(expect.arrayContaining(['setup/choose-ap', 'play/main', 'hit/defend']));
      expect(await page.locator('dialog.ranking .ranks li').count()).toBe(2);
      expectNoProblems(visitor);
    },
    WHOLE_GAME_MS,
  );

  test('the second press is at the place of the first, and the page doesn’t scroll', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await openDuel(page, 'bot easy');
    await page.waitForURL('**/solo/*');
    const { decision } = await waitForMove(page);
    expect(decision).toBe('setup/choose-ap');
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const first = page.locator('.ask-acts .btn').first();
    const label = await first.locator('span').first().textContent();
    const { x, y, height } = (await first.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.click(x + 40, y + height / 2);
    await page.locator('.ask-acts .armed').waitFor();
    expect(await first.textContent()).toContain(label);
    await page.mouse.click(x + 40, y + height / 2);
    // Another answer in its place would only have been armed.
    await page.locator('.bang-duel[data-decision="setup/choose-ap"]').waitFor({ state: 'detached' });
    expectNoProblems(visitor);
  });

  test('a General Store card explains itself before it is taken: by a long press, or by key', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const isStore = (view: unknown) => (view as View).asked?.decision === 'store/pick';
    await showStill(page, bangDuel, positionWhere(bangDuel, 2, isStore));
    const card = page.locator('.laid-cards .card.can').first();
    const effect = page.locator('.look-closer .csub');
    await card.hover();
    await page.mouse.down();
    // The sheet must be open before a key can close it.
    await effect.waitFor();
    expect((await effect.innerText()).length).toBeGreaterThan(20);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await effect.waitFor({ state: 'detached' });
    // Looking isn't choosing.
    expect(await page.locator('.laid-cards .card.sel, .ask-acts .armed').count()).toBe(0);
    await card.focus();
    await page.keyboard.press('i');
    await effect.waitFor();
    expectNoProblems(visitor);
  });

  test('two browsers play into a chain of four links; a reload in the middle changes nothing', async () => {
    await using visitors = new AsyncDisposableStack();
    const { ann, bob, asked } = await playIntoChain(visitors);
    const other = asked === ann.page ? bob.page : ann.page;
    const before = await readTable(asked);
    const isSame = async () => (await readTable(other)).chain.join() === before.chain.join();
    await eventually(isSame, 'the other browser shows another chain');
    await takePicture(asked, 'bang-duel-chain');

    for (const page of [asked, other]) {
      await page.reload();
      await page
        .locator('.reaction-chain li')
        .nth(LONG_CHAIN - 1)
        .waitFor();
    }
    const after = await waitForMove(asked);
    expect(after.chain).toEqual(before.chain);
    expect(after.question).toBe(before.question);
    expect(after.hand).toEqual(before.hand);
    expect(after.answers).toEqual(before.answers);
    expect((await readTable(other)).chain).toEqual(before.chain);

    let steps = 0;
    await Promise.any([asked, other].map((page) => playOn(page, { until: () => steps++ > 3 })));
    await eventually(async () => !(await isSame()), 'the chain does not go on');
    expectNoProblems(ann);
    expectNoProblems(bob);
  });

  test(
    'a whole game by touch on a phone: every decision fits, and every target is 44 px',
    async () => {
      await using visitor = await house.visit({ at: atQuick(), isPhone: true, isStill: true });
      const { page } = visitor;
      await openAgainstBot(page, '4');
      const checked = new Set<string>();
      const last = await playOn(page, {
        press: 'tap',
        onMove: async ({ decision, isOver }) => {
          if (isOver || checked.has(decision)) return;
          checked.add(decision);
          await expectFits(page);
          expect(await smallTargets(page)).toEqual([]);
          expect(await hiddenParts(page), decision).toEqual([]);
        },
      });
      expect(last.isOver).toBe(true);
      expect([...checked]).toEqual(expect.arrayContaining(['setup/choose-ap', 'play/main']));
      expectNoProblems(visitor);
    },
    WHOLE_GAME_MS,
  );

  test('automatic answers wait, a touch stops them, and giving up takes two presses', async () => {
    await using visitor = await house.visit({ isStill: true, isSmall: true });
    const { page } = visitor;
    // A hit without a way out would be taken by itself before the pause is over.
    await visitor.context.addInitScript(() =>
      localStorage.setItem('saloon.settings', '{"speed":"quick","playsForced":false}'),
    );
    await page.goto('/');
    await openDuel(page, 'bot easy');
    await page.waitForURL('**/solo/*');
    await waitForMove(page);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await page.getByRole('button', { name: 'Auto-responses' }).click();
    await page.getByLabel('Take hits').check();
    await page.getByRole('button', { name: 'Close' }).click();
    await playOn(page, { until: ({ decision }) => decision === 'hit/defend' });
    const bar = page.locator('.ask-q');
    await bar.getByText(/Auto in [1-5] s: Take it/).waitFor();
    // Nobody touches anything: the hit is taken, but not before its time.
    const began = performance.now();
    await bar.getByText(/Auto in \d s: Take it/).waitFor({ state: 'detached' });
    expect(performance.now() - began).toBeGreaterThan(2000);
    await playOn(page, { until: ({ decision }) => decision === 'hit/defend' });
    await bar.getByText(/Auto in [1-5] s: Take it/).waitFor();
    await page.getByRole('button', { name: 'Wait for me' }).click();
    await bar.getByText(/Auto in/).waitFor({ state: 'detached' });
    expect((await readTable(page)).decision).toBe('hit/defend');
    // In a narrow bar there is no room for it: it is in the settings.
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('dialog.settings').getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await page.locator('dialog.ranking[open]').waitFor();
    expect(await page.locator('dialog.ranking .ranks li .rank').allTextContents()).toEqual(['1', '2']);
    expectNoProblems(visitor);
  });
});

/** Buttons that send or give up and can't be reached without scrolling. */
const hiddenSenders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ask-acts .btn:is([data-look="main"], [data-look="ghost"])')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = bottom <= innerHeight && (button.contains(hit) || document.querySelector('dialog[open]') !== null);
      return isSeen ? [] : [button.textContent ?? ''];
    }),
  );

/** How much of the log is below the visible part, in pixels. */
const unreadLog = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const log = document.querySelector('ol.log');
    return log === null ? 0 : log.scrollHeight - log.scrollTop - log.clientHeight;
  });

/** Parts of the decision that are not fully on the screen. */
const hiddenParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['.player-bar.law', '.player-bar.outlaw', '.street-middle', '.ask-q', '.hand-bed'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box !== undefined && (box.top < -1 || box.bottom > innerHeight + 1 || box.height === 0);
    }),
  );

/** Plays until a long chain asks somebody, at as many tables as that takes: few games have none. */
async function playIntoChain(visitors: AsyncDisposableStack) {
  const TABLES = 4;
  for (let table = 0; table < TABLES; table++) {
    const [ann, bob] = await openTwo();
    visitors.use(ann);
    visitors.use(bob);
    const asked: Page[] = [];
    const until = (page: Page) => (seen: Seen) => {
      if (isInChain(seen) && asked.length === 0) asked.push(page);
      return asked.length > 0;
    };
    // A player who waits while the other has stopped in a chain is no longer asked.
    const both = [ann.page, bob.page].map((page) => playOn(page, { until: until(page) }).catch(() => undefined));
    await Promise.race(both);
    const [first] = asked;
    if (first !== undefined) return { ann, bob, asked: first };
  }
  throw new Error(`Cannot test the chain: ${TABLES} games ended without a long one`);
}
