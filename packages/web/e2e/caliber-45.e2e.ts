import { caliber45, type Event, type View } from '@saloon/caliber-45';
import { ann, bob, cal, dot, rob, table } from '@saloon/caliber-45/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openCaliber, playOn, readTable } from './caliber-45-player.ts';
import { stage } from './caliber-45-stage.ts';
import { seriousProblems } from './harness/axe.ts';
import { finger, mouse } from './harness/device.ts';
import { listen } from './harness/frames.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { useQuickSaloon } from './harness/quick-saloon.ts';
import { eventsOf, positionWhere, showStill } from './harness/still-table.ts';
import { oddTexts } from './harness/texts.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

const atQuick = useQuickSaloon();

const hand = (page: Page) => page.locator('.hand-bed .card').first();
/** Enough time for a slow machine, where a table's second is a twentieth of one. */
const PATIENT = { 'Time for a turn': '300', 'Time for an answer': '300' } as const;

/** What the ranking says about each seat, without the viewer's mark. */
const result = (page: Page): Promise<readonly string[]> =>
  page
    .locator('dialog.ranking .ranks li')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.replace('you', '').trim() ?? ''));

const dollars = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

describe.concurrent('with others', () => {
  test('two people, one of them on a phone, and two bots play to the million', async () => {
    await using one = await house.visit({ at: atQuick(), isStill: true, isSmall: true });
    await using two = await house.visit({ at: atQuick(), isStill: true, isPhone: true });
    await one.page.goto('/');
    await openCaliber(one.page, ['me', 'open', 'bot normal', 'bot normal'], PATIENT);
    await one.page.waitForURL('**/table/*');
    await one.page.getByRole('button', { name: 'I am ready' }).click();
    await two.page.goto(one.page.url());
    await two.page.getByRole('button', { name: 'Sit down' }).first().click();
    await two.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([hand(one.page).waitFor(), hand(two.page).waitFor()]);
    const phases = new Set<string>();
    const onMove = ({ phase }: { readonly phase: string }) => void phases.add(phase);
    await Promise.all([
      playOn(one.page, { temper: 'loner', onMove }),
      playOn(two.page, { device: finger, temper: 'loner', onMove }),
    ]);
    const totals = await one.page.locator('.gang-totals .num').allTextContents();
    expect(Math.max(...totals.map(dollars))).toBeGreaterThanOrEqual(1_000_000);
    expect(await result(two.page)).toEqual(await result(one.page));
    for (const phase of ['arming', 'call', 'pick']) expect(phases).toContain(phase);
    await takePicture(one.page, 'caliber-45-over');
    expectNoProblems(one);
    expectNoProblems(two);
  }, 480_000);

  test('three teams of three bots, with a spectator: no hand is sent or shown', async () => {
    await using host = await house.visit({ at: atQuick(), isStill: true });
    const { page } = host;
    const heard = listen(page);
    await page.goto('/');
    await openCaliber(page, ['me', 'open', ...Array.from({ length: 7 }, () => 'bot easy' as const)], PATIENT);
    await page.waitForURL('**/table/*');
    await page.getByRole('button', { name: 'Stand up' }).click();
    for (const chair of [1, 2]) await page.getByLabel(`Add a bot: Seat ${chair}`).selectOption('easy');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.rider-seat').nth(8).waitFor();
    await page
      .locator('.caliber-45[data-phase=face], .caliber-45[data-phase=defend], .caliber-45[data-phase=fine]')
      .waitFor({ timeout: 90_000 });
    await takePicture(page, 'caliber-45-nine');
    expect(await page.locator('.hand-bed').count()).toBe(0);
    expect(await overlapping(page)).toEqual([]);
    await expectFits(page);
    expect(JSON.stringify(heard)).not.toMatch(/"hand":|"shown":\[[^\]]*\],?"card":"(bullet|mustang|cactus|coyote)/);
    const told = heard.filter(({ type }) => type === 'step').length;
    expect(told).toBeGreaterThan(5);
    expectNoProblems(host);
  });
});

test('[C45-SHER-1, C45-PAY-2, C45-ONLINE-5] a sheriff’s fine shows its change before it is paid, and pays it', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const seats = [{ money: '100' }, { money: '50' }, { money: '200' }, { money: '50' }];
  const state = table(seats, { spread: 'sheriff', bank: 'stagecoach-50' });
  rob(state, ann, [bob, cal, dot], 0);
  const came = await stage(page, state, ann, () => ({ type: 'pay-fine' }));
  const price = page.locator('.price-tag');
  await price.waitFor();
  expect(await price.innerText()).toMatch(/Fine of \$50,000\s+pays with\s+\$100k\s+change\s+\$50k/);
  expect(await page.locator('.own-rider .note').allTextContents()).toEqual(['$100k']);
  await page.getByRole('button', { name: 'Pay the fine costs $50k' }).click();
  await page.locator('.caliber-45[data-phase=arming]').waitFor();
  expect(came).toEqual([{ type: 'pay-fine' }]);
  expect(await page.locator('.own-rider .note').allTextContents()).toEqual(['$50k']);
  await page
    .getByText(/^You pay the bank \$50,000/)
    .first()
    .waitFor();
  await page.getByText('The sheriff, the bank and the money deck are shuffled together').first().waitFor();
  expectNoProblems(visitor);
});

