import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { View } from '../src/games/caliber-45/wire.ts';
import { showCourse } from './harness/course.ts';
import { gameOf } from './harness/game-of.ts';
import { positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const ann = seat(0);

test('on a phone a sheet is pulled down by its head; a short pull leaves it, and its body scrolls', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  const game = gameOf('colt-express');
  await showStill(
    page,
    game,
    positionWhere(game, 4, (view) => JSON.stringify(view).includes('"phase":"planning"')),
  );
  await page.getByRole('button', { name: 'Settings' }).tap();
  const sheet = page.locator('dialog.sheet[open]');
  await sheet.waitFor();
  const head = await sheet.locator('header h2').boundingBox();
  if (head === null) throw new Error('Cannot pull the sheet: it has no head');
  const [x, y] = [head.x + 20, head.y + head.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const pull = async (from: number, way: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch('touchStart', from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', from + way * part);
    await page.waitForTimeout(150);
    await touch('touchEnd');
  };
  await pull(y, 30);
  expect((await sheet.locator('header h2').boundingBox())?.y).toBe(head.y);
  await pull(y + 200, 250);
  expect(await sheet.count()).toBe(1);
  await pull(y, 250);
  await sheet.waitFor({ state: 'detached' });
  expectNoProblems(visitor);
});

test('a card that is looked at closely shows no number of a rule', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  const game = gameOf('caliber-45');
  await showStill(
    page,
    game,
    positionWhere(game, 4, (view) => JSON.stringify(view).includes('"phase":"call"')),
  );
  await page.locator('.own-rider .look').tap();
  const sheet = page.locator('dialog.sheet[open]');
  await sheet.locator('.csub').waitFor();
  expect(await sheet.innerText()).not.toMatch(/[A-Z0-9]{2,}-[A-Z]+-\d/);
  expectNoProblems(visitor);
});

test('a card that is looked at goes when its player is asked', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  const course = await showCourse(page, gameOf('caliber-45'), { seats: 4, seed: 3 });
  const views = course.views as readonly View[];
  const isAsked = (at: number) => views[at]?.asked.includes(ann) === true;
  const hasCowboy = (at: number) => typeof views[at]?.players[ann]?.cowboy?.card === 'object';
  const looking = views.findIndex((_, at) => !isAsked(at) && isAsked(at + 1) && hasCowboy(at));
  await course.show(looking);
  await page.locator('.own-rider .look').tap();
  const sheet = page.locator('dialog.sheet[open]');
  await sheet.waitFor();
  await course.show(looking + 1);
  await sheet.waitFor({ state: 'detached' });
  expectNoProblems(visitor);
});
