import type { Page } from 'playwright-core';
import { bestThrow } from './best-throw.ts';
import { type Device, mouse } from './device.ts';
import { takePicture } from './pictures.ts';
import { armHand } from './quick-hand.ts';

export type SeenCard = {
  readonly name: string;
  /** The large number on it: 1 to 7, or undefined for a special card. */
  readonly number: number | undefined;
  readonly isChosen: boolean;
};

/** What a player of The Wright Brothers' Gang sees, read from the page. */
export type Seen = {
  readonly phase: string;
  /** A race that this player can still join. */
  readonly isRace: boolean;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly question: string;
  readonly cards: readonly SeenCard[];
  /** The enabled buttons, by kind: `pass`, `throw`, `load`, `ready`, … */
  readonly answers: readonly string[];
  /** Changes with every visible change. */
  readonly mark: string;
};

/** Runs in the page. */
function look(): Seen {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const scene = document.querySelector<HTMLElement>('.wright-brothers');
  const signal = scene?.dataset.signal ?? '';
  const cards = [...document.querySelectorAll('.hand-bed .card')].map((card) => {
    const big = card.querySelector<HTMLElement>('.big');
    return {
      name: (card.getAttribute('aria-label') ?? '').split(',')[0] ?? '',
      number: Number(big?.dataset.drawn ?? big?.textContent ?? '') || undefined,
      isChosen: card.getAttribute('aria-pressed') === 'true',
    };
  });
  const answers = [...document.querySelectorAll('.ask-acts .btn:not([aria-disabled])')].map(
    (button) => /\ba-([a-z-]+)/.exec(button.className)?.[1] ?? '',
  );
  const phase = scene?.dataset.phase ?? '';
  const question = text('.ask-q .sign');
  const isOver = document.querySelector('dialog.ranking[open]') !== null;
  const names = cards.map(({ name, isChosen }) => `${name}${isChosen}`).join();
  const counts = [text('.loot-ring .pot'), text('.draw-deck .n'), text('.stage-pips'), text('ol.log li:last-child')];
  return {
    phase,
    isRace: signal === 'on' || signal === 'duel',
    isAsked: document.querySelector('.ask.yours') !== null,
    isOver,
    question,
    cards,
    answers,
    mark: [phase, signal, question, names, answers.join(), isOver, ...counts].join('|'),
  };
}

export const readTable = (page: Page): Promise<Seen> => page.evaluate(look);

/** An enabled button while nothing is being sent; a race; the end. */
const TO_DO = [
  '.wright-brothers[data-signal=on]',
  '.wright-brothers[data-signal=duel]',
  '.ask.yours .ask-acts:not(:has(.sent)) .btn:not([aria-disabled])',
  'dialog.ranking[open]',
].join();

/** Waits until this player can act: a race, a prompt, or the end. */
export async function waitForMove(page: Page, timeout = 90_000): Promise<Seen> {
  await page.waitForFunction((todo) => document.querySelector(todo) !== null, TO_DO, {
    polling: LOOK_EVERY_MS,
    timeout,
  });
  return readTable(page);
}

/** Waits until the page changes. */
export async function waitForChange(page: Page, seen: Seen): Promise<void> {
  const deadline = performance.now() + STUCK_MS;
  while ((await readTable(page)).mark === seen.mark) {
    if (performance.now() > deadline) {
      const picture = await takePicture(page, 'stuck');
      throw new Error(`Cannot go on: nothing came of it, see ${picture} (${seen.mark})`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** A busy machine is slow, and the end of a game takes a while to explain. */
const STUCK_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Starts a shootout as soon as possible, or leaves that to the others. */
export type Temper = 'hasty' | 'patient';

const ANSWERS = ['start-shootout', 'start-duel', 'ready', 'seal', 'target', 'cancel'] as const;

/**
 * Plays one decision: starts a shootout if it is hasty, else discards as many cards as it can. Races are played
 * elsewhere.
 */
export async function playOnce(page: Page, device: Device, seen: Seen, temper: Temper = 'hasty'): Promise<void> {
  const { answers, cards } = seen;
  if (seen.isRace) return;
  const starts = temper === 'hasty' ? ['shootout', 'duel'] : [];
  const answer = [...ANSWERS, ...starts].find((kind) => answers.includes(kind));
  if (answer !== undefined) return device.answer(page, answer);
  if (seen.phase === 'switch-return') return giveBack(page, device);
  const chosen = cards.filter(({ isChosen }) => isChosen).length;
  if (chosen > 0) return press(page, device, ['throw', 'load', 'pass'], answers);
  // Others may have moved since the last look: then there is nothing to press.
  if (!answers.includes('pass')) return;
  if (cards.length === 0) return device.answer(page, 'pass');
  for (const at of bestThrow(cards.map(({ number }) => number))) await device.card(page, at);
}

async function press(page: Page, device: Device, kinds: readonly string[], answers: readonly string[]): Promise<void> {
  const kind = kinds.find((one) => answers.includes(one));
  if (kind !== undefined) await device.answer(page, kind);
}

async function giveBack(page: Page, device: Device): Promise<void> {
  for (let at = 0; at < 12; at++) {
    const now = await readTable(page);
    if (now.answers.includes('give-back')) return device.answer(page, 'give-back');
    if (now.phase !== 'switch-return') return;
    if (now.cards[at]?.isChosen === false) await device.card(page, at);
  }
}

export type Play = {
  readonly device?: Device;
  readonly temper?: Temper;
  /** Never slaps. */
  readonly isIdle?: boolean;
  /** Called before every decision. */
  readonly onMove?: (seen: Seen) => void | Promise<void>;
  /** Plays on until this holds; without it, to the final ranking. */
  readonly until?: (seen: Seen) => boolean;
};

/** Plays until the final ranking, or until `until` holds. Slaps by itself in races. Returns the last view. */
export async function playOn(page: Page, play: Play = {}): Promise<Seen> {
  const { device = mouse, temper, isIdle = false, onMove, until } = play;
  if (!isIdle) await armHand(page, device);
  for (;;) {
    const seen = await waitForMove(page);
    await onMove?.(seen);
    if (seen.isOver || until?.(seen)) return seen;
    await tryOften(page, seen, () => playOnce(page, device, seen, temper));
    await waitForChange(page, seen);
  }
}

const ATTEMPTS = 5;

/**
 * Retries while nothing happens: a press may time out on a busy machine. If others have moved on, the button is gone,
 * and that isn't an error.
 */
async function tryOften(page: Page, seen: Seen, act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if ((await readTable(page)).mark !== seen.mark) return;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
