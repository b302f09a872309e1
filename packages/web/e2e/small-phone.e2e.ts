import { games } from '@saloon/catalog';
import { type AnyGame, seat } from '@saloon/kernel';
import type { ChatLine, SeatInfo } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { hiddenWords } from './harness/covered.ts';
import { gameOf } from './harness/game-of.ts';
import { openTable } from './harness/open-table.ts';
import { eventsOf, lastOfEach, type Position, showStill } from './harness/still-table.ts';
import { expectNoProblems, PHONE, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SMALL = { width: 360, height: 640 } as const;
/** What an open keyboard leaves of it. */
const TYPING = { width: 360, height: 360 } as const;
const SEED = 3;
const LONG = 'Анна-Мария Константинова';

const people = (names: readonly string[]): readonly SeatInfo[] =>
  names.map((name) => ({ type: 'person', name, isHere: true, isReady: true, standIn: undefined }));

function positionOf(game: AnyGame, phase: string, seats = 4): Position {
  const found = lastOfEach(game, seats, SEED).find((one) => one.phase === phase);
  if (found === undefined) throw new Error(`Cannot find ${phase}: it did not come in the game of seed ${SEED}`);
  return found;
}

/** Elements wider than their box. */
const cutShort = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent?.trim() ?? ''),
    );

