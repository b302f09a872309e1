import type { Page } from 'playwright-core';
import type { Seat } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';

/** What a player of The Duel sees, read from the page. */
export type Seen = {
  readonly decision: string;
  readonly isOver: boolean;
  readonly question: string;
  readonly hand: readonly string[];
  /** Playable cards in the hand, by place. */
  readonly lit: readonly number[];
  /** Equipment in the hand. */
  readonly gear: readonly number[];
  /** The visible, enabled buttons, by kind: `end-phase`, `go`, `aim`, `take-hit`, … */
  readonly answers: readonly string[];
  /** The lines of the reaction chain. */
  readonly chain: readonly string[];
  /** Changes with every visible change. */
  readonly mark: string;
};

/** Runs in the page. */
function look(): Seen {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const decision = document.querySelector<HTMLElement>('.bang-duel')?.dataset.decision ?? '';
  const cards = all('.hand-bed .card');
  const hand = cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? '');
  const isOver = document.querySelector('dialog.ranking[open]') !== null;
  const answers = all('.ask-acts .btn:not([aria-disabled])')
    .filter((button) => button.checkVisibility())
    .map((button) => /\ba-([a-z-]+)/.exec(button.className)?.[1] ?? '');
  const chain = all('.reaction-chain li').map((line) => line.textContent ?? '');
  const question = text('.ask-q .sign');
  const picked = all('.hand-bed [aria-pressed=true]').length;
  const marks = [decision, question, hand.join(), picked, answers.join(), chain.join(), isOver];
  return {
    decision,
    isOver,
    question,
    hand,
    lit: cards.flatMap((card, i) => (card.classList.contains('can') ? [i] : [])),
    gear: cards.flatMap((card, i) => (card.classList.contains('t-gear') ? [i] : [])),
    answers,
    chain,
    mark: [...marks, all('.ask-acts .armed').length, all('ol.log li').length, text('.main-street')].join('|'),
  };
}

export const readTable = (page: Page): Promise<Seen> => page.evaluate(look);

const LOOK_EVERY_MS = 50;
const TO_DO = '.ask.yours .ask-acts:not(:has(.sent)) .btn:not([aria-disabled]), dialog.ranking[open]';

/** Waits until this player can act, or the game is over. */
export async function waitForMove(page: Page, timeout = 90_000): Promise<Seen> {
  await page.waitForFunction((todo) => document.querySelector(todo) !== null, TO_DO, {
    polling: LOOK_EVERY_MS,
    timeout,
  });
  return readTable(page);
}

/** `click` with a mouse, `tap` with a finger. */
export type Hand = 'click' | 'tap';

/** In a fan only the left edge of a card is free, and less of it where the card before has the focus and lies on top. */
const spine = (tries: number) => ({ position: { x: 10 + 16 * tries, y: 40 }, force: true, timeout: 10_000 }) as const;
const SOON = { timeout: 10_000 } as const;

/** Cards that make long chains come first. */
const LOUD: readonly string[] = ['Indians!', 'Gatling', 'Duel', 'Hail of Bullets', 'Barrel', 'Return Fire'];
/** Answers that give something up come last. */
const LAST: readonly string[] = ['back', 'move-token', 'end-phase', 'take-hit', 'decline', 'redirect'];

const GIVES_IN: readonly string[] = ['take-hit', 'decline'];

/**
 * Plays one step of a decision: answers with cards while it has any, shoots whenever it can, and equips only barrels.
 */
async function playOnce(
  page: Page,
  seen: Seen,
  { press = 'click', isMeek = false }: Play,
  turn: number,
  tries: number,
): Promise<void> {
  const { answers, hand } = seen;
  const button = (kind: string) => page.locator(`.ask-acts .a-${kind}:not([aria-disabled])`).locator('visible=true');
  if (answers.includes('go')) return button('go').first()[press](SOON);
  const meek = isMeek ? answers.find((kind) => GIVES_IN.includes(kind)) : undefined;
  if (meek !== undefined) return button(meek).first()[press](SOON);
  for (const kind of ['way', 'aim']) {
    const count = answers.filter((one) => one === kind).length;
    if (count > 0) {
      return button(kind)
        .nth(turn % count)
        [press](SOON);
    }
  }
  const isMain = seen.decision === 'play/main';
  const isLoud = (at: number) => LOUD.includes(hand[at] ?? '');
  const lit = seen.lit.filter((at) => !isMain || isLoud(at) || !seen.gear.includes(at));
  const at = lit.find(isLoud) ?? lit[turn % Math.max(1, lit.length)];
  if (at !== undefined) return page.locator('.hand-bed .card').nth(at)[press](spine(tries));
  const rest = answers.filter((kind) => kind !== 'move-token' || turn % 4 === 0);
  const kind = rest.find((one) => !LAST.includes(one)) ?? rest.find((one) => one !== 'back') ?? answers[0];
  if (kind === undefined) return;
  await button(kind).first()[press](SOON);
  const armed = page.locator('.ask-acts .armed');
  if ((await armed.count()) > 0) await armed.first()[press](SOON);
}

const TRIES = 5;
const TRY_MS = 4000;

/** Waits until the page changes. Returns whether it did. */
async function hasChanged(page: Page, seen: Seen): Promise<boolean> {
  const deadline = performance.now() + TRY_MS;
  while ((await readTable(page)).mark === seen.mark) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}

export type Play = {
  readonly press?: Hand;
  /** Takes every hit, so that the game is short. */
  readonly isMeek?: boolean;
  /** Runs before each wait for a move, such as taking the device that is passed around. */
  readonly beforeMove?: (todo: string) => Promise<void>;
  readonly onMove?: (seen: Seen) => void | Promise<void>;
  /** Plays on until this holds; without it, to the final ranking. */
  readonly until?: (seen: Seen) => boolean | Promise<boolean>;
};

export async function playOn(page: Page, play: Play = {}): Promise<Seen> {
  const { beforeMove, onMove, until } = play;
  let tries = 0;
  for (let turn = 0; ; turn++) {
    await beforeMove?.(TO_DO);
    const seen = await waitForMove(page);
    await onMove?.(seen);
    if (seen.isOver || (await until?.(seen))) return seen;
    try {
      await playOnce(page, seen, play, turn, tries);
    } catch (error) {
      // The other player has moved on and the button is gone: that isn't an error.
      if ((await readTable(page)).mark === seen.mark) throw error;
    }
    tries = (await hasChanged(page, seen)) ? 0 : tries + 1;
    if (tries < TRIES) continue;
    const picture = await takePicture(page, 'bang-duel-stuck');
    throw new Error(`Cannot go on: nothing came of it, see ${picture} (${seen.mark})`);
  }
}

/** Opens a table of The Duel from its poster. */
export async function openDuel(page: Page, other: Seat, rules: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.getByRole('button', { name: 'New table: BANG! The Duel' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  const chair = sheet.getByLabel('Seat 2: Who sits here');
  if ((await chair.inputValue()) !== other) await chair.selectOption(other);
  if (Object.keys(rules).length > 0) await sheet.getByText('All house rules').click();
  for (const [name, value] of Object.entries(rules)) {
    const field = sheet.getByLabel(name, { exact: true });
    const kind = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? 'list' : (element as HTMLInputElement).type,
    );
    if (kind === 'list') await field.selectOption({ label: value });
    else if (kind === 'checkbox') await field.setChecked(value === 'on');
    else await field.fill(value);
  }
  await sheet.locator('footer .btn.main').click();
  await sheet.waitFor({ state: 'detached' });
}
