import { isAmong, type Lang, type Lesson, lessonSteps } from '@saloon/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Device, finger, keyboard, mouse } from './device.ts';
import type { LessonHand, Pressing } from './lesson-hand.ts';

const DEVICES: Readonly<Record<Pressing, Device>> = { mouse, finger, keyboard };

export type Learning = {
  readonly lesson: Lesson;
  readonly hand: LessonHand;
  readonly lang: Lang;
  readonly pressing: Pressing;
  /** Makes the first listed mistake before every right answer. */
  readonly slips?: boolean;
  /** Stops before this step. */
  readonly until?: number;
  /** Called at every step, before anything is pressed. */
  readonly onStep?: (step: number) => void | Promise<void>;
};

type Moment = { readonly type: string; readonly step: number; readonly text: string };

/** The guide's current step, read from the page. */
export const readGuide = (page: Page): Promise<Moment> =>
  page.locator('.guide').evaluate((guide: HTMLElement) => ({
    type: guide.dataset.moment ?? '',
    step: Number(guide.dataset.step),
    text: guide.querySelector('.says')?.textContent ?? '',
  }));

/** Plays a lesson from its data, to its end or to before a step, and checks every text, highlight and task. */
export async function playLesson(page: Page, learning: Learning): Promise<void> {
  const { lesson, hand, lang, pressing, slips = false, until = Infinity, onStep } = learning;
  const steps = lessonSteps(lesson);
  const texts: Readonly<Record<string, string>> = lesson.texts[lang];
  const said = (id: string) => (texts[id] ?? '').replaceAll('**', '');
  const slipped = new Set<number>();
  let told = -1;
  for (;;) {
    const { type, step, text } = await readGuide(page);
    if (type === 'done' || step >= until) return;
    const now = steps[step];
    if (now === undefined) throw new Error(`Cannot learn: there is no step ${step}`);
    if (told !== step) {
      told = step;
      if (type !== 'mistake') expect(text).toBe(said(now.text));
      if (now.part !== undefined && type !== 'others') await expectLit(page, now.part);
      await onStep?.(step);
    }
    if (type === 'say' || type === 'mistake') await goOn(page, pressing);
    else if (now.type === 'ask') {
      const slip = slips && !slipped.has(step) ? now.mistakes?.[0] : undefined;
      const move = slip === undefined ? now.right[0] : slip.moves.find((one) => !one.endsWith('*'));
      slipped.add(step);
      if (move === undefined || (slip !== undefined && isAmong(now.right, move))) continue;
      await hand(page, DEVICES[pressing], move);
      if (slip !== undefined) {
        await leave(page, step, 'ask');
        expect((await readGuide(page)).text).toBe(said(slip.text));
        continue;
      }
    }
    await leave(page, step, type);
  }
}

/** The main button of the guide's card, which has the focus for keyboard users. */
async function goOn(page: Page, pressing: Pressing): Promise<void> {
  const on = page.locator('.guide .on');
  if (pressing === 'mouse') return on.click();
  if (pressing === 'finger') return on.tap();
  await page.waitForFunction(() => document.activeElement?.matches('.guide .on'));
  await page.keyboard.press('Enter');
}

/** Waits until the guide moves on. */
const leave = (page: Page, step: number, type: string) =>
  page.waitForFunction(
    ([last, kind]) => {
      const { moment, step: now } = document.querySelector<HTMLElement>('.guide')?.dataset ?? {};
      return now !== undefined && (now !== last || moment !== kind);
    },
    [String(step), type] as const,
    { polling: 50 },
  );

/** The highlighted part is on the screen with its outline, and the guide doesn't cover it. */
async function expectLit(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const line = document.querySelector<HTMLElement>(`.chalk[data-lit="${name}"]`);
      return line !== null && line.style.visibility === 'visible';
    },
    part,
    { polling: 50 },
  );
  const [lit, guide] = await Promise.all([page.locator('.chalk').boundingBox(), page.locator('.guide').boundingBox()]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (lit === null || guide === null) throw new Error(`Cannot see ${part}`);
  expect(lit.width, part).toBeGreaterThan(20);
  expect(lit.x + lit.width, part).toBeLessThanOrEqual(width + 1);
  expect(lit.y + lit.height, part).toBeLessThanOrEqual(height + 1);
  const overlap = {
    x: Math.min(lit.x + lit.width, guide.x + guide.width) - Math.max(lit.x, guide.x),
    y: Math.min(lit.y + lit.height, guide.y + guide.height) - Math.max(lit.y, guide.y),
  };
  // The outline is a few pixels larger than the part.
  expect(overlap.x > 6 && overlap.y > 6, `the guide covers ${part}`).toBe(false);
}