describe('on a small phone', () => {
  test('log and chat open at their newest line, long names break, and a line done to the reader is marked', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wright = gameOf('wright-brothers');
    const said: ChatLine[] = Array.from({ length: 40 }, (_, i) => ({
      type: 'text',
      at: i,
      name: LONG,
      seat: seat(1),
      text: `Строка ${i + 1}`,
    }));
    const position = positionOf(wright, 'turn');
    const events = eventsOf(wright, 4, SEED, position.you);
    const info = { seats: people(['Я', 'Щ'.repeat(24), 'Щ'.repeat(24), 'Щ'.repeat(24)]) };
    await showStill(page, wright, position, { chat: said, events, info });
    const below = (list: string) =>
      page.locator(list).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
    await page.getByRole('button', { name: 'Журнал и чат' }).tap();
    await page.locator('ol.log .heading').first().waitFor();
    expect(await page.locator('ol.log .harm').count()).toBeGreaterThan(0);
    expect(await page.locator('ol.log').evaluate((log) => log.scrollHeight > 2 * log.clientHeight)).toBe(true);
    await expect.poll(() => below('ol.log')).toBeLessThanOrEqual(1);
    expect(await page.locator('ol.log').evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    await page.getByRole('tab', { name: 'Чат' }).tap();
    await page.getByText('Строка 40').waitFor();
    await expect.poll(() => below('.chat ol')).toBeLessThanOrEqual(1);
    // Closed on the chat, it opens there again.
    await page.getByRole('button', { name: 'Закрыть' }).tap();
    await page.getByRole('button', { name: 'Журнал и чат' }).tap();
    await page.getByText('Строка 40').waitFor();
    await expect.poll(() => below('.chat ol')).toBeLessThanOrEqual(1);
    expectNoProblems(visitor);
  });

  test('while typing in the chat, the input and earlier messages stay visible', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wright = gameOf('wright-brothers');
    const said: ChatLine[] = ['Добрый вечер!', 'Кто начинает?', 'Я'].map((text) => ({
      type: 'text',
      at: 0,
      name: LONG,
      seat: seat(1),
      text,
    }));
    await page.setViewportSize(SMALL);
    await showStill(page, wright, positionOf(wright, 'turn'), { chat: said });
    await page.getByRole('button', { name: 'Журнал и чат' }).tap();
    await page.getByRole('tab', { name: 'Чат' }).tap();
    await page.setViewportSize(TYPING);
    const field = await page.locator('#say').boundingBox();
    expect(field?.y).toBeGreaterThan(0);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(TYPING.height);
    const list = await page.locator('.chat ol').boundingBox();
    expect(list?.height).toBeGreaterThan(2 * 24);
    expectNoProblems(visitor);
  });

  test('the players who want to play again are listed inside the button', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wright = gameOf('wright-brothers');
    const over = positionOf(wright, 'over');
    const outcome = wright.outcome(over.state);
    if (outcome === undefined) throw new Error('Cannot show the ranking: the game is not over');
    await page.setViewportSize(SMALL);
    const rematch = { by: seat(1), agreed: [seat(1)] };
    await showStill(page, wright, over, {
      info: { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch, next: undefined },
    });
    const ranking = page.locator('dialog.ranking');
    // It opens without a press.
    await ranking.waitFor();
    const again = ranking.locator('footer .btn.main');
    await again.getByText('1 из 4').waitFor();
    expect(await cutShort(page, '.ranking footer .btn')).toEqual([]);
    const [button, words] = [await again.boundingBox(), await again.locator('small').boundingBox()];
    expect(words?.x).toBeGreaterThan(button?.x ?? 0);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan((button?.x ?? 0) + (button?.width ?? 0));
    expectNoProblems(visitor);
  });

  test('the photo finish is as wide as the sheet with names of any length', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const wright = gameOf('wright-brothers');
    await page.setViewportSize(SMALL);
    await showStill(page, wright, positionOf(wright, 'round-over'), {
      info: { seats: people([LONG, 'Бартоломью', 'Вера', LONG]) },
    });
    await page.locator('.step-track button').first().tap();
    await page.locator('.photo-finish').waitFor();
    expect(await cutShort(page, '.split-sheet .body')).toEqual([]);
    expectNoProblems(visitor);
  });

  test('a short player or bandit name fits on a plate and nothing covers it', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    await page.setViewportSize(SMALL);
    const seats = people(['Сайлас', 'Минни', 'Эймос', 'Сайлас']);
    for (const [id, phase, plate, name] of [
      ['wright-brothers', 'turn', '.seat-plate', '.name'],
      ['colt-express', 'planning', '.bandit-plate', '.name'],
    ] as const) {
      const game = gameOf(id);
      await showStill(page, game, positionOf(game, phase), { info: { seats } });
      expect(await page.locator(plate).count()).toBe(3);
      expect(await cutShort(page, `${plate} ${name}`)).toEqual([]);
    }
    const caliber = gameOf('caliber-45');
    await showStill(page, caliber, positionOf(caliber, 'arming'), { info: { seats } });
    expect(await page.locator('.rider-seat').count()).toBe(3);
    expect(await cutShort(page, '.rider-seats')).toEqual([]);
    const colt = gameOf('colt-express');
    await showStill(page, colt, positionOf(colt, 'planning'), { info: { seats } });
    // Whose bandit it is, too: the bullets beside it leave it free.
    const names = await page.locator('.bandit-plate').evaluateAll((plates) =>
      plates.map((plate) => {
        const [word, bullets] = [plate.querySelector('.player'), plate.querySelector('.guns')];
        const range = document.createRange();
        if (word !== null) range.selectNodeContents(word);
        const end = range.getBoundingClientRect();
        return end.width > 0 && end.right <= (bullets?.getBoundingClientRect().left ?? 0);
      }),
    );
    expect(names).toEqual([true, true, true]);
    expectNoProblems(visitor);
  });
});

/** Runs in the page: adds a strip with missed events above the scene. */
function hangStrip(): void {
  const strip = document.createElement('div');
  strip.className = 'strip calm away-bar';
  strip.innerHTML =
    '<span>Пока вас не было, произошло 16 событий.<b>Вера заряжает три карты.</b></span>' +
    '<button class="btn small">Показать</button><button class="btn small">К игре</button>';
  document.querySelector('.reminders')?.append(strip);
  document.querySelector('.table-page')?.classList.add('reminded');
}