test('a phone in Russian: everything fits, is large enough to touch and reads well, from the deal into a robbery', async () => {
  await using visitor = await house.visit({ isPhone: true, lang: 'ru', isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Открыть стол: Калибр 45' }).click();
  const sheet = page.getByRole('dialog', { name: 'Открыть стол' });
  await sheet.getByRole('button', { name: '4', exact: true }).click();
  for (const at of [2, 3, 4]) await sheet.getByLabel(`Место ${at}: Кто здесь сидит`).selectOption('bot easy');
  await sheet.locator('footer .btn.main').click();
  await page.waitForURL('**/solo/*');
  const looked = new Set<string>();
  await playOn(page, {
    device: finger,
    temper: 'fighter',
    onMove: async ({ phase }) => {
      if (looked.has(phase)) return;
      looked.add(phase);
      await takePicture(page, `caliber-45-phone-${phase}`);
      await expectFits(page);
      expect(await smallTargets(page), phase).toEqual([]);
      expect(await oddTexts(page, 'ru'), phase).toEqual([]);
      expect(await page.locator('.ask').evaluate((bar) => bar.getBoundingClientRect().bottom <= innerHeight)).toBe(
        true,
      );
    },
    until: ({ phase }) => phase !== 'arming' && looked.has('arming') && looked.size > 2,
  });
  expect(looked.size).toBeGreaterThan(2);
  expect(await seriousProblems(page, 'all')).toEqual([]);
  expectNoProblems(visitor);
});

test('[C45-SHOOT-4] a selected rival is named in the button, and the second press fires; an illegal shot says why', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const state = table([{ hand: '5 3 M' }, { hand: '2' }, {}, { hand: '1' }], {
    spread: 'stagecoach-50 stagecoach-100',
  });
  rob(state, ann, [bob, dot], 0);
  const came = await stage(page, state, ann, () => ({ type: 'fall' }));
  await hand(page).waitFor();
  await page.getByRole('button', { name: 'Mustang, not playable: no use here' }).hover();
  const ribbon = page.locator('.hand-bed .card.off > .why');
  expect(await ribbon.evaluate((element) => element.checkVisibility())).toBe(true);
  await page.getByRole('button', { name: /^Bullets 5/ }).click();
  await page.locator('.rider-seat').filter({ hasText: 'Dot' }).click();
  await page.getByRole('button', { name: 'Fire 5 at Dot' }).click();
  await expect.poll(() => came).toMatchObject([{ type: 'shoot', target: 3 }]);
  expectNoProblems(visitor);
});

test('your own plate: the name is readable below bail tokens, and much money stays inside the edges', async () => {
  await using visitor = await house.visit({ lang: 'ru', isStill: true });
  const { page } = visitor;
  const own = { hand: '5', bail: 3, money: '50 100 150 200' };
  await stage(page, table([own, {}, {}, {}], { spread: 'stagecoach-100' }), ann, () => ({ type: 'decline' }));
  await hand(page).waitFor();
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox();
    if (found === null) throw new Error(`Cannot measure ${selector}: it is not seen`);
    return found;
  };
  const tokens = await box('.own-rider .bail-tokens');
  expect(tokens.y + tokens.height).toBeLessThanOrEqual((await box('.own-rider .cname')).y);
  const place = await box('.own-rider');
  const bar = await box('.ask');
  expect(place.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(4);
  // The scene stays in place with a shorter hint.
  const shorter = await page.locator('.ask').evaluate((element) => {
    for (const hint of element.querySelectorAll('.ask-q p span')) hint.textContent = 'Draw.';
    return element.getBoundingClientRect().height;
  });
  expect(shorter).toBe(bar.height);
  // Nothing is below the screen, not by a pixel: opening a rule would push the whole page up.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expectNoProblems(visitor);
});

test('what just happened stands below the cowboy that you look at, not over him', async () => {
  const isHiring = (view: unknown) => (view as View).phase === 'hire' && typeof (view as View).hired === 'object';
  const position = positionWhere(caliber45, 4, isHiring);
  const picked = eventsOf(caliber45, 4, 3, position.you).find((event) => (event as Event).type === 'picked');
  for (const size of ['1440x900', '390x844'] as const) {
    await using visitor = await house.visit({ isPhone: size === '390x844' });
    const { page } = visitor;
    await showStill(page, caliber45, position, { next: [picked] });
    await page.locator('.told-story').waitFor();
    const [card, story] = await page
      .locator('.hired-cowboy .card, .told-story')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(card.bottom, size).toBeLessThanOrEqual(story.top);
    expectNoProblems(visitor);
  }
});

test('on a phone the cards on the table never cover the seats', async () => {
  await using visitor = await house.visit({ isPhone: true, lang: 'ru', isStill: true });
  const { page } = visitor;
  const rich = { hand: '2 2', money: '100 150 200' };
  const own = { hand: '6', money: '50' };
  await stage(page, table([own, rich, rich, rich], { spread: 'sheriff' }), ann, () => ({ type: 'decline' }));
  await hand(page).waitFor();
  const edges = await page.evaluate(() => {
    const box = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return {
      seats: Math.max(...box('.rider-seat').map(({ bottom }) => bottom)),
      within: Math.max(...box('.rider-seat *').map(({ bottom }) => bottom)),
      table: Math.min(...box('.felt-middle > *').map(({ top }) => top)),
      height: Math.max(...box('.rider-seat').map(({ height }) => height)),
    };
  });
  expect(edges.within).toBeLessThanOrEqual(edges.seats);
  expect(edges.table).toBeGreaterThanOrEqual(edges.seats);
  // The name, three notes and a status line: the hand needs no line of its own.
  expect(edges.height).toBeLessThan(115);
  expectNoProblems(visitor);
});

test('a whole robbery by keyboard: announce, go to a money card with the arrows, reveal it', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const state = table([{ hand: '6 5 4' }, { hand: '2 1' }], { spread: 'mail-car-150 stagecoach-100' });
  const came = await stage(page, state, ann, () => ({ type: 'decline' }));
  await hand(page).waitFor();
  const numbered = async (kind: string) => {
    const kinds = (await readTable(page)).answers;
    await page.keyboard.press(String(kinds.indexOf(kind) + 1));
  };
  await numbered('announce');
  await page.keyboard.press('Enter');
  await page.locator('.money-spread button').first().waitFor();
  await page.locator('[data-slot="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reveal card 2' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.caliber-45[data-phase=arming]').waitFor();
  expect(came).toEqual([{ type: 'announce' }, { type: 'pick', slot: 1 }]);
  expect(await page.locator('.own-rider .note').allTextContents()).toEqual(['$100k']);
  expectNoProblems(visitor);
});

test('the ranking comes after the last robbery is on the table, with the million', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const state = table([{ hand: '6 5 4', money: '500 300 150' }, { hand: '2 1' }], { spread: 'stagecoach-50' });
  await stage(page, state, ann, () => ({ type: 'decline' }));
  await mouse.answer(page, 'announce');
  await page.locator('[data-slot="0"]').focus();
  await page.keyboard.press('Enter');
  await mouse.answer(page, 'turn-up');
  await page.locator('dialog.ranking[open]').waitFor();
  expect(await page.locator('.gang-totals .num').first().textContent()).toBe('$1,000,000');
  expectNoProblems(visitor);
});

