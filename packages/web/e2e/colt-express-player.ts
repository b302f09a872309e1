import type { Page } from 'playwright-core';
import type { Seat } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';

/** What a player of Colt Express sees, read from the page. */
export type Seen = {
  readonly phase: string;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly isShowing: boolean;
  readonly question: string;
  /** Names of the playable cards in the hand. */
  readonly playable: readonly string[];
  readonly picked: number;
  /** The enabled buttons, by kind: `draw`, `play`, `go`, … */
  readonly answers: readonly string[];
  readonly mark: string;
};

/** Runs in the page. */
function look(): Seen {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const scene = document.querySelector<HTMLElement>('.colt-express');
  const cards = [...document.querySelectorAll('.hand-bed .card')];
  const named = (card: Element) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? '';
  const answers = [...document.querySelectorAll('.ask-acts .btn:not([aria-disabled])')].map(
    (button) => /\ba-([a-z-]+)/.exec(button.className)?.[1] ?? '',
  );
  const phase = scene?.dataset.phase ?? '';
  const isOver = document.querySelector('dialog.ranking[open]') !== null;
  const picked = cards.filter((card) => card.getAttribute('aria-pressed') === 'true').length;
  const armed = document.querySelectorAll('.ask-acts .armed, .bandit-poster.armed').length;
  const marks = [
    phase,
    text('.ask-q .sign'),
    answers.join(),
    picked,
    armed,
    isOver,
    text('.round-summary'),
    text('.stage-pips'),
    cards.length,
  ];
  return {
    phase,
    isAsked: document.querySelector('.ask.yours') !== null,
    isOver,
    isShowing: scene?.dataset.showing === 'yes',
    question: text('.ask-q .sign'),
    playable: cards.filter((card) => card.classList.contains('can')).map(named),
    picked,
    answers,
    mark: [...marks, document.querySelectorAll('ol.log li').length, text('.plan-strip')].join('|'),
  };
}

export const readTable = (page: Page): Promise<Seen> => page.evaluate(look);

const LOOK_EVERY_MS = 50;
const TO_DO = [
  '.ask.yours .ask-acts:not(:has(.sent)) .btn:not([aria-disabled])',
  '.ask.yours ~ .plan-and-own .card.can',
  '.ask.yours:not(:has(.sent)) .ask-q',
  '.round-summary',
  'dialog.ranking[open]',
].join();

/** Waits until this player can act, or the game is over. */
async function waitForMove(page: Page, timeout = 90_000): Promise<Seen> {
  await page.waitForFunction((todo) => document.querySelector(todo) !== null, TO_DO, {
    polling: LOOK_EVERY_MS,
    timeout,
  });
  return readTable(page);
}

/** A press may hit a card that is still flying and is repeated. After this many it isn't an accident. */
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

/** `click` with a mouse, `tap` with a finger. */
export type Hand = 'click' | 'tap';

/** In a fan only the left edge of a card is free. */
const SPINE = { position: { x: 10, y: 40 }, force: true, timeout: 10_000 } as const;
const SOON = { timeout: 10_000 } as const;

/** Plays one decision: the first playable card, and now and then a draw. */
async function playOnce(page: Page, seen: Seen, hand: Hand, turn: number): Promise<void> {
  // The deck is there in every layout; on phones it is the only place where cards are drawn.
  const spotOf = (kind: string) => (kind === 'draw' ? '.own-deck .pile .press-all' : `.ask-acts .a-${kind}`);
  const press = (kind: string) =>
    page
      .locator(`${spotOf(kind)}:not([aria-disabled])`)
      .first()
      [hand](SOON);
  const { answers } = seen;
  const summary = page.locator('.round-summary .btn.main');
  if (await summary.isVisible()) return summary[hand](SOON);
  if (seen.phase === 'characters' || seen.phase === 'teams') {
    const armed = page.locator('.bandit-poster.can.armed');
    const poster = (await armed.count()) > 0 ? armed : page.locator('.bandit-poster.can');
    return poster.first()[hand](SOON);
  }
  const sends = ['play', 'take', 'keep'].find((kind) => answers.includes(kind));
  if (sends !== undefined) return press(sends);
  const wantsDraw = seen.playable.length < 4 && answers.includes('draw') && turn % 3 === 0;
  if (seen.playable.length > 0 && !wantsDraw) {
    return page
      .locator('.hand-bed .card.can')
      .nth(turn % seen.playable.length)
      [hand](SPINE);
  }
  const [first] = answers;
  if (first !== undefined) await press(answers[turn % answers.length] ?? first);
}

export type Play = {
  readonly hand?: Hand;
  readonly onMove?: (seen: Seen) => void | Promise<void>;
  /** Plays on until this holds; without it, to the final ranking. */
  readonly until?: (seen: Seen) => boolean;
};

export async function playOn(page: Page, { hand = 'click', onMove, until }: Play = {}): Promise<Seen> {
  let tries = 0;
  for (let turn = 0; ; turn++) {
    const seen = await waitForMove(page);
    await onMove?.(seen);
    if (seen.isOver || until?.(seen)) return seen;
    try {
      await playOnce(page, seen, hand, Math.floor(turn / 2));
    } catch (error) {
      // Others have moved on and the button is gone: that isn't an error.
      if ((await readTable(page)).mark === seen.mark) throw error;
    }
    tries = (await hasChanged(page, seen)) ? 0 : tries + 1;
    if (tries < TRIES) continue;
    const picture = await takePicture(page, 'colt-express-stuck');
    throw new Error(`Cannot go on: nothing came of it, see ${picture} (${seen.mark})`);
  }
}

/** One press sends, and animations are quick: other tests cover the second press. */
export const pressOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    localStorage.setItem('saloon.settings', JSON.stringify({ confirmsMoves: false, speed: 'quick' })),
  );

/** Opens a table of Colt Express from its poster with these options: choices by label, switches as `on`/`off`. */
export async function openColt(
  page: Page,
  seats: readonly Seat[],
  rules: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: 'New table: Colt Express' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByRole('button', { name: String(seats.length), exact: true }).click();
  for (const [at, seat] of seats.entries()) {
    const chair = sheet.getByLabel(`Seat ${at + 1}: Who sits here`);
    if ((await chair.inputValue()) !== seat) await chair.selectOption(seat);
  }
  if (Object.keys(rules).length > 0) await sheet.getByText('All house rules').click();
  for (const [name, value] of Object.entries(rules)) {
    const field = sheet.getByLabel(name, { exact: true }).and(sheet.locator('select, input'));
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
