import type { Page } from 'playwright-core';

/** How a player uses the table: with a mouse, a finger or a keyboard. */
export type Device = {
  /** Selects or deselects a card of the hand. */
  readonly card: (page: Page, at: number) => Promise<void>;
  /** Presses the nth button of this kind, and again where the table asks for confirmation. */
  readonly answer: (page: Page, kind: string, nth?: number) => Promise<void>;
  readonly slap: (page: Page) => Promise<void>;
};

const handCard = (page: Page, at: number) => page.locator('.hand-bed .card').nth(at);
const button = (page: Page, kind: string, nth = 0) =>
  page.locator(`.ask-acts .a-${kind}:not([aria-disabled])`).nth(nth);

/** Another player may move at any moment, so a missing button isn't waited for. */
const SOON = { timeout: 10_000 } as const;
/** In a fan only the left edge of a card is free, and cards move while they are dealt. */
const SPINE = { position: { x: 10, y: 40 }, force: true, ...SOON } as const;

async function middleOfRing(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('.loot-ring').boundingBox(SOON);
  if (box === null) throw new Error('Cannot slap: the ring is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A move that one press would send needs a second press, unless that setting is off. */
async function twice(page: Page, kind: string, press: () => Promise<void>): Promise<void> {
  await press();
  if ((await page.locator(`.ask-acts .a-${kind}.armed`).count()) > 0) await press();
}

export const mouse: Device = {
  card: (page, at) => handCard(page, at).click(SPINE),
  answer: (page, kind, nth) => twice(page, kind, () => button(page, kind, nth).click(SOON)),
  slap: async (page) => {
    const { x, y } = await middleOfRing(page);
    await page.mouse.click(x, y);
  },
};

export const finger: Device = {
  card: (page, at) => handCard(page, at).tap(SPINE),
  answer: (page, kind, nth) => twice(page, kind, () => button(page, kind, nth).tap(SOON)),
  slap: async (page) => {
    const { x, y } = await middleOfRing(page);
    await page.touchscreen.tap(x, y);
  },
};

/** Keys only: `H` and arrows to a card, the nth answer by its number, the space bar in a race. */
export const keyboard: Device = {
  card: async (page, at) => {
    await page.keyboard.press('h');
    for (let i = 0; i < at; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  },
  answer: async (page, kind, nth = 0) => {
    const all = await page
      .locator('.ask-acts .btn')
      .evaluateAll((buttons, name) => buttons.map((one) => one.classList.contains(`a-${name}`)), kind);
    const at = all.flatMap((isIt, i) => (isIt ? [i] : []))[nth] ?? -1;
    await twice(page, kind, () => page.keyboard.press(String(at + 1)));
  },
  slap: (page) => page.keyboard.press('Space'),
};
