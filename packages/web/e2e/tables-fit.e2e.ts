import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Asked, View as DuelView } from '../src/tables/bang-duel/wire.ts';
import type { View as CaliberView } from '../src/tables/caliber-45/wire.ts';
import { handsDown } from '../src/tables/wright-brothers/logic/race-state.ts';
import type { View } from '../src/tables/wright-brothers/wire.ts';
import { hiddenWords } from './harness/covered.ts';
import { gameOf } from './harness/game-of.ts';
import { cutOff, expectFits } from './harness/layout.ts';
import { resize } from './harness/resize.ts';
import { lastOfEach, type Position, positionsOf, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** A desk, low desks, tablets both ways, phones small and large, and one that lies on its side. */
const SIZES = ['1440x900', '1200x760', '1024x768', '1366x640', '820x1180', '390x844', '360x640', '844x390'] as const;
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2, 'caliber-45': 6 };
const USUAL_SEATS = 4;
const SEED = 3;
/** These come over the table and go: the count says what the plates under it say; cards that are taken; the race. */
const PANELS = ['.final-count', '.taken-cards', '.race-layer'];

/** Which of these meet this one on the screen, by their words. */
const touching = (page: Page, one: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, rest]) => {
      // Letters are smaller than their line.
      const wordsOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
        return { left, right, width, top: top + height / 6, bottom: bottom - height / 6 };
      };
      const first = document.querySelector(selector);
      if (first === null) return [`there is no ${selector}`];
      const box = wordsOf(first);
      return [...document.querySelectorAll(rest)].flatMap((other) => {
        const { left, top, right, bottom, width } = wordsOf(other);
        const isMet = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return width > 0 && isMet ? [`${other.className} "${other.textContent}"`] : [];
      });
    },
    [one, others] as const,
  );

/** A race in which so many hands are down already, in the order of receipt. */
const hasHandsDown =
  (count: number) =>
  (view: unknown): boolean =>
    (view as View).phase === 'race' && handsDown(view as View).length === count;

type Hands = { readonly players: readonly { readonly hand?: readonly unknown[] }[] };
const hasEmptyHand = (view: unknown): boolean => (view as Hands).players.some(({ hand }) => hand?.length === 0);

/** Runs in the page: do these words lie in the bed of the hand, all of them? */
function isInBed(words: Element): boolean {
  const bed = words.closest('.hand-bed')?.getBoundingClientRect();
  const said = document.createRange();
  said.selectNodeContents(words.parentElement ?? words);
  const { left, top, right, bottom } = said.getBoundingClientRect();
  return bed !== undefined && left >= bed.left && right <= bed.right && top >= bed.top && bottom <= bed.bottom;
}

