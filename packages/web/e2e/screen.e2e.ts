import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn as playColt, pressOnce } from './colt-express-player.ts';
import { finger } from './harness/device.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn as playWright } from './harness/player.ts';
import { codeOn, enterCode, joinAs, openScreen, startOn } from './harness/room.ts';
import { smallText } from './harness/small-text.ts';
import { expectNoProblems, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();
const HD = { width: 1920, height: 1080 } as const;
const NAMES = ['Ann', 'Bob', 'Cal'] as const;
/** In the order of the posters. */
const COLT = 1;
const WRIGHT = 0;

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

/** Nothing that is on the big screen is on the phone too. */
const expectOnlyHand = async (page: Page) => {
  for (const part of ['.seat-plates', '.train-window', '.plan-strip', '.sheriff-row']) {
    expect(await page.locator(`.hand-page ${part}`).filter({ visible: true }).count()).toBe(0);
  }
};

test('Colt Express: a screen and three phones play a round; the screen reloads, and a phone is replaced', async () => {
  const { screen, phones } = await room(COLT, 'en');
  const [ann, bob, cal] = phones as [Visitor, Visitor, Visitor];
  await takePicture(screen.page, 'screen-waiting-en');
  await takePicture(bob.page, 'hand-waiting-en');
  for (const name of NAMES) expect(await screen.page.locator('.screen-seats').textContent()).toContain(name);
  await startOn(ann.page);
  await screen.page.locator('.screen-page .colt-express').waitFor();
  expect(await screen.page.locator('.hand-bed .card').count()).toBe(0);
  const rounds = (at: string) => phones.map(({ page }) => playColt(page, { hand: 'tap', until: untilPhase(at) }));
  await Promise.all(rounds('planning'));
  await Promise.all(phones.map(({ page }) => expectOnlyHand(page)));
  await takePicture(screen.page, 'screen-colt-en');
  await takePicture(ann.page, 'hand-colt-en');
  expect(await smallText(screen.page, 31)).toEqual([]);

  const code = await codeOn(screen.page);
  await screen.page.reload();
  await screen.page.locator('.screen-page .colt-express').waitFor();
  expect(await codeOn(screen.page)).toBe(code);
  await Promise.all(phones.map(({ page }) => page.locator('.hand-page').waitFor()));

  await cal.context.close();
  const other = await house.visit({ isStill: true, isPhone: true });
  await pressOnce(other.page);
  await enterCode(other.page, code);
  await other.page.locator('.hand-waiting .btn.wide', { hasText: 'Cal' }).tap();
  await ann.page.locator('.seat-request .btn.main').tap();
  await other.page.locator('.hand-page .hand-bed').waitFor();
  const playing = [ann, bob, other].map(({ page }) => playColt(page, { hand: 'tap', until: untilPhase('heist') }));
  await Promise.all(playing);
  await takePicture(screen.page, 'screen-colt-heist-en');
  await takePicture(bob.page, 'hand-look-up-en');
  for (const visitor of [screen, ann, bob, other]) expectNoProblems(visitor);
  for (const { context } of [screen, ann, bob, other]) await context.close();
});

const untilPhase = (wanted: string) => (seen: { readonly phase: string; readonly isOver: boolean }) =>
  seen.isOver || seen.phase === wanted;

test('The Wright Brothers’ Gang in Russian: a race is slapped anywhere on the phones, and the screen shows it', async () => {
  const { screen, phones } = await room(WRIGHT, 'ru');
  const [ann] = phones as [Visitor, Visitor, Visitor];
  await startOn(ann.page);
  await screen.page.locator('.screen-page .wright-brothers').waitFor();
  await takePicture(screen.page, 'screen-wright-ru');
  await takePicture(ann.page, 'hand-wright-ru');
  const anywhere = { ...finger, slap: (page: Page) => page.touchscreen.tap(40, 640) };
  const isRaceOver = ({ phase }: { readonly phase: string }) =>
    ['round-over', 'miss-choice', 'game-over'].includes(phase);
  await Promise.all(phones.map(({ page }) => playWright(page, { device: anywhere, until: isRaceOver })));
  await screen.page.locator('.wright-brothers[data-split=yes]').waitFor();
  await takePicture(screen.page, 'screen-wright-split-ru');
  await ann.page.locator('.reactions summary').tap();
  await ann.page.locator('.reactions .btn').nth(1).tap();
  await screen.page.locator('.emote').waitFor();
  for (const visitor of [screen, ...phones]) expectNoProblems(visitor);
  for (const { context } of [screen, ...phones]) await context.close();
});
