import type { Page } from 'playwright-core';
import type { Device } from './harness/device.ts';
import type { LessonHand } from './harness/lesson-hand.ts';

/** Names of the notation's words at the table, in both languages. */
const NAMES: Readonly<Record<string, RegExp>> = {
  move: /^(Move|Движение)/,
  ladder: /^(Ladder|Лестница)/,
  fire: /^(Fire|Выстрел)/,
  robbery: /^(Robbery|Кража)/,
  punch: /^(Punch|Удар)/,
  marshal: /^(Marshal|Шериф)/,
  doc: /Doc|Док/,
  tuco: /Tuco|Туко/,
  jewel: /jewel|камень/i,
  purse: /purse|кошелёк/i,
  forward: /forward|вперёд/,
  backward: /backward|назад/,
};
const nameOf = (word: string): RegExp => NAMES[word] ?? (word === '0' ? /locomotive|локомотив/i : new RegExp(word));

/** Plays a move of the lesson: a card from the hand, or an answer of the heist by its name. */
export const coltExpressHand: LessonHand = async (page, device, move) => {
  const [word = '', what = '', loot = ''] = move.split(' ');
  switch (word) {
    case 'play':
      await choose(page, device, nameOf(what));
      return device.answer(page, 'play');
    case 'marshal':
      return answer(page, device, 'send', nameOf(what));
    // One bandit is beside, and can fly one way: only what falls is asked.
    case 'punch':
      return answer(page, device, 'drop', nameOf(loot));
    // The deck is there in every layout; on phones it is the only place where cards are drawn.
    case 'draw':
      return draw(page);
    default:
      return answer(page, device, word, nameOf(what));
  }
};

/** Presses the deck, and again where the table asks for confirmation. */
async function draw(page: Page): Promise<void> {
  const deck = page.locator('.own-deck .pile');
  await deck.locator('.press-all').press('Enter');
  if ((await deck.and(page.locator('.armed')).count()) > 0) await deck.locator('.press-all').press('Enter');
}

async function answer(page: Page, device: Device, kind: string, name: RegExp): Promise<void> {
  const buttons = page.locator(`.ask-acts .a-${kind}`);
  await buttons.first().waitFor();
  // A phone hides the note under a button's name.
  const nth = (await buttons.allTextContents()).findIndex((label) => name.test(label));
  if (nth === -1) throw new Error(`Cannot find ${name} among what to ${kind}`);
  return device.answer(page, kind, nth);
}

async function choose(page: Page, device: Device, name: RegExp): Promise<void> {
  await page.locator('.hand-bed .card.can').first().waitFor();
  const cards = await page.locator('.hand-bed .card').evaluateAll((all) =>
    all.map((card) => ({
      name: card.getAttribute('aria-label') ?? '',
      isPicked: card.getAttribute('aria-pressed') === 'true',
    })),
  );
  const at = cards.findIndex((card) => name.test(card.name));
  if (at === -1) throw new Error(`Cannot choose ${name}: it is not in the hand`);
  if (cards[at]?.isPicked !== true) await device.card(page, at);
}
