import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openColt } from './colt-express-player.ts';
import { seriousProblems } from './harness/axe.ts';
import { smallTargets } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { expectNoProblems, PHONE, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SIZES = [PHONE, { width: 360, height: 640 }, { width: 320, height: 568 }, { width: 844, height: 390 }] as const;
const waitForHand = (page: Page) => page.locator('.hand-bed .card').first().waitFor();

test('the host changes options and seats while friends wait; they see it and get ready again', async () => {
  await using ann = await house.visit({ isStill: true });
  await using bob = await house.visit({ isStill: true });
  await ann.page.goto('/');
  await openTable(ann.page, ['me', 'open', 'open']);
  await ann.page.waitForURL('**/table/*');
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole('button', { name: 'Sit down' }).first().click();
  await bob.page.getByRole('button', { name: 'Move here' }).click();
  await ann.page.locator('.chairs .chair').nth(2).locator('.who').filter({ hasText: 'Not ready yet' }).waitFor();
  const sheet = ann.page.locator('dialog.open-sheet');
  await bob.page.getByRole('button', { name: 'I am ready' }).click();
  const chairs = (page: Page) => page.locator('.chairs .chair').count();
  const ready = bob.page.getByRole('button', { name: 'Wait, not yet' });
  await ready.waitFor();
  expect(await bob.page.getByRole('button', { name: 'Change the game or its rules' }).count()).toBe(0);

  await ann.page.getByRole('button', { name: 'Change the game or its rules' }).click();
  await sheet.getByRole('button', { name: '2', exact: true }).click();
  await sheet.getByText('All house rules').click();
  await sheet.getByLabel('Rounds', { exact: true }).fill('2');
  await sheet.getByRole('button', { name: 'Use these rules' }).click();
  await sheet.waitFor({ state: 'detached' });
  await bob.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await bob.page.locator('.toasts').getByText('has changed the house rules.').waitFor();
  // His seat was removed, so he moved to the free one.
  await bob.page.locator('.chairs .chair').nth(1).filter({ hasText: 'you' }).waitFor();
  expect([await chairs(ann.page), await chairs(bob.page)]).toEqual([2, 2]);
  // The form starts with the table's current options.
  await ann.page.getByRole('button', { name: 'Change the game or its rules' }).click();
  await sheet.getByRole('button', { name: '3', exact: true }).click();
  await sheet.getByText('All house rules').click();
  expect(await sheet.getByLabel('Rounds', { exact: true }).inputValue()).toBe('2');
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await bob.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([waitForHand(ann.page), waitForHand(bob.page)]);
  await bob.page.getByText('Round 1 of 2').first().waitFor();
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});

test('the host switches to another game while friends wait; they keep a seat, are told, and play it', async () => {
  await using ann = await house.visit({ isStill: true });
  await using bob = await house.visit({ isPhone: true, isStill: true });
  await using cal = await house.visit({ isPhone: true, isStill: true });
  await ann.page.goto('/');
  await openTable(ann.page, ['me', 'open', 'open', 'open']);
  await ann.page.waitForURL('**/table/*');
  for (const { page } of [bob, cal]) {
    await page.goto(ann.page.url());
    await page.getByRole('button', { name: 'Sit down' }).last().tap();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
  }
  const sheet = ann.page.locator('dialog.open-sheet');
  const duel = sheet.getByRole('button', { name: 'BANG! The Duel' });
  await expect.poll(() => ann.page.locator('.chair.free').count()).toBe(1);
  await ann.page.getByRole('button', { name: 'Change the game or its rules' }).click();
  // Three people sit, and the two-player game has no seat for the third.
  await duel.press('Enter');
  await sheet.getByText('That game has fewer seats than there are people here').waitFor();
  expect(await sheet.getByRole('button', { name: '2', exact: true }).isDisabled()).toBe(true);
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await cal.page.getByRole('button', { name: 'Stand up' }).tap();
  await expect.poll(() => ann.page.locator('.chair.free').count()).toBe(2);

  await ann.page.getByRole('button', { name: 'Change the game or its rules' }).click();
  await duel.click();
  await sheet.locator('.pick-game [aria-pressed=true]').filter({ hasText: 'BANG! The Duel' }).waitFor();
  await sheet.getByRole('button', { name: 'Use these rules' }).click();
  await bob.page.locator('.toasts').getByText('has chosen another game: BANG! The Duel.').waitFor();
  for (const { page } of [ann, bob]) {
    await page.getByRole('heading', { name: 'BANG! The Duel' }).waitFor();
    await expect.poll(() => page.locator('.chairs .chair').count()).toBe(2);
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  for (const { page } of [ann, bob]) await page.locator('.table-scene.bang-duel').waitFor();
  await ann.page.goto('/');
  await ann.page.locator('#your-tables .go').filter({ hasText: 'The Duel' }).waitFor();
  for (const visitor of [ann, bob, cal]) expectNoProblems(visitor);
});

test('on a small phone the options are above the seats, and no seat is cut or too wide', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await openTable(page, ['me', 'open', 'open', 'bot legend']);
  await page.waitForURL('**/table/*');
  for (const lang of ['en', 'ru']) {
    await page.evaluate((to) => localStorage.setItem('saloon.settings', JSON.stringify({ lang: to })), lang);
    await page.reload();
    for (const [width, height] of [[320, 568] as const, [360, 640] as const, [844, 390] as const]) {
      await page.setViewportSize({ width, height });
      await page.locator('.table-page:not(.wide) .waiting').waitFor();
      const at = `${lang} at ${width}x${height}`;
      const change = await page.locator('.waiting-head .btn').boundingBox();
      expect((change?.y ?? height) + (change?.height ?? 0), at).toBeLessThan(height);
      const wide = await page
        .locator('.waiting, .waiting-in, .chair, .chair-acts')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className));
      expect(wide, at).toEqual([]);
      const names = page.locator('.chair.free .who b');
      const lines = await names.evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(lines, at).toEqual([1, 1]);
    }
  }
  expectNoProblems(visitor);
});

