import { expect, test } from 'vitest';
import type { View } from '../src/games/wright-brothers/wire.ts';
import { showCourse } from './harness/course.ts';
import { gameOf } from './harness/game-of.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test('what was missed is told until the first own move', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  const course = await showCourse(page, gameOf('wright-brothers'), { seats: 4, seed: 3 });
  const turn = (course.views as readonly View[]).findIndex(
    ({ phase, active, asked }, at) => at > 4 && phase === 'turn' && active === 0 && asked.includes(active),
  );
  await course.show(turn, true);
  const strip = page.locator('.away-bar');
  await strip.waitFor();
  const pass = page.locator('.ask-acts .a-pass');
  await pass.tap();
  expect(await strip.count()).toBe(1);
  await pass.tap();
  await strip.waitFor({ state: 'detached' });
  expectNoProblems(visitor);
});
