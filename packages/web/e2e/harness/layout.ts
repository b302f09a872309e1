import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide, `the page is ${wide} px wide on a screen of ${width}`).toBeLessThanOrEqual(width);
}

/** Controls cut off by an edge of the screen where they can't be scrolled into view. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canScroll = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isBrought = (target: Element): boolean => {
      for (let at = target.parentElement; at !== null; at = at.parentElement) if (canScroll(at)) return true;
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('button, a[href], select')].flatMap((target) => {
      const { left, right, width } = target.getBoundingClientRect();
      const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 2;
      if (!isSeen || (left >= -1 && right <= innerWidth + 1) || target.closest('.sr, .skip') !== null) return [];
      return isBrought(target) ? [] : [`${target.className} "${target.textContent?.trim().slice(0, 40)}"`];
    });
  });

/**
 * Controls smaller than this many pixels: something else is hit within half of it from the center. A switch counts with its
 * label, a link in a sentence with its line height, a card in a fan with its visible strip.
 */
export const smallTargets = (page: Page, least = 44): Promise<readonly string[]> =>
  // With room for rounding.
  page.evaluate(look, (least - 1) / 2);

/** Runs in the page. */
function look(reach: number): readonly string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const targets = [...root.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=tab]')];
  const isPressed = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return hit !== null && (target.contains(hit) || label?.control === target || label?.contains(target));
  };
  const stripOf = (target: HTMLElement) => {
    const box = target.getBoundingClientRect();
    const next = target.closest('.fan > li')?.nextElementSibling?.getBoundingClientRect();
    return new DOMRect(box.x, box.y, next === undefined ? box.width : Math.min(box.width, next.x - box.x), box.height);
  };
  return targets.flatMap((target) => {
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || target.closest('.sr, .skip, [inert]') !== null || target.matches('p a, p button, li > a, dd a'))
      return [];
    const size = stripOf(target);
    if (size.width < 2 || (size.width >= 2 * reach && size.height >= 2 * reach)) return [];
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = stripOf(target);
    const [cx, cy] = [x + width / 2, y + height / 2];
    const isLarge =
      (width >= 2 * reach || (isPressed(target, cx - reach, cy) && isPressed(target, cx + reach, cy))) &&
      (height >= 2 * reach || (isPressed(target, cx, cy - reach) && isPressed(target, cx, cy + reach)));
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
    const id = `${target.tagName.toLowerCase()}.${target.className} "${name.slice(0, 40)}"`;
    return isLarge ? [] : [`${id}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
  });
}
