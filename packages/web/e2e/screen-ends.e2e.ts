import { connectTo } from '@saloon/server/testing';
import { expect, test } from 'vitest';
import { playOn as playColt, pressOnce } from './colt-express-player.ts';
import { finger } from './harness/device.ts';
import { expectFits } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn as playWright } from './harness/player.ts';
import { expectReadable } from './harness/three-meters.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const LONG = { timeout: 150_000 } as const;

/** One person on a phone against two bots, before a big screen. */
async function phoneAndBots(game: string, options: Record<string, string | number | boolean>, lang: 'en' | 'ru') {
  const host = await connectTo(Number(new URL(house.url).port));
  await host.hello('Host');
  const bot = { type: 'bot', level: 'easy' } as const;
  const table = await host.open({ game, seats: [{ type: 'open' }, bot, bot], isPrivate: true, options });
  await host.join(table);
  const screen = await house.visit({ lang, isStill: true });
  await screen.page.setViewportSize({ width: 1920, height: 1080 });
  await screen.page.goto(`/screen/${table}`);
  const phone = await house.visit({ lang, isStill: true, isPhone: true });
  await pressOnce(phone.page);
  await phone.page.goto(`/hand/${table}`);
  await phone.page.locator('.welcome .field').fill('Ann');
  await phone.page.locator('.welcome .btn.main').tap();
  await phone.page.locator('.hand-waiting [aria-pressed=false]').tap();
  await host.order(table, { type: 'start' });
  await phone.page.locator('.hand-page').waitFor();
  return { screen, phone, close: () => host.close() };
}

test('the card at the end of a round says what it did to this player, and the question keeps its width', async () => {
  const { screen, phone, close } = await phoneAndBots('colt-express', { preset: 'basic' }, 'ru');
  const { page } = phone;
  const card = page.locator('.round-summary');
  let isShown = false;
  const onMove = async () => {
    isShown ||= await card.isVisible();
  };
  await playColt(page, { hand: 'tap', onMove, until: () => isShown });
  await takePicture(page, 'hand-round-over-ru');
  await expectFits(page);
  expect(await card.locator('.public-counts, .round-card').filter({ visible: true }).count()).toBe(0);
  await card.locator('.btn.main').tap();
  await card.waitFor({ state: 'detached' });
  expect((await page.locator('.ask').boundingBox())?.width).toBe(390);
  expectNoProblems(phone);
  for (const { context } of [screen, phone]) await context.close();
  close();
});

test('the last scene is played on the big screen, and the phone has its own place and another game', async () => {
  const { screen, phone, close } = await phoneAndBots('wright-brothers', { rounds: 1 }, 'en');
  const anywhere = { ...finger, slap: () => phone.page.touchscreen.tap(40, 640) };
  await playWright(phone.page, { device: anywhere });
  await screen.page.locator('.screen-result .ending[data-settled=yes] + p').waitFor(LONG);
  await takePicture(screen.page, 'screen-result-en');
  await expectReadable(screen.page);
  const stage = await screen.page.locator('.screen-result .ending-stage').boundingBox();
  const poster = await screen.page.locator('.screen-result .winner-poster').boundingBox();
  expect(stage?.height).toBeGreaterThan(700);
  expect(poster?.x).toBeGreaterThanOrEqual((stage?.x ?? Infinity) + (stage?.width ?? Infinity));
  const result = phone.page.locator('dialog.ranking');
  await takePicture(phone.page, 'hand-result-en');
  expect(await result.locator('.ending').count()).toBe(0);
  expect(await result.locator('.ranks li').count()).toBe(1);
  await result.locator('footer .btn.main').tap();
  for (const visitor of [screen, phone]) expectNoProblems(visitor);
  for (const { context } of [screen, phone]) await context.close();
  close();
});
