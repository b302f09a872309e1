import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, mouse } from './harness/device.ts';
import { listen, secretsIn } from './harness/frames.ts';
import { openTable, SHORT, sitDown } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn, readTable, type Seen } from './harness/player.ts';
import { openSaloon } from './harness/saloon.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

const waitForHand = (page: Page) => page.locator('.hand-bed .card').first().waitFor();
const silence = (page: Page) => page.locator('.notices .strip').filter({ hasText: 'The telegraph is silent.' });
/** Drawings contain line breaks until they are images. */
const scores = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('dialog.ranking .ranks li')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.replace('you', '').replaceAll('\n', '').trim() ?? ''));

/** The guest's name. */
const nameOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('saloon.name') ?? '');

describe.concurrent('with friends', () => {
  test('two browsers and a bot play through an invite link, and a spectator sees no hand', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await using cal = await house.visit();
    const heardByCal = listen(cal.page);
    const heardByBob = listen(bob.page);

    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open', 'bot legend']);
    await ann.page.waitForURL('**/table/*');
    const link = await ann.page.getByLabel('Link to the table').inputValue();
    expect(link).toBe(ann.page.url());
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await sitDown(bob.page, link);
    await Promise.all([waitForHand(ann.page), waitForHand(bob.page)]);

    await cal.page.goto(link);
    await cal.page.getByText('You are watching', { exact: true }).waitFor();
    expect(await cal.page.locator('.hand-bed').count()).toBe(0);

    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByLabel('Say something').fill('Good <b>luck</b>, Боб');
    await ann.page.keyboard.press('Enter');
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.page.getByText('Good <b>luck</b>, Боб').waitFor();

    await Promise.all([playOn(ann.page), playOn(bob.page, { temper: 'patient' })]);
    await cal.page.locator('dialog.ranking').waitFor();
    const result = await scores(ann.page);
    expect(result).toHaveLength(3);
    expect(await scores(bob.page)).toEqual(result);
    expect(await scores(cal.page)).toEqual(result);

    // Spectators who come and go don't count as steps, so a short game has few.
    expect(heardByCal.filter(({ type }) => type === 'step').length).toBeGreaterThan(5);
    expect(secretsIn(heardByCal)).toEqual([]);
    // The same search finds what a player does know, so it isn't blind.
    const own = secretsIn(heardByBob);
    expect(own.some(({ at }) => at.startsWith('view.players.1.hand'))).toBe(true);
    expect(own.filter(({ at }) => /^view\.players\.[02]\./.test(at))).toEqual([]);
    for (const visitor of [ann, bob, cal]) expectNoProblems(visitor);
  });

  test('an undone move disappears from the log, as after a reload, and a line says so', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    const pages = [ann.page, bob.page];
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await sitDown(bob.page, ann.page.url());
    await Promise.all(pages.map(waitForHand));
    const log = (page: Page) => page.locator('.log .line').allTextContents();
    const before = await Promise.all(pages.map(log));
    const turns = pages.map((page) => playOn(page, { isIdle: true, until: ({ answers }) => answers.includes('pass') }));
    const mover = await Promise.race(turns.map((turn, i) => turn.then(() => pages[i] ?? ann.page)));
    const other = pages.find((page) => page !== mover) ?? mover;
    await mouse.answer(mover, 'pass');
    for (const page of pages)
      await page
        .locator('.log .line')
        .filter({ hasText: /pass(es)?\.$/ })
        .waitFor();
    await mover.getByRole('button', { name: 'Ask to take it back' }).click();
    await other.getByRole('button', { name: 'Agree' }).click();
    const line = `${await nameOf(mover)} takes back the last move.`;
    for (const page of pages) {
      await page.locator('.toast').filter({ hasText: line }).waitFor();
      expect(await page.locator('[aria-live=polite]').first().textContent()).toContain(line);
    }
    expect(await Promise.all(pages.map(log))).toEqual(before);
    await other.reload();
    await waitForHand(other);
    expect(await log(other)).toEqual(before[pages.indexOf(other)]);
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('an abandoned game leaves the list of your tables, and returns if you go there again', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    const table = ann.page.url();
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await sitDown(bob.page, table);
    await Promise.all([ann.page, bob.page].map(waitForHand));
    await bob.page.close();
    await ann.page.goto('/');
    const row = ann.page.locator('#your-tables .go');
    await row.getByRole('button', { name: /from the list/ }).click();
    await row.waitFor({ state: 'detached' });
    await ann.page.reload();
    await ann.page.locator('.panel.open').waitFor();
    expect(await row.count()).toBe(0);
    await ann.page.goto(table);
    await waitForHand(ann.page);
    await ann.page.goto('/');
    await row.waitFor();
    expectNoProblems(ann);
  });

  test('after a reload, and after kill -9 in a race, everyone continues without help', async () => {
    await using saloon = await openSaloon();
    const friends = await Promise.all(
      [false, false, true].map((isPhone) => house.visit({ at: saloon.url, isStill: true, isSmall: true, isPhone })),
    );
    const pages = friends.map(({ page }) => page);
    const [host, ...guests] = pages as [Page, ...Page[]];
    await host.goto('/');
    // No bots: the race waits for hands, and none falls before the server dies.
    await openTable(host, ['me', 'open', 'open'], { ...SHORT, 'Race length': '15' });
    await host.waitForURL('**/table/*');
    await host.getByRole('button', { name: 'I am ready' }).click();
    for (const guest of guests) await sitDown(guest, host.url());
    await Promise.all(pages.map(waitForHand));

    const [reloading] = guests as [Page];
    const before = await readTable(reloading);
    await reloading.reload();
    await waitForHand(reloading);
    expect((await readTable(reloading)).cards).toEqual(before.cards);

    // The player on the phone doesn't start: it must be in the race.
    const phone = pages.at(-1) ?? host;
    const turns = pages.map((page) => {
      const isPhone = page === phone;
      const until = ({ answers, isRace }: Seen) => isRace || (!isPhone && answers.includes('shootout'));
      return playOn(page, { isIdle: true, until, ...(isPhone ? { device: finger, temper: 'patient' } : {}) });
    });
    const starter = await Promise.race(turns.map((turn, i) => turn.then(() => pages[i] ?? host)));
    for (const page of pages) await page.evaluate(() => document.body.setAttribute('data-e2e', 'same page'));
    await starter.locator('.a-shootout').click();
    await starter.locator('.a-start-shootout').click();
    const others = pages.filter((page) => page !== starter);
    await Promise.all(others.map((page) => page.locator('.wright-brothers[data-signal=on]').waitFor()));

    // A race lasts 15 seconds, and its clock stops while the server is down: slow steps are done then.
    await saloon.kill();
    await Promise.all([...turns, ...pages.map((page) => silence(page).waitFor())]);
    await takePicture(phone, 'race');
    await takePicture(host, 'silence');
    await saloon.reopen();
    // This phone slaps first, so its slap counts. The others reconnect by themselves, and it may have reconnected too.
    const again = phone.locator('.notices .strip').getByRole('button', { name: 'Try now' });
    await again.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await silence(phone).waitFor({ state: 'detached' });
    // The clock stood still with the server: a slap within 100 ms of the signal would be too early (WB-TIME-14).
    await phone.waitForTimeout(300);
    await finger.slap(phone);
    await phone.locator('.wright-brothers[data-signal=down], .wright-brothers[data-split=yes]').waitFor();
    await Promise.all(pages.map((page) => silence(page).waitFor({ state: 'detached' })));
    for (const page of pages) expect(await page.getAttribute('body', 'data-e2e')).toBe('same page');
    await Promise.all(pages.map((page) => playOn(page, page === phone ? { device: finger } : {})));
    const results = await Promise.all(pages.map(scores));
    expect(results[0]).toHaveLength(3);
    for (const result of results) expect(result).toEqual(results[0]);
    for (const page of pages) {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Log and chat' }).click();
      const log = await page.locator('ol.log').innerText();
      expect(log.match(/starts? the shootout/g)).toHaveLength(1);
      // During a race a player learns of their own hand alone (WB-TIME-11), and the second hand may never fall (WB-RACE-8).
      const slaps = log.match(/.* slaps? the loot/g) ?? [];
      expect(slaps.filter((line) => !line.includes('You slap'))).toEqual([]);
      expect(page === phone ? [1] : [0, 1]).toContain(slaps.length);
    }
    for (const friend of friends) {
      expect(friend.problems.filter((line) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(line))).toEqual([]);
      await friend.context.close();
    }
  });
});