test.each(['wright-brothers', 'bang-duel', 'caliber-45'])('%s: an empty hand says so in its own area', async (id) => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const game = gameOf(id);
  await showStill(page, game, positionWhere(game, id === 'bang-duel' ? 2 : USUAL_SEATS, hasEmptyHand));
  const words = page.locator('.hand-bed').getByText('На руке нет карт');
  for (const size of SIZES) {
    await resize(page, size);
    await words.waitFor();
    expect(await words.evaluate(isInBed), size).toBe(true);
    expect(await hiddenWords(page), size).toEqual([]);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: a race’s text about your hand overlaps no other text', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(page, game, positionWhere(game, 5, hasHandsDown(1)));
  for (const size of [...SIZES, '740x360', '667x375', '568x320', '320x568']) {
    await resize(page, size);
    expect(await page.locator('.race-layer .order-note').textContent()).not.toBe('');
    const words = '.race-word, .race-layer .fallen b, .felt .n, .seat-plate b, .revolver-panel b';
    expect(await touching(page, '.race-layer .order-note', words), size).toEqual([]);
    const { wordAt, isOrderUnderRing } = await page.evaluate(() => {
      const SLACK = 5;
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [ring, word, order] = [boxOf('.loot-ring'), boxOf('.race-word'), boxOf('.race-layer .order-note')];
      return {
        wordAt: (word.top - ring.top) / ring.height,
        isOrderUnderRing:
          order.bottom > ring.top + SLACK &&
          order.top < ring.bottom - SLACK &&
          order.right > ring.left &&
          order.left < ring.right,
      };
    });
    expect(wordAt, size).toBeCloseTo(0.7, 1);
    expect(isOrderUnderRing, size).toBe(false);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: during secret choices the loot count is readable, and plates show who has chosen', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const hasChosen = (view: unknown) => (view as View).phase === 'sealed' && (view as View).race?.submitted.length === 2;
  await showStill(page, game, positionWhere(game, 5, hasChosen, { raceMode: 'sealed' }));
  const count = page.locator('.loot-ring .pot');
  for (const size of SIZES) {
    await resize(page, size);
    expect(await count.textContent()).toMatch(/^\d+.*добычи$/);
    // Where its letters are, nothing lies on top of them.
    const covers = await count.evaluate((pot) => {
      const { left, top, width, height } = pot.getBoundingClientRect();
      return [0.15, 0.3, 0.5, 0.7, 0.85].flatMap((part) => {
        const seen = document.elementFromPoint(left + part * width, top + height / 2);
        return seen?.closest('.loot-ring') ? [] : [seen?.className];
      });
    });
    expect(covers, size).toEqual([]);
    expect(await page.locator('.seat-plate .mark', { hasText: 'выбрано' }).count(), size).toBe(2);
  }
  expectNoProblems(visitor);
});

test.each([4, 5])('wright-brothers: what %i seal lies neither over the loot nor over the deck', async (seats) => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'en' });
  const { page } = visitor;
  const isSealing = (view: unknown) =>
    (view as View).phase === 'sealed' && (view as View).players.some(({ hand }) => (hand?.length ?? 0) > 4);
  await showStill(page, game, positionWhere(game, seats, isSealing, { raceMode: 'sealed' }));
  const cards = page.locator('.hand-bed .card');
  await cards.nth(0).click();
  await page.locator('.sealed-choice .pills > *').nth(1).click();
  await cards.nth(1).click();
  for (const size of [...SIZES, '1280x620', '393x770', '375x667', '360x780', '320x568', '667x375', '568x320']) {
    await resize(page, size);
    await page.locator('.sealed-choice .slot .card').nth(1).waitFor();
    const over = await page.evaluate(() => {
      const panel = document.querySelector('.sealed-choice')?.getBoundingClientRect();
      return ['.loot-ring .pot', '.draw-deck .n'].filter((number) => {
        const box = document.querySelector(number)?.getBoundingClientRect();
        if (panel === undefined || box === undefined) return true;
        return box.bottom > panel.top && box.top < panel.bottom && box.right > panel.left && box.left < panel.right;
      });
    });
    expect(over, size).toEqual([]);
  }
  expectNoProblems(visitor);
});

test('wright-brothers: the player who starts a sealed race sees their own revolver while the others choose', async () => {
  const game = gameOf('wright-brothers');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const isWaited = (view: unknown) => (view as View).phase === 'sealed' && (view as View).sheriffs < 4;
  const asked = positionWhere(game, 5, isWaited, { raceMode: 'sealed' });
  await showStill(page, game, { ...asked, you: (game.view(asked.state, asked.you) as View).active });
  await page.locator('.wright-brothers[data-phase="sealed"]').waitFor();
  expect(await page.locator('.sealed-choice').count()).toBe(0);
  for (const size of SIZES) {
    await resize(page, size);
    expect(await page.locator('.revolver-panel').isVisible(), size).toBe(true);
    expect(await touching(page, '.revolver-panel b', '.loot-ring .pot, .draw-deck .n, .seat-plate b'), size).toEqual(
      [],
    );
  }
  expectNoProblems(visitor);
});

test('colt-express: on a phone the score leaves the plates above it readable', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  for (const seats of [4, 6]) {
    const over = lastOfEach(game, seats, SEED).find(({ phase }) => phase === 'over');
    if (over === undefined) throw new Error('Cannot show the count: the game has no end');
    await showStill(page, game, over);
    for (const size of ['390x844', '360x640']) {
      await resize(page, size);
      const [count, plates] = await Promise.all(
        ['.final-count', '.seat-plates'].map((one) => page.locator(one).boundingBox()),
      );
      const end = (plates?.y ?? 0) + (plates?.height ?? 0);
      expect(count?.y, `${seats} seats at ${size}`).toBeGreaterThanOrEqual(end);
      // Four lines of it are in sight.
      expect(count?.height).toBeGreaterThan(280);
    }
  }
  expectNoProblems(visitor);
});

/** Laptops, whose browsers leave little of the height, and the desk of the pictures. */
const DESKS = ['1280x620', '1366x640', '1280x720', '1440x757', '1440x820', '1440x875', '1440x900'] as const;