/** Runs in the page: is each button fully on the screen, and does a press on its center hit it? */
const areInReach = (buttons: readonly Element[]): readonly boolean[] =>
  buttons.map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(hit);
  });

/** Runs in the page: how many lines each button's label takes. */
const linesIn = (buttons: readonly Element[]): readonly number[] =>
  buttons.map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button.firstChild ?? button);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Runs in the page: labels of select boxes that are too wide for the room before the arrow. */
const cutInLists = (lists: readonly Element[]): readonly string[] =>
  lists.flatMap((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = document.createElement('canvas').getContext('2d');
    const word = (list as HTMLSelectElement).selectedOptions[0]?.text ?? '';
    if (pen === null) throw new Error('Cannot measure a word: there is no canvas');
    pen.font = font;
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(word).width > room ? [word] : [];
  });

test('on a phone the ready buttons stay in reach with any number of seats, and nothing is cut', async () => {
  await using ann = await house.visit({ isPhone: true, isStill: true });
  await using bob = await house.visit({ isPhone: true, isStill: true });
  await ann.page.goto('/');
  await openColt(ann.page, ['me', 'bot hard', 'open', 'open', 'open', 'open']);
  await ann.page.waitForURL('**/table/*');
  // That the link is copied replaces other words: it covers nothing, and nothing moves.
  const copied = ann.page.locator('.waiting-head [data-instead="Only this computer can open this link."]');
  await copied.waitFor({ state: 'attached' });
  const places = () =>
    ann.page
      .locator('.waiting :is(h2, .chair, .btn)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const then = await places();
  expect(await ann.page.locator('.toast').count()).toBe(0);
  expect(await ann.page.locator('.invite .btn').filter({ hasText: 'Link copied' }).count()).toBe(1);
  await copied.waitFor({ state: 'detached' });
  expect(await places()).toEqual(then);
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole('button', { name: 'Sit down' }).first().tap();
  await bob.page.getByRole('button', { name: 'Change your name' }).waitFor();
  for (const { page } of [ann, bob]) {
    for (const lang of ['en', 'ru']) {
      await page.evaluate((to) => localStorage.setItem('saloon.settings', JSON.stringify({ lang: to })), lang);
      await page.reload();
      const acts = page.locator('.waiting-acts .btn');
      await acts.first().waitFor();
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        const at = `${page === ann.page ? 'host' : 'guest'}, ${lang} at ${width}x${height}`;
        expect(await acts.evaluateAll(areInReach), at).toEqual(page === ann.page ? [true, true, true] : [true, true]);
        const [stand, ready] = await acts.evaluateAll(linesIn);
        expect([stand, ready], at).toEqual([1, 1]);
        const cut = await page
          .locator('.waiting .btn, .chair, .chair .who b')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
        expect(cut, at).toEqual([]);
        expect(await page.locator('.chair select').evaluateAll(cutInLists), at).toEqual([]);
        expect(await smallTargets(page), at).toEqual([]);
        await page.locator('.waiting').evaluate((room) => room.scrollTo(0, 0));
      }
    }
  }
  // On the usual phone a guest sees all six seats and the buttons at once.
  await bob.page.setViewportSize(PHONE);
  const last = await bob.page.locator('.chair').last().boundingBox();
  const bar = await bob.page.locator('.waiting-acts').boundingBox();
  expect((last?.y ?? PHONE.height) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});

test.each(['phone', 'desktop'] as const)(
  'on a %s the game picker has even rows with four, five and six games',
  async (size) => {
    await using visitor = await house.visit({ lang: 'ru', isPhone: size === 'phone', isStill: true });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть стол' }).first().click();
    await page.locator('.pick-game').waitFor();
    const games = page.locator('.pick-game > *');
    const layout = async (count: number) => {
      await page.locator('.pick-game').evaluate((picker, wanted) => {
        while (picker.children.length < wanted) picker.append(picker.children[0]?.cloneNode(true) ?? '');
        while (picker.children.length > wanted) picker.lastElementChild?.remove();
      }, count);
      const boxes = await games.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const rows = Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top)));
      const cut = await games.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      const edges = rows.map((row) => (row?.[0]?.left ?? 0) + (row?.at(-1)?.right ?? 0));
      return {
        rows: rows.map((row) => row?.length),
        isEven: new Set(boxes.map(({ width }) => Math.round(width))).size === 1,
        isCentred: Math.max(...edges) - Math.min(...edges) < 2,
        cut,
      };
    };
    const good = { isEven: true, isCentred: true, cut: 0 };
    for (const [count, rows] of [[4, [2, 2]] as const, [5, [3, 2]] as const, [6, [3, 3]] as const]) {
      expect(await layout(count)).toEqual({ ...good, rows });
    }
    expectNoProblems(visitor);
  },
);