test('[C45-SEAT-3, C45-ONLINE-3] a table where teammates sit side by side says so, and their chat is private', async () => {
  await using one = await house.visit({ isStill: true });
  await using two = await house.visit({ isStill: true });
  await using rival = await house.visit({ isStill: true });
  const rules = { Seating: 'By the host', 'Manual seating': '1122', 'Team chat': 'on' };
  await one.page.goto('/');
  await openCaliber(one.page, ['me', 'open', 'open', 'bot easy'], rules);
  await one.page.waitForURL('**/table/*');
  await one.page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of [two, rival]) {
    await page.goto(one.page.url());
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await Promise.all([one, two, rival].map(({ page }) => hand(page).waitFor()));
  await one.page.getByText('More teammates sit side by side than necessary.').waitFor();
  for (const { page } of [one, two, rival]) await page.getByRole('tab', { name: 'Chat' }).click();
  await one.page.getByRole('button', { name: 'My team' }).click();
  await one.page.getByLabel('Say something').fill('I hold three sixes');
  await one.page.keyboard.press('Enter');
  await two.page.getByText('I hold three sixes').waitFor();
  await one.page.getByRole('button', { name: 'Everyone' }).click();
  await one.page.getByLabel('Say something').fill('Nothing but cactus');
  await one.page.keyboard.press('Enter');
  await rival.page.getByText('Nothing but cactus').waitFor();
  expect(await rival.page.getByText('I hold three sixes').count()).toBe(0);
  for (const visitor of [one, two, rival]) expectNoProblems(visitor);
});

/** Seats, piles and the robbery don't overlap. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const things = [
      ...document.querySelectorAll('.rider-seat, .gang-totals, .robbed-card, .caliber-piles, .riding-posse'),
    ];
    const boxes = things.map((one) => ({
      name: one.getAttribute('aria-label') ?? one.className,
      box: one.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box: a }, i) =>
      boxes.slice(i + 1).flatMap(({ name: other, box: b }) => {
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.x, b.x),
          Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y),
        ];
        return x > 1 && y > 1 ? [`${name} / ${other}`] : [];
      }),
    );
  });
