import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { type Device, finger, mouse } from './harness/device.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn } from './harness/player.ts';
import { useQuickSaloon } from './harness/quick-saloon.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
/** Tables wait five minutes for missing people: 15 seconds there. */
const quick = useQuickSaloon();

/** Asks the server as this browser's user. */
const ask = (
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; id?: string; yourTable?: string; round?: number }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const user = localStorage.getItem('saloon.user');
      const authorization = `Saloon ${localStorage.getItem('saloon.secret')}${user === null ? '' : ` ${user}`}`;
      const headers = { authorization, ...(what === '' ? {} : { 'content-type': 'application/json' }) };
      const response = await fetch(where, { method: how, headers, ...(what === '' ? {} : { body: what }) });
      return { status: response.status, ...(await response.json()) };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

async function keep(page: Page, handle: string): Promise<void> {
  await page.goto('/tournaments');
  await page.locator('.tournaments h1').waitFor();
  await page.waitForFunction(() => localStorage.getItem('saloon.secret') !== null);
  expect(await ask(page, 'PUT', '/api/me/handle', { handle })).toMatchObject({ status: 200 });
}

const DAY = 86_400_000;
const CUP = {
  title: 'High noon cup',
  game: 'wright-brothers',
  options: {
    rounds: 1,
    sheriffPlacement: 'spread',
    turnTimeMs: 300_000,
    switchReturnMs: 60_000,
    missChoiceMs: 60_000,
    sealedMs: 60_000,
  },
  seats: 2,
  format: 'swiss',
  rounds: 2,
  size: 4,
  waitMinutes: 5,
  roundMinutes: 1440,
};

/** Goes to the table of a round, plays there to the end, and comes back. */
async function playRound(page: Page, round: number, device: Device): Promise<void> {
  const names = new RegExp(`^(Round|Тур) ${round}$`);
  await page.getByRole('heading', { name: names }).waitFor({ timeout: 120_000 });
  await page.locator('.your-table a').click({ timeout: 60_000 });
  await page.waitForURL('**/table/*');
  await playOn(page, { device });
  await page.locator('dialog.ranking a.btn.main').click();
  await page.waitForURL('**/tournament/*');
}

/** Runs in the page, before everything else: counts the sounds that are made, and those that are played. */
function countSounds(): void {
  const count = (what: 'made' | 'played') => {
    document.body.dataset[what] = String(Number(document.body.dataset[what] ?? 0) + 1);
  };
  const make = AudioContext.prototype.createBuffer;
  AudioContext.prototype.createBuffer = function (...how) {
    count('made');
    return make.apply(this, how);
  };
  AudioBufferSourceNode.prototype.start = () => count('played');
}

