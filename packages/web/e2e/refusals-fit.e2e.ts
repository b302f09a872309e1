import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { SEATS, SEED, SIZES, USUAL_SEATS } from './harness/fit.ts';
import { resize } from './harness/resize.ts';
import { type Position, positionsOf, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** A move that one press on an answer sends while a hand lies before who is asked, and why it may be refused. */
const ONE_PRESS: Readonly<Record<string, readonly [move: string, answer: string, code: string]>> = {
  'wright-brothers': ['pass', 'pass', 'STALE_TURN'],
  'colt-express': ['draw-cards', 'draw', 'STALE_QUESTION'],
  'bang-duel': ['end-phase', 'end-phase', 'STALE'],
  'caliber-45': ['announce', 'announce', 'STALE_QUESTION'],
};

/** Runs in the page before its scripts: toasts stay until the test has measured them. */
function keepToasts(): void {
  const LONG_MS = 3000;
  const { setTimeout: later } = window;
  const never = (act: TimerHandler, wait = 0) => (wait < LONG_MS ? later(act, wait) : 0);
  Object.assign(window, { setTimeout: never });
  localStorage.setItem('saloon.settings', '{"confirmsMoves":false,"speed":"quick"}');
}

/** Runs in the page: what lies under this: presses for the hand and the answers, and on phones the opponents. */
function caught(link: Element): readonly string[] {
  const box = link.getBoundingClientRect();
  const opponents = innerWidth < 500 ? ', .seat-plate, .player-bar:not(:has(.ib))' : '';
  return [...document.querySelectorAll(`.hand-bed .card, .ask button${opponents}`)].flatMap((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isMet = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return isMet ? [`${target.className} "${target.textContent}"`] : [];
  });
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the way to the rule behind a refusal catches no press that is meant for the hand or the answers, and goes with the next move',
  async (id, game) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const [move, answer, code] = ONE_PRESS[id] ?? expect.fail(`nobody knows what one press sends in ${id}`);
    const isOffered = ({ state, you }: Position) =>
      game.legalMoves(state, you).some((one) => (one as { readonly type: string }).type === move);
    const position = positionsOf(game, SEATS[id] ?? USUAL_SEATS, SEED).find(isOffered);
    if (position === undefined) throw new Error(`Cannot find ${move}: it did not come in the game of seed ${SEED}`);
    await page.addInitScript(keepToasts);
    await showStill(page, game, position, { moves: [code, 'done'] });
    const press = page.locator(`.ask-acts .a-${answer}:not([aria-disabled])`);
    await press.click();
    const link = page.locator('.toast button');
    await link.waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      expect(await page.locator('.hand-bed .card').count()).toBeGreaterThan(0);
      expect(await link.evaluate(caught), size).toEqual([]);
    }
    // On phones some answers are given elsewhere.
    await resize(page, SIZES[0]);
    await press.click();
    await link.waitFor({ state: 'detached' });
    expectNoProblems(visitor);
  },
);
