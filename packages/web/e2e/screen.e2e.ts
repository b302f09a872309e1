import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn as playColt, pressOnce } from './colt-express-player.ts';
import { finger } from './harness/device.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn as playWright } from './harness/player.ts';
import { codeOn, enterCode, joinAs, openScreen, startOn } from './harness/room.ts';
import { expectReadable } from './harness/three-meters.ts';
import { expectNoProblems, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();
/** People think for a while, and a round takes many decisions. */
const LONG = { timeout: 150_000 } as const;
const HD = { width: 1920, height: 1080 } as const;
const NAMES = ['Ann', 'Bob', 'Cal'] as const;
/** In the order of the posters. */
const COLT = 1;
const WRIGHT = 0;
const DUEL = 2;

/** A big screen and three phones that have sat down; the first is the host. */
async function room(game: number, lang: 'en' | 'ru') {
  const screen = await house.visit({ lang, isStill: true });
  await screen.page.setViewportSize(HD);
  const code = await openScreen(screen.page, game);
  const phones: Visitor[] = [];
  for (const name of NAMES) {
    const phone = await house.visit({ lang, isStill: true, isPhone: true });
    await pressOnce(phone.page);
    await joinAs(phone.page, code, name);
    phones.push(phone);
  }
  return { screen, code, phones };
}

/** Players, tables and piles are on the big screen. */
const ON_SCREEN =
  '.seat-plates, .train-window, .plan-strip, .sheriff-row, .player-bar, .duel-piles, .rider-seats, .gang-totals, .felt-room';

/** Nothing that is on the big screen is on the phone too, and each card of the hand is whole. */
const expectOnlyHand = async (page: Page) => {
  expect(await page.locator('.hand-page').locator(ON_SCREEN).filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.hand-bed li').evaluateAll(covered)).toEqual([]);
};

/** Runs in the page: the cards of a hand that lie partly under the next one. */
const covered = (cards: readonly Element[]): readonly number[] => {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return boxes.flatMap(({ right, top }, i) => {
    const next = boxes[i + 1];
    return next !== undefined && next.top === top && next.left < right ? [i] : [];
  });
};

test('Colt Express: a screen and three phones play a round; the screen reloads, and a phone is replaced', async () => {
  const { screen, phones } = await room(COLT, 'en');
  const [ann, bob, cal] = phones as [Visitor, Visitor, Visitor];
  await takePicture(screen.page, 'screen-waiting-en');
  await expectReadable(screen.page);
  await takePicture(bob.page, 'hand-waiting-en');
  for (const name of NAMES) expect(await screen.page.locator('.screen-seats').textContent()).toContain(name);
  await startOn(ann.page);
  await screen.page.locator('.screen-page .colt-express').waitFor();
  for (const phone of phones) play(phone);
  await screen.page.locator('.colt-express[data-phase=planning]').waitFor(LONG);
  await ann.page.locator('.hand-page .hand-bed').waitFor();
  for (const { page } of phones) await expectOnlyHand(page);
  expect(await screen.page.locator('.hand-bed .card').count()).toBe(0);
  await takePicture(screen.page, 'screen-colt-en');
  await expectReadable(screen.page);
  await takePicture(ann.page, 'hand-colt-en');

  const code = await codeOn(screen.page);
  await screen.page.reload();
  await screen.page.locator('.screen-page .colt-express').waitFor();
  expect(await codeOn(screen.page)).toBe(code);
  for (const { page } of phones) await page.locator('.hand-page').waitFor();

  await cal.context.close();
  const other = await house.visit({ isStill: true, isPhone: true });
  await pressOnce(other.page);
  await enterCode(other.page, code);
  await other.page.locator('.hand-waiting .btn.wide', { hasText: 'Cal' }).tap();
  await ann.page.locator('.seat-request .btn.main').tap();
  await other.page.locator('.hand-page').waitFor();
  play(other);
  await screen.page.locator('.colt-express[data-phase=heist]').waitFor(LONG);
  await takePicture(screen.page, 'screen-colt-heist-en');
  await expectReadable(screen.page);
  await takePicture(bob.page, 'hand-look-up-en');
  await screen.page.locator('.stage-pips', { hasText: '2 of 5' }).waitFor(LONG);
  for (const visitor of [screen, ann, bob, other]) expectNoProblems(visitor);
  for (const { context } of [screen, ann, bob, other]) await context.close();
});

/** Plays until the page is closed. If a player can't go on, the screen never gets to the next round. */
const play = ({ page, problems }: Visitor): void =>
  void playColt(page, { hand: 'tap' }).catch(async (error: unknown) => {
    if (page.isClosed()) return;
    problems.push(String(error));
    await takePicture(page, 'hand-stuck');
  });

/** A phone that is held sideways has everything within reach. */
async function expectSideways(page: Page, name: string): Promise<void> {
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.hand-page [data-layout="phone-wide"]').waitFor();
  await expectFits(page);
  expect(await cutOff(page)).toEqual([]);
  const below = await page
    .locator('.hand-bar .ib, .ask-acts .btn, .hand-bed .card')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).length);
  expect(below).toBe(0);
  await takePicture(page, `hand-${name}-wide`);
  if (upright !== null) await page.setViewportSize(upright);
}