describe.concurrent('tournaments', () => {
  test('four people over two rounds: one never shows up, and the standings say why who is where', async () => {
    const at = quick();
    await using ann = await house.visit({ isStill: true, at });
    await using bob = await house.visit({ isStill: true, isPhone: true, at });
    await using cal = await house.visit({ isStill: true, lang: 'ru', at });
    await using dot = await house.visit({ isStill: true, at });
    for (const [{ page }, handle] of [
      [ann, 'annie'],
      [bob, 'bobby'],
      [cal, 'callie'],
      [dot, 'dottie'],
    ] as const) {
      await keep(page, handle);
    }
    const opened = await ask(ann.page, 'POST', '/api/tournaments', { ...CUP, startsAt: Date.now() + 20 * DAY });
    expect(opened.status).toBe(200);
    for (const { page } of [bob, cal, dot]) {
      await page.goto(`/tournament/${opened.id}`);
      await page.getByRole('button', { name: /^(Sign up|Записаться)$/ }).click();
      await page.getByRole('button', { name: /^(Withdraw|Отказаться)$/ }).waitFor();
    }
    await takePicture(bob.page, 'tournament-signup-phone-en');
    await takePicture(cal.page, 'tournament-signup-desk-ru');
    await ann.page.goto(`/tournament/${opened.id}`);
    await ann.page.getByText('4 of 4 people').waitFor();
    await ann.page.getByRole('button', { name: 'Start now' }).click();
    const three = [ann, bob, cal];
    const play = (who: typeof three, round: number) =>
      Promise.all(who.map((one) => playRound(one.page, round, one === bob ? finger : mouse)));
    await play(three, 1);
    // Dot is out until she says that she is back, and one of the others has a bye.
    await dot.page.getByText('You missed a game. Come back').waitFor({ timeout: 120_000 });
    const tables = () => Promise.all(three.map((one) => ask(one.page, 'GET', `/api/tournaments/${opened.id}`)));
    const found = await vi.waitFor(
      async () => {
        const all = await tables();
        expect(all.map(({ round }) => round)).toEqual([2, 2, 2]);
        expect(all.filter(({ yourTable }) => yourTable !== undefined)).toHaveLength(2);
        return all;
      },
      { timeout: 20_000 },
    );
    const comeBack = async () => {
      await dot.page.getByRole('button', { name: 'I’m back' }).click();
      await dot.page.getByRole('button', { name: 'Withdraw' }).waitFor();
    };
    // At once: the table doesn't wait long.
    const seated = three.filter((_, i) => found[i]?.yourTable !== undefined);
    await Promise.all([comeBack(), play(seated, 2)]);

    const { page } = ann;
    await page.getByRole('status').filter({ hasText: 'Over' }).waitFor({ timeout: 120_000 });
    const rows = await page.locator('.standings > li').allInnerTexts();
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatch(/missed once/);
    expect(rows.slice(0, 3).join()).not.toMatch(/missed/);
    expect(await page.locator('.round-games > li').count()).toBe(3);
    await page.getByText(/^Bye: /).waitFor();
    await takePicture(page, 'tournament-over-desk-en');
    await cal.page.getByRole('status').filter({ hasText: 'Окончен' }).waitFor();
    await takePicture(cal.page, 'tournament-over-desk-ru');
    await takePicture(bob.page, 'tournament-over-phone-en');
    const [first] = rows;
    expect(first).toMatch(/^1\n/);
    await page.goto('/u/annie');
    await page.getByRole('link', { name: 'High noon cup' }).waitFor();
    for (const visitor of [ann, bob, cal]) expectNoProblems(visitor);
  });

  test('the table of a tournament that waits rings once, and stands on every page and in its title', async () => {
    await using ann = await house.visit({ isStill: true });
    const { page } = ann;
    await page.addInitScript(countSounds);
    let tell: ((message: object) => void) | undefined;
    await page.routeWebSocket('**/ws', (line) => {
      line.connectToServer();
      tell = (message) => line.send(JSON.stringify(message));
    });
    await page.goto('/');
    await page.locator('.cta').waitFor();
    // Browsers are silent until the first touch, and then the sounds are made.
    await page.keyboard.press('Shift');
    const sounds = (where: 'made' | 'played') => page.evaluate((key) => Number(document.body.dataset[key] ?? 0), where);
    await vi.waitFor(async () => expect(await sounds('made')).toBeGreaterThan(10), { timeout: 20_000 });
    expect(await sounds('played')).toBe(0);
    const call = (table: string) => ({ type: 'invited', from: CUP.title, table, game: CUP.game, title: '' });
    tell?.({ ...call('firsttable'), seatIn: 60_000 });
    const line = page.locator('.notice-line').filter({ hasText: CUP.title });
    await line.getByRole('link', { name: 'Go to your table' }).waitFor();
    await vi.waitFor(async () => expect(await sounds('played')).toBe(1));
    expect(await page.title()).toMatch(/^Your table: (1:00|0:5\d) · /);
    // The server says it again at every connection.
    tell?.({ ...call('firsttable'), seatIn: 50_000 });
    await line.getByText(/0:(50|4\d)/).waitFor();
    expect(await sounds('played')).toBe(1);
    expectNoProblems(ann);
  });

  test('the form opens a tournament, the list and the lobby show it, and its calendar file has the start', async () => {
    await using ann = await house.visit({ isStill: true });
    await using gus = await house.visit({ isStill: true, lang: 'ru', isPhone: true });
    await keep(ann.page, 'annie');
    await ann.page.getByRole('button', { name: 'Open a tournament' }).click();
    await ann.page.getByLabel('Name', { exact: true }).fill('Saturday duels');
    await ann.page.getByRole('combobox', { name: 'Game' }).first().selectOption('bang-duel');
    await ann.page.getByRole('button', { name: /^Knockout/ }).click();
    await takePicture(ann.page, 'tournament-form-desk-en');
    await ann.page.getByRole('button', { name: 'Open the tournament' }).click();
    await ann.page.waitForURL('**/tournament/*');
    await ann.page.getByRole('heading', { name: 'Saturday duels' }).waitFor();
    await ann.page.getByText(/Starts in (1:00:0|59:)/).waitFor();
    const file = await ann.page.evaluate(() =>
      fetch(`/api/tournaments${location.pathname.slice(11)}/calendar.ics`).then((r) => r.text()),
    );
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('SUMMARY:Saturday duels');
    await gus.page.goto('/');
    await gus.page.locator('[data-cell=tournament]').click();
    await gus.page.getByRole('button', { name: 'Записаться' }).click();
    await gus.page.getByText('Сначала сохраните имя').waitFor();
    await takePicture(gus.page, 'tournament-guest-phone-ru');
    await gus.page.goto('/tournaments');
    await gus.page.getByRole('link', { name: /Saturday duels/ }).waitFor();
    await takePicture(gus.page, 'tournaments-phone-ru');
    for (const visitor of [ann]) expectNoProblems(visitor);
  });
});
