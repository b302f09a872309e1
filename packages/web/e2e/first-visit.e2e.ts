import { text as bangDuel } from '@saloon/bang-duel/text';
import { text as caliber45 } from '@saloon/caliber-45/text';
import { text as coltExpress } from '@saloon/colt-express/text';
import type { Lang, OptionText } from '@saloon/kernel';
import { text as wrightBrothers } from '@saloon/wright-brothers/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tables } from '../src/games/index.ts';
import { playOn as playDuel } from './bang-duel-player.ts';
import { playOn as playCaliber } from './caliber-45-player.ts';
import { playOn as playColt } from './colt-express-player.ts';
import { hurryBots } from './colt-express-time.ts';
import { finger, mouse } from './harness/device.ts';
import { playOn as playWright } from './harness/player.ts';
import { expectAsked, expectStation, type Way } from './harness/station.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

/** Called before each decision, with a name for what is decided. */
type OnMove = (decision: string) => Promise<void>;
type Words = Readonly<Record<Lang, { readonly options: Readonly<Record<string, OptionText>> }>>;
type Visit = {
  readonly game: keyof typeof tables;
  readonly words: Words;
  /** Who sits there; `open` waits for a friend. */
  readonly seats: readonly string[];
  /** The shortest game that shows everything. */
  readonly rules: Readonly<Record<string, string | true>>;
  readonly play: (page: Page, isPhone: boolean, onMove: OnMove) => Promise<unknown>;
};

const WRIGHT: Visit = {
  game: 'wright-brothers',
  words: wrightBrothers as Words,
  seats: ['me', 'bot easy', 'bot easy', 'bot easy'],
  rules: { rounds: '1', sheriffPlacement: 'spread' },
  play: (page, isPhone, onMove) =>
    playWright(page, {
      device: isPhone ? finger : mouse,
      onMove: ({ phase, isRace, isOver }) => (isRace || isOver ? undefined : onMove(phase)),
    }),
};
const VISITS: readonly Visit[] = [
  {
    game: 'colt-express',
    words: coltExpress as Words,
    seats: ['me', 'bot easy', 'bot easy'],
    rules: { pace: 'untimed' },
    play: (page, isPhone, onMove) =>
      playColt(page, {
        hand: isPhone ? 'tap' : 'click',
        onMove: ({ phase, isOver }) => (isOver ? undefined : onMove(phase)),
      }),
  },
  WRIGHT,
  {
    game: 'bang-duel',
    words: bangDuel as Words,
    seats: ['me', 'bot easy'],
    rules: { limitTurns: true, turnLimit: '40' },
    play: (page, isPhone, onMove) =>
      playDuel(page, {
        press: isPhone ? 'tap' : 'click',
        isMeek: true,
        onMove: ({ decision, isOver }) => (isOver ? undefined : onMove(decision.replace('/', '-'))),
      }),
  },
  {
    game: 'caliber-45',
    words: caliber45 as Words,
    seats: ['me', 'bot easy', 'bot easy', 'bot easy'],
    rules: { target: '500', maxRobberies: '6' },
    play: (page, isPhone, onMove) =>
      playCaliber(page, {
        device: isPhone ? finger : mouse,
        temper: 'fighter',
        onMove: ({ phase, isOver }) => (isOver ? undefined : onMove(phase)),
      }),
  },
];

const WAYS: readonly Way[] = [
  { lang: 'en', isPhone: false },
  { lang: 'ru', isPhone: true },
  { lang: 'ru', isPhone: false },
  { lang: 'en', isPhone: true },
];
/** `SALOON_ALL_VISITS=1` makes each visit in both languages on both screens, for a look at the pictures. */
const waysOf = (at: number): readonly Way[] =>
  process.env.SALOON_ALL_VISITS === '1' ? WAYS : WAYS.slice(at % WAYS.length, (at % WAYS.length) + 1);

const house = useHouse();