test('on a small phone the strip is readable in the day theme, with its buttons side by side below the text', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru', theme: 'day' });
  const { page } = visitor;
  const wright = gameOf('wright-brothers');
  await page.setViewportSize(SMALL);
  await showStill(page, wright, positionOf(wright, 'turn'));
  await page.evaluate(hangStrip);
  const [words, first, second] = await Promise.all(
    ['span', 'button >> nth=0', 'button >> nth=1'].map((one) => page.locator(`.away-bar ${one}`).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  expect(await seriousProblems(page, 'colours')).toEqual([]);
  expectNoProblems(visitor);
});

test('an ability text in The Duel never overlaps what is below it, however low its plate is', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
  const { page } = visitor;
  const duel = gameOf('bang-duel');
  await showStill(page, duel, positionOf(duel, 'main', 2));
  await page.locator('.nameplate .worn-gear').first().waitFor();
  for (const height of [700, 740, 780, 800, 820, 844]) {
    await page.setViewportSize({ width: 390, height });
    const reached = await page.locator('.nameplate:has(.worn-gear)').evaluateAll((plates) =>
      plates.filter((plate) => {
        const [ability, gear] = [plate.querySelector('.ability .fit-text > span'), plate.querySelector('.worn-gear')];
        if (!ability?.checkVisibility({ visibilityProperty: true }) || gear === null) return false;
        return ability.getBoundingClientRect().bottom > gear.getBoundingClientRect().top + 1;
      }),
    );
    expect(reached, `at a height of ${height}`).toHaveLength(0);
  }
  expectNoProblems(visitor);
});

test('a million and a long name fit side by side at the end of Caliber 45', async () => {
  await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
  const { page } = visitor;
  const caliber = gameOf('caliber-45');
  const over = positionOf(caliber, 'over');
  const outcome = { ranks: [1, 1, 2, 2], scores: [1_150_000, 1_150_000, 950_000, 950_000] };
  await page.setViewportSize(SMALL);
  const info = { phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined } as const;
  await showStill(page, caliber, over, { info: { ...info, seats: people([LONG, 'Вера', LONG, 'Этта']) } });
  const ranking = page.locator('dialog.ranking');
  // It opens without a press.
  await ranking.waitFor();
  await ranking.locator('summary').first().click();
  await ranking.getByText('$1 150 000').first().waitFor();
  expect(await cutShort(page, '.ranking .sheet-body')).toEqual([]);
  expectNoProblems(visitor);
});

test('in Caliber 45 a banknote shows its value', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const caliber = gameOf('caliber-45');
  await showStill(page, caliber, positionOf(caliber, 'over'));
  expect(await page.locator('.banknotes > i').count()).toBeGreaterThan(1);
  for (const size of [{ width: 1440, height: 900 }, SMALL]) {
    await page.setViewportSize(size);
    expect(await cutShort(page, '.banknotes > i')).toEqual([]);
  }
  expectNoProblems(visitor);
});

test('on a desk a plate is as wide as a long name', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const wright = gameOf('wright-brothers');
  await showStill(page, wright, positionOf(wright, 'turn'), { info: { seats: people([LONG, LONG, LONG, LONG]) } });
  expect(await cutShort(page, '.seat-plate .name')).toEqual([]);
  const caliber = gameOf('caliber-45');
  await showStill(page, caliber, positionOf(caliber, 'arming'), {
    info: { seats: people(['Бартоломью', 'Бартоломью', 'Бартоломью', 'Бартоломью']) },
  });
  expect(await cutShort(page, '.rider-seat .name b')).toEqual([]);
  expectNoProblems(visitor);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: where a bot is playing for a player who is away, the plate says so',
  async (_, game) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const count = game.id === 'bang-duel' ? 2 : 4;
    const position = lastOfEach(game, count, SEED).find(({ phase }) => phase !== 'over');
    if (position === undefined) throw new Error(`Cannot show ${game.id}: nobody is asked anything`);
    const away = (position.you + 1) % count;
    const seats = people(['Ann', 'Bob', 'Cal', 'Dot'].slice(0, count)).map((one, at) =>
      at === away && one.type === 'person' ? { ...one, isHere: false, standIn: 'normal' as const } : one,
    );
    await showStill(page, game, position, { info: { seats } });
    await page.getByTitle('a bot is playing').waitFor();
    expect(await page.locator('.program').count()).toBe(1);
    expectNoProblems(visitor);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  '%s: on a phone neither the bot that plays for you nor what you missed lies over the table',
  async (_, game) => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const count = game.id === 'bang-duel' ? 2 : 4;
    const position = lastOfEach(game, count, SEED).find(({ phase }) => phase !== 'over');
    if (position === undefined) throw new Error(`Cannot show ${game.id}: nobody is asked anything`);
    const seats = people(['Сайлас', 'Минни', 'Эймос', 'Вера'].slice(0, count)).map((one, at) =>
      at === position.you && one.type === 'person' ? { ...one, standIn: 'hard' as const } : one,
    );
    await showStill(page, game, position, { info: { seats } });
    await page.getByText('За вас играет бот').first().waitFor();
    for (const size of [PHONE, SMALL, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      const [strip, scene] = await Promise.all(
        ['.reminders .strip', '.table-scene'].map((one) => page.locator(one).boundingBox()),
      );
      const at = `${size.width} × ${size.height}`;
      expect(scene?.y, at).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
      expect(await hiddenWords(page), at).toEqual([]);
    }
    await page.evaluate(hangStrip);
    const [missed, scene] = await Promise.all(
      ['.away-bar', '.table-scene'].map((one) => page.locator(one).boundingBox()),
    );
    expect(scene?.y).toBeGreaterThanOrEqual((missed?.y ?? 0) + (missed?.height ?? 0));
    expectNoProblems(visitor);
  },
);

