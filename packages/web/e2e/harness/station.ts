import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousProblems } from './axe.ts';
import { hiddenWords } from './covered.ts';
import { cutOff, expectFits } from './layout.ts';
import { takePicture } from './pictures.ts';
import { oddTexts } from './texts.ts';
import type { Wishes } from './visitor.ts';

/** How a visitor came: language and screen. */
export type Way = Required<Pick<Wishes, 'lang' | 'isPhone'>>;

/** Cards and sentences move for a moment after each press. */
const REST_MS = 8000;
const LOOK_EVERY_MS = 400;

async function hiddenAtRest(page: Page): Promise<readonly string[]> {
  const deadline = performance.now() + REST_MS;
  for (;;) {
    const hidden = await hiddenWords(page, PASSING);
    if (hidden.length === 0 || performance.now() > deadline) return hidden;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

/** At each place of a visit: it fits, is accessible and in the visitor's language, and nothing is cut or covered. */
export async function expectStation(page: Page, { lang, isPhone }: Way, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectFits(page);
  const hidden = await hiddenAtRest(page);
  await takePicture(page, `visit-${name}-${isPhone ? 'phone' : 'desk'}-${lang}`);
  expect(hidden, name).toEqual([]);
  expect(await cutOff(page), name).toEqual([]);
  expect(await filledLines(page), name).toEqual([]);
  expect(await seriousProblems(page, 'all'), name).toEqual([]);
  expect(await oddTexts(page, lang), name).toEqual([]);
}

/** Lines of the log about what was done to the reader whose mark is more than a bar, so that it fills the line. */
const filledLines = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.log .harm')
    .evaluateAll((all) =>
      all.flatMap((one) => (/ 3px 0px 0px 0px inset$/.test(getComputedStyle(one).boxShadow) ? [] : [one.textContent])),
    );

/** These come over a table and go, and the tabs of a phone lie over what can be scrolled. */
const PASSING = ['.final-count', '.taken-cards', '.race-layer', '.toast', '.top-bar nav'];

/** The question says what is asked, at most one brass button answers it, and the keyboard is somewhere. */
export async function expectAsked(page: Page): Promise<void> {
  // Another question may follow before we look.
  await page.locator('.ask.yours .ask-q .sign').first().waitFor();
  const { question, brass, isFocusLost } = await page.evaluate(() => ({
    question: document.querySelector('.ask.yours .ask-q .sign')?.textContent?.trim() ?? '',
    brass: [...document.querySelectorAll('.ask.yours .btn.main:not([aria-disabled])')].map((one) => one.textContent),
    isFocusLost: document.activeElement === document.body,
  }));
  expect(question).not.toBe('');
  expect(brass.length, `brass buttons: ${brass.join(' | ')}`).toBeLessThanOrEqual(1);
  expect(isFocusLost, `the focus is lost at “${question}”`).toBe(false);
}
