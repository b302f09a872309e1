import { gameId } from '@saloon/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHORT, sitDown } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn } from './harness/player.ts';
import { Settler } from './harness/settler.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Keeps this browser's identity under a handle, as the page about you does. */
const keepAs = (page: Page, handle: string): Promise<number> =>
  page.evaluate(async (name) => {
    const user = localStorage.getItem('saloon.user');
    const authorization = `Saloon ${localStorage.getItem('saloon.secret')}${user === null ? '' : ` ${user}`}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch('/api/me/handle', { method: 'PUT', headers, body: JSON.stringify({ handle: name }) });
    return response.status;
  }, handle);

async function openRated(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a table', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByRole('button', { name: 'The Wright Brothers’ Gang' }).click();
  await sheet.getByRole('button', { name: '2', exact: true }).click();
  await sheet.getByRole('checkbox', { name: 'Rated' }).check();
  await sheet.getByText('All house rules').click();
  await sheet.getByLabel('Rounds', { exact: true }).fill(SHORT.Rounds ?? '1');
  await sheet.locator('footer .btn.main').click();
}

describe.concurrent('ratings', () => {
  test('a rated game in two browsers shows both the new rating, and profile, history and leaderboard know it', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    for (const [{ page }, handle] of [
      [ann, 'annie'],
      [bob, 'bobby'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open a table', exact: true }).waitFor();
      expect(await keepAs(page, handle)).toBe(200);
    }
    await openRated(ann.page);
    await ann.page.waitForURL('**/table/*');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await sitDown(bob.page, ann.page.url());
    await ann.page.locator('.hand-bed .card').first().waitFor();
    await ann.page.getByRole('button', { name: 'Leave the table' }).click();
    await ann.page.getByText('if you leave, your rating falls as if you had come last').waitFor();
    await ann.page.getByRole('button', { name: 'Stay' }).click();
    await Promise.all([playOn(ann.page), playOn(bob.page)]);
    const rating = (page: Page) => page.locator('dialog.ranking .your-rating');
    await Promise.all([rating(ann.page).waitFor(), rating(bob.page).waitFor()]);
    const said = await Promise.all([ann.page, bob.page].map((page) => rating(page).innerText()));
    for (const text of said) {
      expect(text).toContain('1200');
      expect(text).toMatch(/You were expected to finish 1st or 2nd and came in/);
      expect(text).toMatch(/The range narrowed from ±490 to ±\d+/);
    }
    await takePicture(ann.page, 'rating-result-desk-en');

    await ann.page.goto('/u/bobby');
    await ann.page.getByRole('heading', { name: 'Against you' }).waitFor();
    expect(await ann.page.locator('.rating-points').first().innerText()).toMatch(/^\d+ ±\d+$/);
    await takePicture(ann.page, 'profile-desk-en');

    await bob.page.goto('/games');
    // The browser saw it end, and the server has it in its history.
    const rows = bob.page.locator('.game-rows li');
    await rows.locator('.num').waitFor();
    expect(await rows.count()).toBe(1);
    await bob.page.getByLabel('Opponent').fill('nobody at all');
    await bob.page.getByText('No game fits.').waitFor();

    await ann.page.goto('/leaders');
    await ann.page.getByLabel('Any game').selectOption({ label: 'The Wright Brothers’ Gang' });
    await ann.page.getByText('9 games more and you have a place.').waitFor();
    await takePicture(ann.page, 'leaders-desk-en');
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('who gives up after the other has left reads why the rating counts another place', async () => {
    const names = ['ann_stays', 'bob_leaves'];
    const people = await Promise.all(names.map((handle) => new Settler(house.saloon(), handle).arrive(handle)));
    const [host, guest] = people as [Settler, Settler];
    const seats = [{ type: 'me' }, { type: 'open' }] as const;
    const table = await host.open({ game: gameId('bang-duel'), seats: [...seats], isPrivate: true, isRated: true });
    const joined = people.map((one) => one.join(table));
    await Promise.all(joined.map((one) => one.when((state) => state)));
    await guest.order(table, { type: 'sit', seat: 1 });
    await host.order(table, { type: 'start' });
    await Promise.all(joined.map((one) => one.when(({ info }) => (info.phase === 'playing' ? true : undefined))));
    await guest.order(table, { type: 'stand' });
    await host.concede(table);
    for (const one of joined) one.close();
    await using ann = await house.visit({ isStill: true });
    await host.moveInto(ann.context);
    await ann.page.goto(`/table/${table}`);
    const sheet = ann.page.locator('dialog.ranking');
    await sheet.getByText('Others had left the game, so for the rating you came in 1st.').waitFor();
    expect(await sheet.locator('.your-rating').innerText()).not.toContain('expected');
    const places = (await sheet.locator('.ranks .who').allTextContents()).join('\n');
    for (const name of names) expect(places).toMatch(new RegExp(`${name}\\s`));
    for (const one of people) one[Symbol.dispose]();
  });

  test('a guest is told to keep their name first', async () => {
    await using gus = await house.visit({ isStill: true });
    await gus.page.goto('/');
    await openRated(gus.page);
    await gus.page.getByText('Keep your name first: rated games are for people who are signed in.').waitFor();
  });

  test('profile and leaderboard fit a phone and speak Russian; an unknown handle gets a telegram', async () => {
    await using ann = await house.visit({ isPhone: true, isStill: true, lang: 'ru', theme: 'day' });
    const { page } = ann;
    await page.goto('/');
    await page.getByRole('button', { name: 'Сыграть с ботами' }).first().waitFor();
    expect(await keepAs(page, 'petrovna')).toBe(200);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto('/u/petrovna');
    await page.getByText('Разыскивается').waitFor();
    expect(await fits()).toBe(true);
    await takePicture(page, 'profile-phone-ru');
    await page.goto('/leaders');
    await page.getByRole('heading', { name: 'Таблицы лидеров' }).waitFor();
    await page.getByText('Пока никого.').waitFor();
    expect(await fits()).toBe(true);
    await takePicture(page, 'leaders-phone-ru');
    await page.goto('/u/nobody-here');
    await page.getByText('Игрока с таким именем нет').waitFor();
  });
});