test('a guest from a link enters a name at the seat, and the others see it at once', async () => {
  await using ann = await house.visit({ isStill: true });
  await using bob = await house.visit({ isPhone: true, isStill: true });
  await ann.page.goto('/');
  await openTable(ann.page, ['me', 'open']);
  await ann.page.waitForURL('**/table/*');
  await bob.page.goto(ann.page.url());
  await bob.page.getByLabel('Your name at the table').fill('Bob');
  await bob.page.getByRole('button', { name: 'Sit down' }).first().tap();
  await ann.page.locator('.chair', { hasText: 'Bob' }).waitFor();
  await bob.page.getByRole('button', { name: 'Change your name' }).tap();
  await bob.page.getByLabel('Your name at the table').fill('Bobby');
  await bob.page.getByRole('button', { name: 'Save' }).tap();
  await ann.page.locator('.chair', { hasText: 'Bobby' }).waitFor();
  // In the lobby, too, a game has its whole name.
  await bob.page.setViewportSize(SMALL);
  await bob.page.getByRole('link', { name: 'Back to the lobby' }).tap();
  await bob.page.locator('.go b').first().waitFor();
  expect(await cutShort(bob.page, '.go b')).toEqual([]);
  for (const visitor of [ann, bob]) expectNoProblems(visitor);
});

test('beside a wide table, messages and strips lie over no player and no button', async () => {
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  const wright = gameOf('wright-brothers');
  const position = positionOf(wright, 'turn');
  const seats = people(['Silas', 'Minnie', 'Amos', 'Vera']).map((one, at) =>
    at === position.you && one.type === 'person' ? { ...one, standIn: 'hard' as const } : one,
  );
  await showStill(page, wright, position, { info: { seats }, moves: ['STALE_TURN'] });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const press of ['.a-pass', '.a-pass.armed']) await page.locator(`.ask-acts ${press}`).click();
  await page.locator('.toast').waitFor();
  const boxes = (of: string) => page.locator(of).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const over = await boxes('.toast, .reminders .strip');
  const under = await boxes('.seat-plate, .hand-bed .card, .ask-acts button, .table-bar :is(a, button)');
  expect([over.length, under.length > 8]).toEqual([2, true]);
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  expect(over.flatMap((one) => under.filter((other) => meets(one, other)))).toEqual([]);
  expectNoProblems(visitor);
});

test('a refusal is shown below the strip above the table', async () => {
  await using visitor = await house.visit({ isStill: true, lang: 'ru' });
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  const wright = gameOf('wright-brothers');
  const position = positionOf(wright, 'turn');
  const seats = people(['Сайлас', 'Минни', 'Эймос', 'Вера']).map((one, at) =>
    at === position.you && one.type === 'person' ? { ...one, standIn: 'hard' as const } : one,
  );
  await showStill(page, wright, position, { info: { seats }, moves: ['STALE_TURN'] });
  // On a phone a second press confirms the first.
  for (const press of ['.a-pass', '.a-pass.armed']) await page.locator(`.ask-acts ${press}`).click();
  await page.locator('.toast').waitFor();
  const [strip, said] = await Promise.all(
    ['.reminders .strip', '.toast'].map((one) => page.locator(one).boundingBox()),
  );
  expect(strip).not.toBeNull();
  expect(said?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  expectNoProblems(visitor);
});
