import type { Page } from 'playwright-core';

/** A desk, low desks, tablets both ways, phones small and large, and one that lies on its side. */
export const SIZES = [
  '1440x900',
  '1200x760',
  '1024x768',
  '1366x640',
  '820x1180',
  '390x844',
  '360x640',
  '844x390',
] as const;
export const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2, 'caliber-45': 6 };
export const USUAL_SEATS = 4;
export const SEED = 3;
/** These come over the table and go: the count says what the plates under it say; cards that are taken; the race. */
export const PANELS = ['.final-count', '.taken-cards', '.race-layer'];

/** Laptops, whose browsers leave little of the height, and the desk of the pictures. */
export const DESKS = ['1280x620', '1366x640', '1280x720', '1440x757', '1440x820', '1440x875', '1440x900'] as const;

/** Which of these meet this one on the screen, by their words. */
export const touching = (page: Page, one: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, rest]) => {
      // Letters are smaller than their line.
      const wordsOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
        return { left, right, width, top: top + height / 6, bottom: bottom - height / 6 };
      };
      const first = document.querySelector(selector);
      if (first === null) return [`there is no ${selector}`];
      const box = wordsOf(first);
      return [...document.querySelectorAll(rest)].flatMap((other) => {
        const { left, top, right, bottom, width } = wordsOf(other);
        const isMet = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return width > 0 && isMet ? [`${other.className} "${other.textContent}"`] : [];
      });
    },
    [one, others] as const,
  );
