import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { smallText } from './small-text.ts';

/** The smallest type of a big screen of 1920×1080: capitals of 10 mm on a TV of 43 inches. */
const LEAST = 32;
const HEIGHT = 1080;

/** Everything on the big screen can be read from three meters, and nothing has to be scrolled to. */
export async function expectReadable(page: Page): Promise<void> {
  const { height = HEIGHT } = page.viewportSize() ?? {};
  expect(await smallText(page, (LEAST * height) / HEIGHT)).toEqual([]);
  expect(await page.evaluate(scrolled)).toEqual([]);
}

/** Runs in the page: the parts that hide some of what is in them. */
function scrolled(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.screen-page *, .screen-waiting *')]
    .filter((part) => part.closest('.sr') === null && /auto|scroll/.test(getComputedStyle(part).overflowX))
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className}: ${part.scrollWidth} px in ${part.clientWidth}`);
}