test.each([
  ['the-duel', 2],
  ['caliber-45', 3],
])('%s: a screen and a phone show a game with bots', async (name, game) => {
  await using screen = await house.visit({ isStill: true });
  await using phone = await house.visit({ isStill: true, isPhone: true });
  await screen.page.setViewportSize(HD);
  const code = await openScreen(screen.page, game);
  await joinAs(phone.page, code, 'Ann');
  await startOn(phone.page);
  await screen.page.locator('.screen-page .table-scene').waitFor();
  await phone.page.locator('.hand-page[data-asked=yes]').waitFor();
  await takePicture(screen.page, `screen-${name}`);
  await expectReadable(screen.page);
  await takePicture(phone.page, `hand-${name}`);
  expect(await phone.page.locator('.ask-acts .btn, .hand-bed .card').count()).toBeGreaterThan(0);
  await expectOnlyHand(phone.page);
  await expectSideways(phone.page, name);
  for (const visitor of [screen, phone]) expectNoProblems(visitor);
});

test('The Wright Brothers’ Gang in Russian: a race is slapped anywhere on the phones, and the screen shows it', async () => {
  const { screen, phones } = await room(WRIGHT, 'ru');
  const [ann] = phones as [Visitor, Visitor, Visitor];
  await startOn(ann.page);
  await screen.page.locator('.screen-page .wright-brothers').waitFor();
  await takePicture(screen.page, 'screen-wright-ru');
  await expectReadable(screen.page);
  await takePicture(ann.page, 'hand-wright-ru');
  for (const { page } of phones) await expectOnlyHand(page);
  await expectSideways(ann.page, 'wright-ru');
  const anywhere = { ...finger, slap: (page: Page) => page.touchscreen.tap(40, 640) };
  const isRaceOver = ({ phase }: { readonly phase: string }) =>
    ['round-over', 'miss-choice', 'game-over'].includes(phase);
  await Promise.all(phones.map(({ page }) => playWright(page, { device: anywhere, until: isRaceOver })));
  await screen.page.locator('.wright-brothers[data-split=yes]').waitFor();
  await takePicture(screen.page, 'screen-wright-split-ru');
  await expectReadable(screen.page);
  await ann.page.locator('.reactions summary').tap();
  await ann.page.locator('.reactions .btn').nth(1).tap();
  await screen.page.locator('.emote').waitFor();
  for (const visitor of [screen, ...phones]) expectNoProblems(visitor);
  for (const { context } of [screen, ...phones]) await context.close();
});

test('the screen is gone: phones say so and show the whole table, until it is back', async () => {
  await using screen = await house.visit({ isStill: true });
  await using phone = await house.visit({ isStill: true, isPhone: true });
  await screen.page.setViewportSize(HD);
  const code = await openScreen(screen.page, DUEL);
  const { page } = phone;
  await joinAs(page, code, 'Ann');
  await startOn(page);
  await page.locator('.hand-page').waitFor();
  const address = screen.page.url();
  await screen.page.close();
  const strip = page.locator('.hand-strip', { hasText: 'The screen is gone. Play here until it is back.' });
  await strip.waitFor();
  // The whole table is there to play on, also for a phone that comes now.
  await page.locator('.hand-table .table-scene').waitFor();
  await page.locator('.ask.yours').waitFor(LONG);
  await takePicture(page, 'hand-no-screen');
  await page.reload();
  await strip.waitFor();

  const again = await screen.context.newPage();
  await again.goto(address);
  await again.locator('.screen-page .table-scene').waitFor();
  expect(await codeOn(again)).toBe(code);
  await page.locator('.hand-page').waitFor();
  await page.getByText('The screen is back.').first().waitFor();
  expect(await strip.count()).toBe(0);
  await again.reload();
  await again.locator('.screen-page .table-scene').waitFor();
  await page.locator('.hand-page').waitFor();
  for (const visitor of [screen, phone]) expectNoProblems(visitor);
});

test('a TV that cuts off the edges gets a smaller picture, and the device remembers it', async () => {
  await using screen = await house.visit({ isStill: true });
  const { page } = screen;
  await page.setViewportSize(HD);
  await openScreen(page, COLT);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Smaller picture' }).click();
  await page.keyboard.press('-');
  const box = () => page.locator('.screen-waiting').boundingBox();
  const small = { x: 77, y: 43, width: 1766, height: 994 };
  const rounded = async () =>
    Object.fromEntries(Object.entries((await box()) ?? {}).map(([k, n]) => [k, Math.round(n)]));
  expect(await rounded()).toEqual(small);
  await takePicture(page, 'screen-overscan');
  await page.reload();
  await page.locator('.join-code').waitFor();
  expect(await rounded()).toEqual(small);
  expectNoProblems(screen);
});
