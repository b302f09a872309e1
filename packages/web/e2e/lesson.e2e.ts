import { lesson as bangDuel } from '@saloon/bang-duel/lesson';
import { lesson as caliber45 } from '@saloon/caliber-45/lesson';
import { lesson as coltExpress } from '@saloon/colt-express/lesson';
import type { Lang, Lesson } from '@saloon/kernel';
import { chapterStarts, lessonSteps } from '@saloon/kernel';
import { lesson as wrightBrothers } from '@saloon/wright-brothers/lesson';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bangDuelHand } from './bang-duel-lesson.ts';
import { caliber45Hand } from './caliber-45-lesson.ts';
import { coltExpressHand } from './colt-express-lesson.ts';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import type { LessonHand, Pressing } from './harness/lesson-hand.ts';
import { takePicture } from './harness/pictures.ts';
import { playLesson, readGuide } from './harness/play-lesson.ts';
import { expectNoProblems, useHouse, type Wishes } from './harness/visitor.ts';
import { wrightBrothersHand } from './wright-brothers-lesson.ts';

/** Every lesson, and how its moves are played at its table. */
const LESSONS: readonly { readonly lesson: Lesson; readonly hand: LessonHand }[] = [
  { lesson: wrightBrothers, hand: wrightBrothersHand },
  { lesson: coltExpress, hand: coltExpressHand },
  { lesson: caliber45, hand: caliber45Hand },
  { lesson: bangDuel, hand: bangDuelHand },
];
const WAYS: readonly { readonly lang: Lang; readonly pressing: Pressing; readonly wishes: Wishes }[] = [
  { lang: 'en', pressing: 'keyboard', wishes: {} },
  { lang: 'ru', pressing: 'finger', wishes: { isPhone: true, theme: 'day' } },
];

const house = useHouse();
const toLesson = async (page: Page, { game }: Lesson) => {
  await page.goto(`/learn/${game}`);
  await page.locator('.guide').waitFor();
};

const heightsOf = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
    // In a split and at the end there is no hand, and the bar belongs to another picture.
    const hasHand = document.querySelector<HTMLElement>('.table-scene')?.dataset.hand === 'yes';
    return hasHand ? `guide ${heightOf('.guide')}, bar ${heightOf('.ask')}` : undefined;
  });

describe.each(LESSONS)('the lesson of $lesson.game', ({ lesson, hand }) => {
  const steps = lessonSteps(lesson);
  const asked = steps.findIndex(({ type }) => type === 'ask');

  test.each(WAYS)('is played to its end and leads into a game with hints: $lang, $pressing', async (way) => {
    const { lang, pressing, wishes } = way;
    await using visitor = await house.visit({ ...wishes, lang, isStill: true });
    const { page } = visitor;
    await toLesson(page, lesson);
    // On a phone neither the guide nor the bar changes its height, so that the table stays where it is.
    const heights = new Map<string, number>();
    const onStep = async (step: number) => {
      const seen = wishes.isPhone ? await heightsOf(page) : undefined;
      if (seen !== undefined) heights.set(seen, step);
      if (step !== asked) return;
      await expectFits(page);
      if (wishes.isPhone) expect(await smallTargets(page)).toEqual([]);
      expect(await seriousProblems(page, 'all')).toEqual([]);
      await takePicture(page, `lesson-${lesson.game}-${lang}`);
    };
    await playLesson(page, { lesson, hand, lang, pressing, slips: pressing === 'keyboard', onStep });
    expect(heights.size, [...heights].join('\n')).toBeLessThanOrEqual(1);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    if (pressing === 'finger') await page.locator('.guide .on').tap();
    else await page.keyboard.press('Enter');
    await page.waitForURL('**/solo/*');
    await page.locator('.table-bar .hint').waitFor();
    expectNoProblems(visitor);
  });

  test('resumes where it was left, goes back a chapter, and shows the answer on request', async () => {
    await using visitor = await house.visit({ lang: 'en', isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await page.locator(`.bill a[href="/learn/${lesson.game}"]`).click();
    await page.locator('.guide').waitFor();
    await playLesson(page, { lesson, hand, lang: 'en', pressing: 'mouse', until: asked });
    await page.goto('/');
    await toLesson(page, lesson);
    expect((await readGuide(page)).step).toBe(asked);
    await page.locator('.guide .back').click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.guide')?.dataset.step === '0');
    await playLesson(page, { lesson, hand, lang: 'en', pressing: 'mouse', until: asked });
    await page.locator('.guide .show').click();
    await page.waitForFunction((at) => Number(document.querySelector<HTMLElement>('.guide')?.dataset.step) > at, asked);
    expectNoProblems(visitor);
  });
});

test('a lesson works offline', async () => {
  const [{ lesson, hand } = { lesson: wrightBrothers, hand: wrightBrothersHand }] = LESSONS;
  await using visitor = await house.visit({ lang: 'en', isStill: true, isSmall: true, hasServiceWorker: true });
  const { page, context } = visitor;
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await toLesson(page, lesson);
  await playLesson(page, { lesson, hand, lang: 'en', pressing: 'mouse', until: chapterStarts(lesson)[1] ?? 0 });
});

test('a finished lesson stays finished in another language', async () => {
  await using visitor = await house.visit({ lang: 'en', isStill: true });
  const { page } = visitor;
  await toLesson(page, wrightBrothers);
  await playLesson(page, { lesson: wrightBrothers, hand: wrightBrothersHand, lang: 'en', pressing: 'mouse' });
  await page.locator('.guide[data-moment="done"]').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('button[lang="ru"]').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Настройки' }).waitFor();
  await page.locator('.guide').waitFor();
  expect((await readGuide(page)).type).toBe('done');
  expectNoProblems(visitor);
});

test('the lesson of an unknown game is a 404 page with a way back', async () => {
  await using visitor = await house.visit({ lang: 'en', isSmall: true });
  const { page } = visitor;
  await page.goto('/learn/tic-tac-toe');
  await page.getByText('There’s no such page in this saloon').waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.waitForURL(/\/$/);
  expectNoProblems(visitor);
});
