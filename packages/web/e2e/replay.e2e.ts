import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerMessage, viewsOf } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { mouse } from './harness/device.ts';
import { listen } from './harness/frames.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { openTable, sitDown } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn, playOnce, readTable, waitForChange } from './harness/player.ts';
import { expectNoProblems, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();
const file = join(tmpdir(), `saloon-replay-${process.pid}.saloon.json`);
afterAll(() => rmSync(file, { force: true }));

const told = (page: Page): Promise<string> => page.locator('.told > span').first().innerText();
const stepShown = (page: Page): Promise<string> => page.locator('.told > .num').innerText();
const open = (page: Page) => page.locator('.rail-line').waitFor();
const act = (page: Page, name: string) => page.locator('.rail .acts').getByRole('button', { name }).click();

/** Two people and a bot at a server table; both have their cards. */
async function threeAtATable(ann: Visitor, bob: Visitor): Promise<string> {
  await ann.page.goto('/');
  await openTable(ann.page, ['me', 'open', 'bot easy']);
  await ann.page.waitForURL('**/table/*');
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await sitDown(bob.page, ann.page.url());
  for (const { page } of [ann, bob]) await page.locator('.hand-bed .card').first().waitFor();
  return new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
}

/** Plays one move of The Wright Brothers' Gang: selects, and discards or passes. */
async function moveOnce(page: Page): Promise<void> {
  const MOST = 12;
  for (let i = 0; i < MOST; i++) {
    const seen = await readTable(page);
    if (!seen.isAsked) return;
    await playOnce(page, mouse, seen, 'patient');
    await waitForChange(page, seen);
  }
}

describe.concurrent('replays', () => {
  test('a finished game is shared by a link that holds step and view, commented on by both, saved, and played on', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = ann;
    const table = await threeAtATable(ann, bob);
    await Promise.all([playOn(page), playOn(bob.page)]);
    await page.locator('dialog.ranking').getByRole('link', { name: 'Replay' }).click();
    await open(page);

    // By keyboard: steps, rounds, and the other player's view.
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.getByText('Step 4 of').waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Home');
    await page.getByText('Step 1 of').waitFor();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await page.getByText('Step 6 of').waitFor();
    // It opens at the player's own seat.
    const hands = page.locator('.hand-bed .card');
    expect(await page.getByLabel('View as').inputValue()).toBe('0');
    expect(await hands.count()).toBeGreaterThan(0);
    await page.getByLabel('View as').selectOption({ index: 0 });
    await hands.first().waitFor({ state: 'detached' });
    await page.getByLabel('View as').selectOption({ index: 2 });
    await hands.first().waitFor();
    await act(page, 'Copy link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/replay/${table}#step-6-seat-2$`));

    await using cal = await house.visit({ isStill: true });
    await cal.page.goto(link);
    await open(cal.page);
    expect(await stepShown(cal.page)).toBe(await stepShown(page));
    expect(await told(cal.page)).toBe(await told(page));
    expect(await cal.page.getByLabel('View as').inputValue()).toBe('1');
    expect(await cal.page.locator('.hand-bed .card').count()).toBe(await hands.count());

    // A comment appears for the other reader at its step, without a reload.
    const say = async (by: Page, text: string) => {
      await act(by, 'Comments');
      await by.getByLabel('Your comment on step 6').fill(text);
      await by.getByRole('button', { name: 'Post' }).click();
      await by.locator('.comments').getByText(text).waitFor();
      await by.getByRole('button', { name: 'Close' }).click();
    };
    await say(page, 'Here it <i>was</i> lost');
    await cal.page.locator('.told .comment').getByText('Here it <i>was</i> lost').waitFor();
    await say(cal.page, 'Not yet');
    await page.locator('.told .comment').getByText('Not yet').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Step 5 of').waitFor();
    expect(await page.locator('.told .comment').count()).toBe(0);
    expect(await page.locator('.rail-line .mark.comment').count()).toBe(1);

    // A bot's opinion comes from its own worker, step by step.
    await act(page, 'Bot’s opinion');
    await page.locator('.told .opinion').waitFor();
    await page.waitForFunction(
      () => !/thinking/.test(document.querySelector('.told .opinion')?.textContent ?? 'thinking'),
    );
    expect(await page.locator('.told .opinion').innerText()).toMatch(/strong bot|no choice here/);

    const [saved] = await Promise.all([page.waitForEvent('download'), act(page, 'Save as file')]);
    expect(saved.suggestedFilename()).toBe(`saloon-${table}.saloon.json`);
    await saved.saveAs(file);
    await takePicture(page, 'replay-comments');

    // Cal plays on from the same step in Bob's seat to the end; the table says so and links back.
    await act(cal.page, 'Play on from here');
    await cal.page.getByLabel('Level of the other players’ bots').selectOption('easy');
    await cal.page.getByRole('button', { name: 'Play on', exact: true }).click();
    await cal.page.waitForURL('**/solo/*');
    const back = cal.page.getByRole('link', { name: 'What if. Back to the replay' });
    await back.waitFor();
    await takePicture(cal.page, 'what-if');
    await playOn(cal.page);
    await cal.page.locator('dialog.ranking').getByRole('link', { name: 'Replay' }).click();
    await open(cal.page);
    expect(await cal.page.locator('.rail-line .mark.fork').count()).toBe(1);
    await cal.page.goBack();
    await back.waitFor();
    await cal.page.getByRole('button', { name: 'Close' }).click();
    await back.click();
    await open(cal.page);
    expect(cal.page.url()).toBe(link);
    expect(await stepShown(cal.page)).toContain('Step 6 of');
    for (const visitor of [ann, bob, cal]) expectNoProblems(visitor);

    // The file has the comments, and opens on a phone.
    await using dot = await house.visit({ isPhone: true, lang: 'ru', theme: 'day' });
    await dot.page.goto('/replay');
    await dot.page.locator('input[type=file]').setInputFiles(file);
    await open(dot.page);
    expect(await dot.page.locator('.rail-line .mark.comment').count()).toBe(1);
    await dot.page.getByRole('button', { name: 'Ещё' }).tap();
    await dot.page.getByRole('button', { name: 'Комментарии' }).tap();
    await dot.page.locator('.comments button').first().tap();
    await dot.page.getByRole('button', { name: 'Закрыть' }).tap();
    await dot.page.locator('.told .comment').getByText('Not yet').waitFor();
    await expectFits(dot.page);
    expect(await smallTargets(dot.page)).toEqual([]);
    expect(await seriousProblems(dot.page, 'all')).toEqual([]);
    await dot.page.getByRole('button', { name: 'Ещё' }).tap();
    expect(await smallTargets(dot.page)).toEqual([]);
    expect(await seriousProblems(dot.page, 'all')).toEqual([]);
    await takePicture(dot.page, 'replay-phone-more');
    expectNoProblems(dot);
  });

  test('a player can replay their running game as they saw it; a player who was away is told what happened', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true });
    await using eve = await house.visit();
    const [heardByAnn, heardByBob] = [listen(ann.page), listen(bob.page)];
    const table = await threeAtATable(ann, bob);

    // The player who isn't asked leaves; the other moves meanwhile.
    await Promise.race([ann, bob].map(({ page }) => page.locator('.ask.yours').waitFor()));
    const isAnnAsked = (await ann.page.locator('.ask.yours').count()) > 0;
    const [leaver, stayer] = isAnnAsked ? [bob, ann] : [ann, bob];
    const place = isAnnAsked ? 1 : 0;
    const { page } = leaver;
    await page.goto('/');
    await page.locator('.cta .btn.main').waitFor();
    await moveOnce(stayer.page);
    await page.goto(`/table/${table}`);
    const strip = page.locator('.away-bar');
    await strip.getByText(/happened while you were away/).waitFor();
    await strip.getByRole('button', { name: 'Show me' }).click();
    const sheet = page.getByRole('dialog', { name: 'While you were away' });
    const lines = sheet.locator('.away-lines').last().getByRole('link');
    await lines.first().waitFor();
    await takePicture(page, 'away');
    expect(await seriousProblems(page, 'all')).toEqual([]);
    const sentence = await lines.first().innerText();
    await lines.first().click();
    await open(page);
    expect(page.url()).toMatch(new RegExp(`/replay/${table}#at-\\d+-seat-${place + 1}$`));
    expect(await told(page)).toContain(sentence);
    expect(await page.getByLabel('View as').locator('option').count()).toBe(1);
    expect(await page.locator('.rail .acts').getByRole('button').allInnerTexts()).toHaveLength(1);

    // No information of other seats has been sent.
    const heard = isAnnAsked ? heardByBob : heardByAnn;
    const seen = heard.findLast(
      (message): message is ServerMessage & { type: 'seen' } => message.type === 'seen',
    )?.seen;
    type View = { readonly players: readonly { readonly hand?: unknown }[] };
    const views = viewsOf(seen?.steps ?? []) as readonly View[];
    expect(views.length).toBeGreaterThan(1);
    for (const { players } of views)
      expect(players.map(({ hand }) => hand !== undefined)).toEqual([0, 1, 2].map((at) => at === place));

    // A stranger gets nothing at all.
    await eve.page.goto(`/replay/${table}`);
    await eve.page.getByText('you aren’t playing in the current one').waitFor();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.locator('.hand-bed .card').first().waitFor();
    // Read events aren't shown again; moves that the bot made meanwhile are.
    const more = strip.getByRole('button', { name: 'Show me' });
    if ((await more.count()) > 0) {
      await more.click();
      await lines.first().waitFor();
      expect(await lines.allInnerTexts()).not.toContain(sentence);
    }
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });
});
