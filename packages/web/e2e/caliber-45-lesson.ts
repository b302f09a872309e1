import type { Page } from 'playwright-core';
import type { Device } from './harness/device.ts';
import type { LessonHand } from './harness/lesson-hand.ts';

const NAMES: Readonly<Record<string, RegExp>> = { mustang: /^(Mustang|Мустанг)/, coyote: /^(Coyote|Койот)/ };

/** Plays a move of the lesson: its cards are selected in the hand, a money card in the spread. */
export const caliber45Hand: LessonHand = async (page, device, move) => {
  const [word = '', ...rest] = move.split(' ');
  switch (word) {
    case 'exchange':
      await choose(page, device, rest);
      return device.answer(page, 'exchange');
    case 'repel':
    case 'defend':
      await choose(page, device, rest);
      return device.answer(page, 'fire');
    case 'shoot': {
      // There is a single target, so nobody is asked for one.
      const [, ...cards] = rest;
      await choose(page, device, cards);
      return device.answer(page, 'fire');
    }
    case 'pick':
      await page.locator(`[data-slot="${rest[0]}"]`).focus();
      await page.keyboard.press('Enter');
      return device.answer(page, 'turn-up');
    default:
      return device.answer(page, word);
  }
};

async function choose(page: Page, device: Device, cards: readonly string[]): Promise<void> {
  await page.locator('.hand-bed .card.can').first().waitFor();
  const wanted = [...cards];
  const held = await page.locator('.hand-bed .card').evaluateAll((all) =>
    all.map((card) => ({
      name: card.getAttribute('aria-label') ?? '',
      bullets: Number(card.querySelector<HTMLElement>('.big')?.dataset.drawn ?? 0),
      isChosen: card.getAttribute('aria-pressed') === 'true',
    })),
  );
  for (const [at, { name, bullets, isChosen }] of held.entries()) {
    const found = wanted.findIndex((card) => NAMES[card]?.test(name) ?? card === `bullet-${bullets}`);
    if (found >= 0) wanted.splice(found, 1);
    if (isChosen !== found >= 0) await device.card(page, at);
  }
  if (wanted.length > 0) throw new Error(`Cannot choose ${wanted}: they are not in the hand`);
}
