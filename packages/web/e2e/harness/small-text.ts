import type { Page } from 'playwright-core';

/** Texts that are drawn smaller than this many pixels, also inside a scaled drawing, each with its size. */
export const smallText = (page: Page, least: number): Promise<readonly string[]> => page.evaluate(look, least);

/** Runs in the page. */
function look(least: number): readonly string[] {
  const ROUNDING = 0.1;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const of = text.parentElement;
    if (of === null || (text.textContent ?? '').trim() === '' || of.closest('.sr, .skip, title, style') !== null)
      continue;
    if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Drawings in a hidden group have no box.
    if (of.getClientRects().length === 0) continue;
    const scale = of instanceof SVGGraphicsElement ? (of.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(of).fontSize) * scale;
    // A size of nothing hides a text on purpose.
    if (size === 0 || size >= least - ROUNDING) continue;
    found.add(`${of.localName}.${[...of.classList].join('.')} "${text.textContent?.trim()}" of ${size.toFixed(1)} px`);
  }
  return [...found];
}
