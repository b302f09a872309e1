import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from './harness/record.ts';
import { expectNoProblems, PHONE, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();
const TABLE = 'abcdefghij';
const LYING = { width: 844, height: 390 } as const;
const SHORT = { width: 360, height: 640 } as const;

/** Runs in the page: the box of the first match. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, height };
    });

/** Parts of a hand that its panel cuts off. */
const cutInHands = (page: Page): Promise<readonly string[]> =>
  page.locator('.revealed').evaluate((panel) => {
    panel.scrollTo(0, 0);
    const edge = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')].flatMap((one) => {
      const { left, top, right, width } = one.getBoundingClientRect();
      if (width < 2 || one.closest('.sr, .ct') !== null) return [];
      const isCut = top < edge.top || left < edge.left || right > edge.right;
      return isCut ? [`${one.localName}.${one.getAttribute('class')} at ${top - edge.top}`] : [];
    });
  });

/**
 * Notes at the seats of Caliber 45 that are too small for their text, or overlap each other or the edge of their plate.
 */
const crowdedNotes = (page: Page): Promise<readonly string[]> =>
  page.locator('.rider-seat').evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const edge = plate.getBoundingClientRect();
      const notes = [...plate.querySelectorAll('.banknotes > i')];
      return notes.flatMap((note, i) => {
        const box = note.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(note);
        const isWide = words.getBoundingClientRect().width > box.width;
        const isOut = box.right > edge.right || box.bottom > edge.bottom || box.left < edge.left;
        const next = notes[i + 1]?.getBoundingClientRect();
        const isUnder = next !== undefined && next.left < box.right && next.top < box.bottom;
        return isWide || isOut || isUnder ? [`${note.textContent} of ${plate.getAttribute('aria-label')}`] : [];
      });
    }),
  );

/** A game of Caliber 45 with all cards open. Returns its last step. */
async function openCaliber({ context, page }: Visitor): Promise<number> {
  const text = recordOf('caliber-45', 7);
  await context.route(`**/api/tables/${TABLE}/recording`, (route) => route.fulfill({ body: text }));
  await page.goto(`/replay/${TABLE}#step-1-all`);
  await page.locator('.revealed li').first().waitFor();
  return Number(await page.locator('.rail-range').getAttribute('max'));
}

test('caliber-45: with all cards open every note at a seat is readable, upright and sideways', async () => {
  await using visitor = await house.visit({ isPhone: true, lang: 'ru' });
  const { page } = visitor;
  const last = await openCaliber(visitor);
  await page.locator('.rail-range').fill(String(last));
  await page.locator('.told > .num', { hasText: ` ${last + 1} ` }).waitFor();
  expect(await page.locator('.banknotes > i').count()).toBeGreaterThan(3);
  const heights: number[] = [];
  for (const size of [PHONE, SHORT, LYING]) {
    await page.setViewportSize(size);
    expect(await crowdedNotes(page), `${size.width} × ${size.height}`).toEqual([]);
    expect(await page.locator('.rider-seat .mates:visible').count()).toBe(0);
    heights.push((await boxOf(page, '.rider-seat')).height);
  }
  // The plates leave room for what lies on the felt.
  expect(Math.max(...heights)).toBeLessThan(90);
  expectNoProblems(visitor);
});