/** Runs in the page: how high the train is, and how much on it lies under the question. */
function seeTrain() {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const bar = document.querySelector('.heist-caption, .ask')?.getBoundingClientRect();
  const edge = document.querySelector('.train-window')?.getBoundingClientRect();
  // Pictures have an edge.
  const EDGE = 8;
  const covered = [...document.querySelectorAll('.train-figure .body, .lying-loot > *')].filter((one) => {
    const { left, right, top, bottom } = boxOf(one);
    // What is scrolled out of the window is not seen at all.
    const end = Math.min(right, edge?.right ?? right);
    if (bar === undefined || left > bar.right || end < bar.left + EDGE) return false;
    return top + EDGE < bar.bottom && bottom - EDGE > bar.top;
  });
  const heights = [...document.querySelectorAll('.cars')].map((cars) => boxOf(cars).height);
  return { covered: covered.length, hasBar: bar !== undefined, height: heights[0], all: innerHeight };
}

/** The train is as large as its stage was some frames ago: looks until nothing changes any more. */
async function seeStillTrain(page: Page): Promise<ReturnType<typeof seeTrain>> {
  const SETTLED_MS = 200;
  for (let before = ''; ; ) {
    const seen = await page.evaluate(seeTrain);
    if (JSON.stringify(seen) === before) return seen;
    before = JSON.stringify(seen);
    await page.waitForTimeout(SETTLED_MS);
  }
}

test('colt-express: on a phone held sideways the question covers nobody on the train', async () => {
  const game = gameOf('colt-express');
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
  const { page } = visitor;
  const heist = lastOfEach(game, USUAL_SEATS, SEED).find(({ phase }) => phase === 'heist');
  if (heist === undefined) throw new Error('Cannot show a heist: the game has none');
  await showStill(page, game, heist);
  for (const size of ['915x412', '844x390', '780x360', '667x375']) {
    await resize(page, size);
    expect(await seeStillTrain(page), size).toMatchObject({ covered: 0, hasBar: true });
  }
  expectNoProblems(visitor);
});

test.each([4, 6])(
  'colt-express: on low desks %i players see the train, and the question covers nobody on it',
  async (seats) => {
    const game = gameOf('colt-express');
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const phases = { planning: 0.2, heist: 0.27 };
    for (const [phase, share] of Object.entries(phases)) {
      const position = lastOfEach(game, seats, SEED).find((one) => one.phase === phase);
      if (position === undefined) throw new Error(`Cannot show ${phase}: the game has none`);
      await showStill(page, game, position);
      for (const size of DESKS) {
        await resize(page, size);
        const seen = await seeStillTrain(page);
        expect(seen, size).toMatchObject({ covered: 0, hasBar: true });
        expect(seen.height, `${phase} at ${size}`).toBeGreaterThan(share * seen.all);
        expect(await hiddenWords(page, PANELS), `${phase} at ${size}`).toEqual([]);
      }
    }
    expectNoProblems(visitor);
  },
);

test.each([2, 4, 5])(
  'wright-brothers: on low desks %i players have a ring to slap, and nothing lies over it',
  async (seats) => {
    const game = gameOf('wright-brothers');
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const played = lastOfEach(game, seats, SEED).filter(({ phase }) => ['turn', 'race', 'duel'].includes(phase));
    expect(played.length).toBeGreaterThan(1);
    for (const position of played) {
      await showStill(page, game, position);
      for (const size of DESKS) {
        await resize(page, size);
        const ring = await page.locator('.loot-ring').boundingBox();
        expect(ring?.height, `${position.phase} at ${size}`).toBeGreaterThan(0.19 * Number(size.split('x')[1]));
        expect(await hiddenWords(page, PANELS), `${position.phase} at ${size}`).toEqual([]);
      }
    }
    expectNoProblems(visitor);
  },
);

