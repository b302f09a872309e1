import type { Page } from 'playwright-core';
import { type Device, mouse } from './harness/device.ts';
import type { HouseRules, Seat } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';

/** What a player of Caliber 45 sees, read from the page. */
export type Seen = {
  readonly phase: string;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly question: string;
  /** Cards in the hand by their printed number, 0 for those without. */
  readonly cards: readonly { readonly bullets: number; readonly isLit: boolean; readonly isChosen: boolean }[];
  /** How strong an answer must be, as the belt shows it. */
  readonly needed: number | undefined;
  /** The enabled buttons, by kind: `draw`, `announce`, `fire`, … */
  readonly answers: readonly string[];
  /** Changes with every visible change. */
  readonly mark: string;
};

/** Runs in the page. */
function look(): Seen {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const scene = document.querySelector<HTMLElement>('.caliber-45');
  const cards = [...document.querySelectorAll('.hand-bed .card')].map((card) => ({
    bullets: Number(card.querySelector<HTMLElement>('.big')?.dataset.drawn ?? 0),
    isLit: card.classList.contains('can'),
    isChosen: card.getAttribute('aria-pressed') === 'true',
  }));
  const answers = [...document.querySelectorAll('.ask-acts .btn:not([aria-disabled])')].map(
    (button) => /\ba-([a-z-]+)/.exec(button.className)?.[1] ?? '',
  );
  const phase = scene?.dataset.phase ?? '';
  const needed = text('.cartridge-belt .need dd');
  const isOver = document.querySelector('dialog.ranking[open]') !== null;
  const seats = [...document.querySelectorAll('.rider-seat')].map((seat) => seat.getAttribute('aria-label')).join();
  const question = text('.ask-q .sign');
  return {
    phase,
    isAsked: document.querySelector('.ask.yours') !== null,
    isOver,
    question,
    cards,
    needed: needed === '' ? undefined : Number(needed),
    answers,
    mark: [phase, question, JSON.stringify(cards), answers.join(), isOver, seats, text('.gang-totals')].join('|'),
  };
}

export const readTable = (page: Page): Promise<Seen> => page.evaluate(look);

const LOOK_EVERY_MS = 50;
const STUCK_MS = 20_000;
/** An enabled button while nothing is being sent; or the end. */
const TO_DO = '.ask.yours .ask-acts:not(:has(.sent)) .btn:not([aria-disabled]), dialog.ranking[open]';

/** Waits until this player can act, or the game is over. */
async function waitForMove(page: Page, timeout = 90_000): Promise<Seen> {
  await page.waitForFunction((todo) => document.querySelector(todo) !== null, TO_DO, {
    polling: LOOK_EVERY_MS,
    timeout,
  });
  return readTable(page);
}

async function waitForChange(page: Page, seen: Seen): Promise<void> {
  const deadline = performance.now() + STUCK_MS;
  while ((await readTable(page)).mark === seen.mark) {
    if (performance.now() > deadline) {
      const picture = await takePicture(page, 'caliber-45-stuck');
      throw new Error(`Cannot go on: nothing came of it, see ${picture} (${seen.mark})`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * A robber rides at every chance, a loner rides alone so that nobody has to be shot at, a fighter also joins others.
 */
export type Temper = 'loner' | 'fighter';

/** Plays one decision in a hurry: as few bullets as needed, and no card wasted. */
async function playOnce(page: Page, device: Device, seen: Seen, temper: Temper): Promise<void> {
  const { answers, cards } = seen;
  const press = (kind: string) => device.answer(page, kind);
  const wish = temper === 'loner' ? ['decline', 'announce'] : ['join', 'announce'];
  const plain = [...wish, 'work-off', 'hire', 'keep', 'surprise', 'pay-fine', 'vote-yes', 'pass', 'target'];
  const isArmed = cards.filter(({ bullets }) => bullets > 0).length > 1;
  const wanted = seen.phase === 'arming' && !isArmed ? plain.filter((kind) => kind !== 'announce') : plain;
  const answer = wanted.find((kind) => answers.includes(kind));
  if (answer !== undefined) return press(answer);
  if (answers.includes('fire')) return press('fire');
  const isFight = seen.phase === 'face' || seen.phase === 'defend' || seen.phase === 'shootout';
  const isLit = cards.some(({ bullets, isLit: lit }) => lit && bullets > 0);
  if (isFight && isLit && cards.every(({ isChosen }) => !isChosen)) return chooseBullets(page, device, seen);
  if (answers.includes('draw')) return press('draw');
  if (answers.includes('exchange')) return press('exchange');
  const first = cards.findIndex(({ isLit: lit }) => lit);
  if (seen.phase === 'arming' && first >= 0) return device.card(page, first);
  const way = ['ride', 'fall', 'flee', 'go-to-jail', 'reject', 'decline'].find((kind) => answers.includes(kind));
  if (way !== undefined) await press(way);
}

/** The highest cards first, until they suffice; one card for a shot. */
async function chooseBullets(page: Page, device: Device, { cards, needed = 1 }: Seen): Promise<void> {
  const lit = cards
    .map(({ bullets, isLit }, at) => ({ bullets, isLit, at }))
    .filter(({ bullets, isLit }) => isLit && bullets > 0)
    .sort((a, b) => b.bullets - a.bullets);
  let sum = 0;
  for (const { bullets, at } of lit) {
    if (sum >= needed) return;
    await device.card(page, at);
    sum += bullets;
  }
}

export type Play = {
  readonly device?: Device;
  readonly temper?: Temper;
  /** Called before every decision. */
  readonly onMove?: (seen: Seen) => void | Promise<void>;
  /** Plays on until this holds; without it, to the final ranking. */
  readonly until?: (seen: Seen) => boolean;
};

export async function playOn(page: Page, play: Play = {}): Promise<Seen> {
  const { device = mouse, temper = 'loner', onMove, until } = play;
  for (;;) {
    const seen = await waitForMove(page);
    await onMove?.(seen);
    if (seen.isOver || until?.(seen)) return seen;
    try {
      await playOnce(page, device, seen, temper);
    } catch (error) {
      // The table has moved on and the button is gone: that isn't an error.
      if ((await readTable(page)).mark === seen.mark) throw error;
    }
    await waitForChange(page, seen);
  }
}

/** Opens a table of Caliber 45 from its poster with these options; switches are `on` or `off`. English only. */
export async function openCaliber(page: Page, seats: readonly Seat[], rules: HouseRules = {}): Promise<void> {
  await page.getByRole('button', { name: 'New table: Caliber 45' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByRole('button', { name: String(seats.length), exact: true }).click();
  for (const [at, seat] of seats.entries()) {
    const chair = sheet.getByLabel(`Seat ${at + 1}: Who sits here`);
    if ((await chair.inputValue()) !== seat) await chair.selectOption(seat);
  }
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