/** From the lobby, where the main buttons are in view, through the form to the table or its waiting room. */
async function openTable(page: Page, { game, words, seats, rules }: Visit, way: Way): Promise<void> {
  await page.goto('/');
  const bill = page.locator('.bill').nth(Object.keys(tables).indexOf(game));
  await bill.locator('h2').waitFor();
  expect(await page.locator('.bill').count()).toBe(4);
  const brass = await page.locator('.cta .btn.main').boundingBox();
  expect((brass?.y ?? Infinity) + (brass?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  await expectStation(page, way, `${game}-1-lobby`);
  await bill.locator('.btn.pap').click();
  const sheet = page.locator('dialog.open-sheet');
  await sheet.locator('.seat-list').waitFor();
  await expectStation(page, way, `${game}-2-form`);
  if (seats.length > 2 || game === 'wright-brothers')
    await sheet
      .locator('.count button')
      .filter({ hasText: String(seats.length) })
      .click();
  for (const [i, seat] of seats.entries()) {
    const chair = sheet.locator('.seat-list li').nth(i).locator('select').first();
    if ((await chair.inputValue()) !== seat) await chair.selectOption(seat);
  }
  await sheet.locator('.all-options > summary').click();
  for (const [option, value] of Object.entries(rules)) {
    const field = sheet.getByLabel(words[way.lang].options[option]?.name ?? '', { exact: true });
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (value === true) await field.check();
    else if (isList) await field.selectOption(value);
    else await field.fill(value);
  }
  await sheet.locator('footer .btn.main').click();
  await sheet.waitFor({ state: 'detached' });
}

/** Plays to the end. At each kind of decision the table says what is asked, and all of it is seen. */
async function playToEnd(page: Page, { game, play }: Visit, way: Way): Promise<void> {
  const known = new Set<string>();
  await play(page, way.isPhone, async (decision) => {
    if (known.has(decision)) return;
    await expectAsked(page);
    await expectStation(page, way, `${game}-3-${decision}`);
    known.add(decision);
  });
  expect(known.size).toBeGreaterThan(0);
}

/** The end tells why, what turned the game, and offers a rematch first. */
async function readEnding(page: Page, { game }: Visit, way: Way): Promise<void> {
  const sheet = page.locator('dialog.ranking');
  await sheet.locator('.ending').waitFor();
  await sheet
    .locator('.ending-skip')
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await sheet.locator('.ending[data-settled=yes]').waitFor();
  expect(await sheet.locator('.winner-poster .name').innerText()).not.toBe('');
  expect(await sheet.locator('.ending-because p').first().innerText()).not.toBe('');
  const turned = await sheet.locator('.ending-why ol a').count();
  expect([1, 2, 3]).toContain(turned);
  expect(await sheet.locator('footer .btn.main').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog.ranking') !== null)).toBe(true);
  await expectStation(page, way, `${game}-4-end`);
}

/** The replay opens at its start, and its steps go on. */
async function watchReplay(page: Page, { game }: Visit, way: Way): Promise<void> {
  await page.locator('dialog.ranking footer a[href^="/replay/"]').click();
  await page.locator('.rail-range').waitFor();
  await page.waitForURL(/#step-1-seat-\d$/);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/#step-2-seat-\d$/);
  await expectStation(page, way, `${game}-5-replay`);
}

describe.concurrent('a first visit', { timeout: 600_000 }, () => {
  const withBots = VISITS.flatMap((visit, i) => waysOf(i).map((way) => ({ visit, way })));
  test.each(withBots)('$visit.game with bots, $way', async ({ visit, way }) => {
    await using visitor = await house.visit({ ...way, isStill: true });
    const { page } = visitor;
    await hurryBots(page);
    await openTable(page, visit, way);
    await page.waitForURL('**/solo/*');
    await playToEnd(page, visit, way);
    await readEnding(page, visit, way);
    await watchReplay(page, visit, way);
    expectNoProblems(visitor);
  });

  const invited = { ...WRIGHT, seats: ['me', 'open'] };
  test.each(waysOf(VISITS.length))('a friend comes by a link, %o', async (way) => {
    await using ann = await house.visit({ ...way, isStill: true });
    await using bob = await house.visit({ ...way, isStill: true });
    await openTable(ann.page, invited, way);
    await ann.page.locator('.waiting .chairs').waitFor();
    await expectStation(ann.page, way, 'friend-1-host');
    await bob.page.goto(ann.page.url());
    const sit = bob.page.locator('.welcome .btn.main');
    await sit.waitFor();
    expect(await bob.page.locator('.waiting .btn.main').count()).toBe(1);
    await expectStation(bob.page, way, 'friend-2-guest');
    await sit.click();
    for (const { page } of [ann, bob]) await page.locator('.waiting-acts .btn.main').click();
    await Promise.all([ann, bob].map(({ page }) => playToEnd(page, invited, way)));
    await Promise.all([ann, bob].map(({ page }) => page.locator('dialog.ranking .ending').waitFor()));
    await readEnding(bob.page, invited, way);
    await watchReplay(bob.page, invited, way);
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });
});