test.each(['en', 'ru'] as const)('bang-duel: in %s every answer’s text fits its button', async (lang) => {
  const game = gameOf('bang-duel');
  await using visitor = await house.visit({ isStill: true, lang });
  const { page } = visitor;
  const asks = (isIt: (asked: Asked, hand: readonly string[]) => boolean) =>
    positionWhere(game, 2, (view) => {
      const { asked, players } = view as DuelView;
      return (
        asked !== undefined &&
        isIt(
          asked,
          players.flatMap(({ hand = [] }) => hand),
        )
      );
    });
  const positions = {
    'any card': asks((asked, hand) => 'hit' in asked && asked.hit?.anyCardDodges === true && hand.length > 3),
    setup: asks(({ decision }) => decision.startsWith('setup')),
    holster: asks(({ decision }, hand) => decision === 'play/main' && hand.some((card) => card.startsWith('holster'))),
  };
  for (const [what, position] of Object.entries(positions)) {
    await showStill(page, game, position);
    // What it is for is asked next.
    if (what === 'holster')
      await page
        .getByRole('button', { name: /^(Holster|Кобура), / })
        .first()
        .click();
    for (const size of [...DESKS, '390x844', '360x640'] as const) {
      await resize(page, size);
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('.ask-acts .btn')].flatMap((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          const isIn = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
          return outer.width === 0 || isIn ? [] : [button.textContent];
        }),
      );
      expect(over, `${what} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});

const PHONES = ['390x844', '360x640', '320x568', '844x390', '667x375'] as const;

test.each([
  ['desks', 4, DESKS],
  ['desks', 6, DESKS],
  ['desks', 8, DESKS],
  ['phones', 4, PHONES],
  ['phones', 9, PHONES],
] as const)('caliber-45: on %s %i players see every money card that may be chosen', async (_, seats, sizes) => {
  const game = gameOf('caliber-45');
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await showStill(
    page,
    game,
    positionWhere(game, seats, (view) => (view as CaliberView).phase === 'pick'),
  );
  for (const size of sizes) {
    await resize(page, size);
    const spread = page.locator('.money-spread button');
    // No row lies over another, and the last one is not cut.
    const hidden = await spread.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const isSeen = (y: number) => card.contains(document.elementFromPoint(left + width / 2, y));
        return isSeen(top + 4) && isSeen(top + height - 4) ? [] : [card.getAttribute('aria-label')];
      }),
    );
    expect(await spread.count()).toBeGreaterThan(30);
    expect(hidden, size).toEqual([]);
  }
  expectNoProblems(visitor);
});

/** The smallest phone, and phones and desks between the usual ones: tall enough for the layout of the next, and not for all that may lie in it. */
const BETWEEN = [
  ['caliber-45', ['call', 'fine'], ['430x932', '412x800', '393x760', '375x720', '360x700']],
  ['wright-brothers', ['turn', 'switch-return', 'miss-choice', 'round-over'], ['320x568', '360x600']],
  ['wright-brothers', ['turn'], ['1440x870', '1440x840', '1440x820', '412x800', '393x760']],
] as const;

test.each(BETWEEN)('%s: nothing covers %s on screens between the usual sizes', async (id, phases, sizes) => {
  const game = gameOf(id);
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  const asked: readonly string[] = phases;
  const positions = lastOfEach(game, USUAL_SEATS, SEED).filter(({ phase }) => asked.includes(phase));
  expect(positions).toHaveLength(phases.length);
  for (const position of positions) {
    await showStill(page, game, position);
    for (const size of sizes) {
      await resize(page, size);
      expect(await hiddenWords(page, PANELS), `${position.phase} at ${size}`).toEqual([]);
    }
  }
  expectNoProblems(visitor);
});

for (const game of games) {
  test(`${game.id}: on no screen are words covered, or cut off where they can’t be scrolled to`, async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wrong: string[] = [];
    for (const position of lastOfEach(game, SEATS[game.id] ?? USUAL_SEATS, SEED)) {
      await showStill(page, game, position);
      for (const size of SIZES) {
        await resize(page, size);
        await expectFits(page);
        const found = [...(await hiddenWords(page, PANELS)), ...(await cutOff(page))];
        wrong.push(...found.map((what) => `${position.phase} at ${size}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
    expectNoProblems(visitor);
  });
}

/** A move that one press on an answer sends while a hand lies before who is asked, and why it may be refused. */
const ONE_PRESS: Readonly<Record<string, readonly [move: string, answer: string, code: string]>> = {
  'wright-brothers': ['pass', 'pass', 'STALE_TURN'],
  'colt-express': ['draw-cards', 'draw', 'STALE_QUESTION'],
  'bang-duel': ['end-phase', 'end-phase', 'STALE'],
  'caliber-45': ['announce', 'announce', 'STALE_QUESTION'],
};

/** Runs in the page before its scripts: what is said there does not go by itself, however long somebody takes to look. */
function keepWhatIsSaid(): void {
  const LONG_MS = 3000;
  const { setTimeout: later } = window;
  const never = (act: TimerHandler, wait = 0) => (wait < LONG_MS ? later(act, wait) : 0);
  Object.assign(window, { setTimeout: never });
  localStorage.setItem('saloon.settings', '{"confirmsMoves":false,"speed":"quick"}');
}

/** Runs in the page: what of the hand and the answers lies under this, and a press for it would miss it. */
function caught(link: Element): readonly string[] {
  const box = link.getBoundingClientRect();
  return [...document.querySelectorAll('.hand-bed .card, .ask button')].flatMap((target) => {
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
    await page.addInitScript(keepWhatIsSaid);
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
