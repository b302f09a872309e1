import { expect, test } from 'vitest';
import type { View } from '../src/games/wright-brothers/wire.ts';
import { showCourse } from './harness/course.ts';
import { gameOf } from './harness/game-of.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

test.each([
  { code: 'WRONG_PHASE', phase: 'miss-choice', lang: 'ru', said: 'Опоздали' },
  { code: 'game-over', phase: 'game-over', lang: 'en', said: 'oo late' },
] as const)('a slap that comes too late is no error ($code): the photo finish says how late', async (way) => {
  const { code, phase, lang, said } = way;
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
  const { page } = visitor;
  const course = await showCourse(page, gameOf('wright-brothers'), { seats: 4, seed: 2, refusal: code });
  const views = course.views as readonly View[];
  const isMissed = ({ race, division }: View) =>
    division !== undefined && race?.finishes?.some(({ seat, e }) => seat === 0 && e !== undefined) === false;
  const split = views.findLastIndex((view) => view.phase === phase && isMissed(view));
  const race = views.findIndex((view) => view.phase === 'race' && view.race?.id === views[split]?.race?.id);
  await course.show(race);
  await page.locator('.wright-brothers[data-signal=on]').waitFor();
  await page.locator('.loot-ring').tap({ force: true });
  await course.show(split);
  await page.locator('.split-sheet .step-track button').first().tap();
  await page.locator('.photo-finish').getByText(said).waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  expectNoProblems(visitor);
});
