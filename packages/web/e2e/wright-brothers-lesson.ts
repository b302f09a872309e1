import type { Page } from 'playwright-core';
import type { Device } from './harness/device.ts';
import type { LessonHand } from './harness/lesson-hand.ts';
import { readTable } from './harness/player.ts';

const NAMES: Readonly<Record<string, RegExp>> = { joker: /^(Joker|Джокер)/, helper: /^(Helper|Помощник)/ };

/** Plays a move of the lesson: selects its cards in the hand and presses the button. */
export const wrightBrothersHand: LessonHand = async (page, device, move) => {
  const [word = '', ...cards] = move.split(' ');
  switch (word) {
    case 'discard':
      await choose(page, device, cards);
      return device.answer(page, 'throw');
    case 'load':
      await choose(page, device, cards);
      return device.answer(page, 'load');
    case 'event':
      await choose(page, device, cards);
      return device.answer(page, 'play');
    case 'shootout':
      await device.answer(page, 'shootout');
      return device.answer(page, 'start-shootout');
    case 'slap':
      await page.waitForSelector('.wright-brothers[data-signal=on]');
      return device.slap(page);
    default:
      return device.answer(page, word);
  }
};

async function choose(page: Page, device: Device, cards: readonly string[]): Promise<void> {
  const wanted = [...cards];
  const held = (await readTable(page)).cards;
  for (const [at, { name, number, isChosen }] of held.entries()) {
    const found = wanted.findIndex((card) => NAMES[card]?.test(name) ?? Number(card) === number);
    if (found >= 0) wanted.splice(found, 1);
    if (isChosen !== found >= 0) await device.card(page, at);
  }
  if (wanted.length > 0) throw new Error(`Cannot choose ${wanted}: they are not in the hand`);
}
