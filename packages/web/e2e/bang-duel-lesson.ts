import { names, printOf } from '@saloon/bang-duel/text';
import type { Page } from 'playwright-core';
import type { CardId, CharacterId } from '../src/games/bang-duel/wire.ts';
import type { Device } from './harness/device.ts';
import type { LessonHand } from './harness/lesson-hand.ts';

const RELOADS = /^(Reload|Перезарядка)/;
/** Russian names are declined, so only their beginning is compared. */
const ENDING = 2;

/** Plays a move of the lesson: a card with its target, or an answer by its button. */
export const bangDuelHand: LessonHand = async (page, device, move) => {
  const [word = '', ...fields] = move.split(' ');
  const { card, character, target } = Object.fromEntries(fields.map((field) => field.split('=')));
  if (character !== undefined) return press(page, device, word, named(character as CharacterId));
  if (card === undefined) return device.answer(page, word);
  await choose(page, device, card as CardId);
  const isAimed = await page.locator('.ask-acts .a-aim').count();
  if (isAimed === 0) return device.answer(page, 'go');
  if (target !== undefined) return press(page, device, 'aim', named(target as CharacterId));
  return press(page, device, 'aim', (label) => RELOADS.test(label) === (word === 'reload'));
};

const named = (id: CharacterId) => {
  const stems = [names.en, names.ru].map(
    ({ characters }) => characters[id].name.split(' ')[0]?.slice(0, -ENDING) ?? id,
  );
  return (label: string) => stems.some((stem) => label.includes(stem));
};

async function press(page: Page, device: Device, kind: string, isMeant: (label: string) => boolean): Promise<void> {
  const buttons = page.locator(`.ask-acts .a-${kind}`);
  await buttons.first().waitFor();
  const labels = await buttons.allInnerTexts();
  const nth = labels.findIndex(isMeant);
  if (nth === -1) throw new Error(`Cannot ${kind}: none of ${labels.join(', ')} is meant`);
  return device.answer(page, kind, nth);
}

/** Selects a playable card and waits for its actions. */
async function choose(page: Page, device: Device, id: CardId): Promise<void> {
  await page.locator('.hand-bed .card.can').first().waitFor();
  const { name } = printOf(id);
  const called = [names.en, names.ru].map(({ cards }) => cards[name].name);
  const labels = await page
    .locator('.hand-bed .card')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const at = labels.findIndex((label) => called.some((one) => label.startsWith(one)));
  if (at === -1) throw new Error(`Cannot choose ${name}: it is not in the hand`);
  await device.card(page, at);
  await page.locator('.ask-acts .a-go, .ask-acts .a-aim').first().waitFor();
}