test.each(['phone', 'desktop'] as const)('on a %s the form shows pace and company without scrolling', async (size) => {
  await using visitor = await house.visit({ lang: 'ru', isPhone: size === 'phone', isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Открыть стол: Калибр 45' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Открыть стол' });
  await sheet.getByRole('button', { name: 'Вживую' }).waitFor();
  for (const name of ['Вживую', 'По переписке', 'Только друзья', 'Все желающие']) {
    expect(await sheet.getByRole('button', { name }).evaluateAll(areInReach), name).toEqual([true]);
  }
  expectNoProblems(visitor);
});

test('the host sorts the seats into teams with the keyboard and by dragging, and chooses pace and company', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: Caliber 45' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByRole('button', { name: 'By letter' }).click();
  await sheet.getByRole('button', { name: 'Open to all' }).click();
  await sheet.getByRole('button', { name: 'I choose' }).click();
  const team = (name: string) => sheet.getByRole('region', { name }).getByRole('button').allInnerTexts();
  expect([await team('Wolves'), await team('Ravens')]).toEqual([
    ['1. Me', '3. Open seat'],
    ['2. Open seat', '4. Open seat'],
  ]);
  await sheet.getByRole('button', { name: 'Seat 3, Open seat: Wolves' }).press('ArrowRight');
  await sheet.getByRole('button', { name: 'Seat 3, Open seat: Ravens' }).and(page.locator(':focus')).waitFor();
  await sheet
    .getByRole('button', { name: 'Seat 2, Open seat: Ravens' })
    .dragTo(sheet.getByRole('region', { name: 'Wolves' }));
  expect([await team('Wolves'), await team('Ravens')]).toEqual([
    ['1. Me', '2. Open seat'],
    ['3. Open seat', '4. Open seat'],
  ]);
  expect(await seriousProblems(page, 'all')).toEqual([]);
  await sheet.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  await page.getByText('House rules at this table').click();
  const lines = page.locator('dl.lines');
  await lines.getByText('1122').waitFor();
  await lines.getByText('By correspondence').waitFor();
  expectNoProblems(visitor);
});

test('a guest is asked for a name and one press; the host starts with bots in the open seats', async () => {
  await using ann = await house.visit({ isStill: true });
  await using bob = await house.visit({ isPhone: true, isStill: true });
  await ann.page.goto('/');
  await openTable(ann.page, ['me', 'open', 'open']);
  await ann.page.waitForURL('**/table/*');
  await ann.page.getByRole('img', { name: 'QR code for the link' }).waitFor();
  await ann.page.getByRole('button', { name: 'Day theme' }).click();
  expect(await seriousProblems(ann.page, 'all')).toEqual([]);
  await bob.page.goto(ann.page.url());
  await bob.page.getByText(/^Guest \w+ invites you to play The Wright Brothers’ Gang\.$/).waitFor();
  await bob.page.getByText('Live, 45 seconds per move, 20 min').waitFor();
  expect(await bob.page.getByRole('link', { name: 'Learn in 5 minutes' }).getAttribute('href')).toBe(
    '/learn/wright-brothers',
  );
  expect(await bob.page.getByRole('img', { name: 'QR code for the link' }).count()).toBe(0);
  expect(await bob.page.locator('.btn.main').allInnerTexts()).toEqual(['Sit down']);
  expect(await seriousProblems(bob.page, 'all')).toEqual([]);
  await bob.page.getByLabel('Your name at the table').fill('Bob');
  await bob.page.locator('.welcome .btn.main').tap();
  await ann.page.locator('.chair').filter({ hasText: 'Bob' }).waitFor();
  await ann.page.getByRole('button', { name: 'Start the game bots take the open seats' }).click();
  await Promise.all([waitForHand(ann.page), waitForHand(bob.page)]);
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});
