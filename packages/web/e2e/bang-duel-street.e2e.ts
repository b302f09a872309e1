import { bangDuel, type Event, type View } from '@saloon/bang-duel';
import { seat } from '@saloon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryFile } from './gallery/scenes.ts';
import { hiddenWords } from './harness/covered.ts';
import { cutOff } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { resize } from './harness/resize.ts';
import { eventsOf, positionWhere, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const viewOf = (view: unknown): View => view as View;

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`Cannot measure ${selector}: it is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** A player with a Robbery in hand and at least four things to take with it. */
const hasManyAims = (view: unknown): boolean => {
  const { asked, players } = viewOf(view);
  const gear = players
    .flatMap(({ characters }) => [characters.left, characters.right])
    .flatMap((one) => one?.equipment ?? []);
  const hand = players.flatMap((player) => player.hand ?? []);
  return asked?.decision === 'play/main' && gear.length >= 4 && hand.some((card) => card.startsWith('robbery'));
};

test('on a phone no answer is covered, however many targets there are, and the street never moves', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true });
  const { page } = visitor;
  await showStill(page, bangDuel, positionWhere(bangDuel, 2, hasManyAims));
  for (const size of ['390x844', '360x640']) {
    await resize(page, size);
    const before = await boxOf(page, '.main-street');
    await page
      .getByRole('button', { name: /^Robbery, / })
      .first()
      .tap({ position: { x: 10, y: 40 }, force: true });
    const aims = page.locator('.ask-acts .a-aim');
    await aims.nth(3).waitFor();
    const covered = await aims.evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          button.scrollIntoView({ inline: 'center' });
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }).length,
    );
    expect(covered, size).toBe(0);
    expect(await page.locator('.ask-acts .a-back').isVisible()).toBe(true);
    expect(await boxOf(page, '.main-street'), size).toEqual(before);
    await page.locator('.ask-acts .a-back').tap();
  }
  expectNoProblems(visitor);
});

test('left-handed players have the answers on the left of the hand', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('saloon.settings', '{"isLeftHanded":true}'));
  await showStill(
    page,
    bangDuel,
    positionWhere(bangDuel, 2, (view) => viewOf(view).asked?.decision === 'play/main'),
  );
  for (const size of ['1440x900', '1024x768']) {
    await resize(page, size);
    const [answers, hand] = [await boxOf(page, '.ask-acts'), await boxOf(page, '.hand-bed')];
    expect(answers.right, size).toBeLessThanOrEqual(hand.x + 1);
  }
  expectNoProblems(visitor);
});

test('a spectator’s street reaches to the right edge, and the question to the lower one', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page, context } = visitor;
  await context.route('**/gallery-scenes/**', (route) =>
    route.fulfill({
      body: galleryFile(new URL(route.request().url()).pathname) ?? '',
      contentType: 'application/json',
    }),
  );
  await page.goto('/gallery/bang-duel/watched');
  await page.locator('.bang-duel[data-seated="no"]').waitFor();
  for (const size of ['1440x900', '1024x768', '820x1180', '844x390']) {
    await resize(page, size);
    const [table, street, question] = [
      await boxOf(page, '.table-scene'),
      await boxOf(page, '.main-street'),
      await boxOf(page, '.ask-q'),
    ];
    expect(Math.max(street.right, question.right), size).toBeGreaterThan(table.right - 12);
    expect(Math.max(street.bottom, question.bottom), size).toBeGreaterThan(table.bottom - 12);
  }
  expectNoProblems(visitor);
});

test('after the screen is turned the last step of the chain is in sight', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const isLong = (view: unknown) =>
    viewOf(view).chain.length > 4 &&
    (viewOf(view).asked?.cards ?? []).length === 0 &&
    viewOf(view).asked?.decision === 'hit/defend';
  await showStill(page, bangDuel, positionWhere(bangDuel, 2, isLong));
  for (const size of ['1440x900', '820x1180', '844x390', '390x844', '1024x768', '360x640']) {
    await resize(page, size);
    const isSeen = await page
      .locator('.reaction-chain li')
      .last()
      .evaluate((line) => {
        const [box, room] = [line.getBoundingClientRect(), line.closest('.reaction-chain')?.getBoundingClientRect()];
        return room !== undefined && box.bottom <= room.bottom + 1 && box.top >= room.top - 1;
      });
    expect(isSeen, size).toBe(true);
  }
  expectNoProblems(visitor);
});

test('a revealed card and the chain are never on the street together', async () => {
  const revealed = eventsOf(bangDuel, 2, 3, seat(0)).find((event) => (event as Event).type === 'revealed');
  for (const size of ['1440x900', '390x844']) {
    await using visitor = await house.visit({ isPhone: size === '390x844' });
    const { page } = visitor;
    const isInChain = (view: unknown) => viewOf(view).chain.length > 2 && viewOf(view).asked?.decision === 'hit/defend';
    await showStill(page, bangDuel, positionWhere(bangDuel, 2, isInChain), { next: [revealed] });
    await page.locator('.street-moment').waitFor();
    expect(await page.locator('.reaction-chain, .shot-card').count(), size).toBe(0);
    await page.locator('.reaction-chain').waitFor();
    expect(await page.locator('.street-moment').count(), size).toBe(0);
    expectNoProblems(visitor);
  }
});

test('all of a character’s ability is on the card that is looked at, in both languages', async () => {
  for (const lang of ['en', 'ru'] as const) {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
    const { page } = visitor;
    await showStill(
      page,
      bangDuel,
      positionWhere(bangDuel, 2, (view) => viewOf(view).phase === 'main'),
    );
    for (const figure of await page.locator('.character-post .figure').all()) {
      await figure.tap();
      const text = page.locator('.look-closer .csub');
      await text.waitFor();
      expect(await text.evaluate((sub) => sub.scrollHeight - sub.clientHeight)).toBeLessThanOrEqual(1);
      await page.keyboard.press('Escape');
      await text.waitFor({ state: 'detached' });
    }
    expectNoProblems(visitor);
  }
});

test('with twice the browser’s font size cards, plates, question and answers grow, and everything fits', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await showStill(
    page,
    bangDuel,
    positionWhere(bangDuel, 2, (view) => viewOf(view).asked?.decision === 'hit/defend'),
  );
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const PARTS = ['.ask-q .sign', '.ask-acts .btn', '.nameplate .sign', '.ability'];
  await resize(page, '1440x900');
  const usual = await Promise.all(PARTS.map(sizeOf));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await resize(page, '1440x901');
  const large = await Promise.all(PARTS.map(sizeOf));
  for (const [i, part] of PARTS.entries()) expect((large[i] ?? 0) / (usual[i] ?? 1), part).toBeGreaterThan(1.3);
  await takePicture(page, 'bang-duel-large-font');
  expect(await hiddenWords(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  expectNoProblems(visitor);
});

test.each(['en', 'ru'] as const)(
  'on a phone what a card counts as can be read on each card of the fan, and the whole question, in %s',
  async (lang) => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
    const { page } = visitor;
    const isHit = (view: unknown) => {
      const { asked, players } = viewOf(view);
      const hand = players.flatMap((player) => player.hand ?? []);
      return asked !== undefined && 'hit' in asked && asked.hit?.anyCardDodges === true && hand.length > 4;
    };
    await showStill(page, bangDuel, positionWhere(bangDuel, 2, isHit));
    for (const size of ['390x844', '360x640']) {
      await resize(page, size);
      await takePicture(page, `duel-counts-${lang}-${size}`);
      const cut = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.hand-bed .card')].map((card) => card.getBoundingClientRect());
        const words = [...document.querySelectorAll('.hand-bed .card .as')].map((as) => {
          const at = [...document.querySelectorAll('.hand-bed .card')].findIndex((card) => card.contains(as));
          const next = cards[at + 1]?.left ?? innerWidth;
          return as.getBoundingClientRect().right > next + 2 ? `${as.textContent} of card ${at}` : '';
        });
        const question = document.querySelector('.ask-q p');
        const isCut = question !== null && question.scrollHeight > question.clientHeight + 1;
        return [...words, isCut ? (question.textContent ?? '') : ''].filter(Boolean);
      });
      expect(cut, size).toEqual([]);
      expect(await page.locator('.hand-bed .card .as').count()).toBeGreaterThan(2);
    }
    expectNoProblems(visitor);
  },
);

test.each(['en', 'ru'] as const)(
  'before the first choice the abilities can be read on the smallest screens, in %s',
  async (lang) => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang });
    const { page } = visitor;
    await showStill(
      page,
      bangDuel,
      positionWhere(bangDuel, 2, (view) => viewOf(view).asked?.decision.startsWith('setup') === true),
    );
    for (const size of ['360x640', '844x390', '390x844']) {
      await resize(page, size);
      const told = page.locator('.hand-bed .none');
      const rules = await page
        .locator('.character-post .ability .fit-text')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-full') ?? ''));
      expect(rules.length).toBeGreaterThan(1);
      for (const rule of rules) expect(await told.innerText(), size).toContain(rule);
      expect(await hiddenWords(page), size).toEqual([]);
    }
    expectNoProblems(visitor);
  },
);