test('caliber-45: on a phone held sideways nothing on the felt covers the plates', async () => {
  await using visitor = await house.visit({ isPhone: true });
  const { page } = visitor;
  const last = await openCaliber(visitor);
  for (let step = 0; step <= last; step += Math.floor(last / 12)) {
    // Sideways it has no track to drag on.
    await page.setViewportSize(PHONE);
    await page.locator('.rail-range').fill(String(step));
    await page.locator('.told > .num', { hasText: ` ${step + 1} ` }).waitFor();
    await page.setViewportSize(LYING);
    const plates = await boxOf(page, '.rider-seat');
    const tops = await page
      .locator(':is(.money-spread .slot, .robbed-card, .gunfight, .riding-posse, .caliber-piles):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops), `step ${step + 1}`).toBeGreaterThanOrEqual(plates.bottom);
  }
  expectNoProblems(visitor);
});

/** Runs in the page: words that don't fit with larger text. */
function squeezed(): readonly string[] {
  const cut = [...document.querySelectorAll('.open-hands li > b')].filter(
    (name) => name.scrollWidth > name.clientWidth,
  );
  const torn = [...document.querySelectorAll<HTMLElement>('.rail .acts .btn')].filter((button) => {
    button.style.overflowWrap = 'normal';
    const isTorn = button.scrollWidth > button.clientWidth;
    button.style.overflowWrap = '';
    return isTorn;
  });
  const [eye, field] = ['.eyes > .i', '.eyes .field'].map((one) => document.querySelector(one));
  const words =
    (field?.getBoundingClientRect().left ?? 0) + Number.parseFloat(field ? getComputedStyle(field).paddingLeft : '');
  const isUnder = (eye?.getBoundingClientRect().right ?? 0) > words;
  return [...[...cut, ...torn].map(({ textContent }) => textContent ?? ''), ...(isUnder ? ['an eye over words'] : [])];
}

test.each(['phone', 'desktop'] as const)(
  'with a larger font size all names and buttons of a replay fit on a %s',
  async (size) => {
    await using visitor = await house.visit({ isPhone: size === 'phone', lang: 'ru' });
    const { context, page } = visitor;
    const text = recordOf('wright-brothers', 7);
    await context.route(`**/api/tables/${TABLE}/recording`, (route) => route.fulfill({ body: text }));
    await page.goto(`/replay/${TABLE}#step-60-all`);
    await page.locator('.revealed li').first().waitFor();
    for (const root of [16, 20, 24]) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, root);
      expect(await page.evaluate(squeezed), `${root} px`).toEqual([]);
    }
    expectNoProblems(visitor);
  },
);

for (const { id: game } of games) {
  test(`${game}: with all cards open a phone shows the table and the hands at every step`, async () => {
    await using visitor = await house.visit({ isPhone: true });
    const { context, page } = visitor;
    const text = recordOf(game, 7);
    await context.route(`**/api/tables/${TABLE}/recording`, (route) => route.fulfill({ body: text }));
    await page.goto(`/replay/${TABLE}#step-1-all`);
    await page.locator('.revealed li').first().waitFor();
    const last = Number(await page.locator('.rail-range').getAttribute('max'));
    const heights = new Set<number>();
    for (const part of [0.2, 0.5, 0.8, 1]) {
      const step = Math.round(last * part);
      await page.locator('.rail-range').fill(String(step));
      await page.locator('.told > .num', { hasText: ` ${step + 1} ` }).waitFor();
      heights.add((await boxOf(page, '.scene')).height);
      expect(await cutInHands(page), `step ${step + 1}`).toEqual([]);
    }
    // More than two fifths of the screen for the table, at the same height for every hand.
    expect(heights.size).toBe(1);
    expect(Math.min(...heights)).toBeGreaterThan(0.42 * PHONE.height);
    if (game === 'colt-express') expect((await boxOf(page, '.train-window')).height).toBeGreaterThan(200);

    await page.setViewportSize(SHORT);
    expect((await boxOf(page, '.scene')).height).toBeGreaterThan(0.38 * SHORT.height);
    expect((await boxOf(page, '.revealed')).height).toBeGreaterThan(80);

    await page.setViewportSize(LYING);
    const [scene, hands, stand] = [
      await boxOf(page, '.scene'),
      await boxOf(page, '.revealed'),
      await boxOf(page, '.cab'),
    ];
    expect(scene.height).toBeGreaterThan(0.6 * LYING.height);
    expect(hands.left).toBeGreaterThan(0.5 * LYING.width);
    expect(hands.bottom).toBeLessThanOrEqual(stand.top);
    expectNoProblems(visitor);
  });
}
