import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn } from './harness/player.ts';
import { fileOf, recorded } from './harness/recorded.ts';
import { oddTexts } from './harness/texts.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();

const percentOf = async (page: Page) => Number(/(\d+)\s?%/.exec(await page.getByRole('status').innerText())?.[1]);
const games = async (page: Page) => Number(/\d+/.exec(await page.locator('.coach-progress small').innerText())?.[0]);

describe.concurrent('the coach', () => {
  test('from the end of a game, offline: a chart at once, stop and resume, and a key moment at the table', async () => {
    await using visitor = await house.visit({ hasServiceWorker: true, isStill: true, isSmall: true });
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await openTable(page, ['me', 'bot easy', 'bot easy']);
    await playOn(page, {});
    await context.setOffline(true);
    await page.getByRole('dialog', { name: 'The dust settles' }).getByRole('link', { name: 'Coach' }).click();
    await page.waitForURL('**/coach/solo/*');
    await page.locator('.coach-chart canvas').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('The results so far are kept.').waitFor();
    const kept = await games(page);
    expect(kept).toBeGreaterThan(0);
    expect(await percentOf(page)).toBeLessThan(100);
    await page.waitForTimeout(700);
    expect(await games(page)).toBe(kept);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Review complete.').waitFor({ timeout: 200_000 });
    const moments = page.locator('.coach-moments .moment');
    expect(await moments.count()).toBeGreaterThan(0);
    expect(await moments.count()).toBeLessThanOrEqual(3);
    for (const verdict of await moments.locator('.verdict').allTextContents()) expect(verdict).toMatch(/of 100 games/);
    // Each moment has a picture of the table, drawn when it comes near.
    await moments.first().scrollIntoViewIfNeeded();
    await moments.first().locator('.table-picture .table-scene[data-layout=desk]').waitFor();
    await takePicture(page, 'coach-desktop-en-night');
    await moments.first().getByRole('link', { name: 'Show at the table' }).click();
    await page.waitForURL(/\/replay\/solo\/[a-z0-9]+#step-\d+-seat-1$/);
    await page.locator('.replay-page .scene').waitFor();
    const others = visitor.problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line));
    expect(others).toEqual([]);
  });

  test('a Colt Express file on a phone, in Russian: the choice of player, every number explained, nothing too small', async () => {
    await using visitor = await house.visit({ lang: 'ru', theme: 'day', isPhone: true, isStill: true });
    const { page } = visitor;
    await page.goto('/coach');
    await page.locator('input[type=file]').setInputFiles(fileOf(recorded('colt-express')));
    await page.getByRole('button', { name: 'Боб' }).tap();
    await page.locator('.coach-chart canvas').waitFor();
    expect(await page.getByRole('combobox', { name: 'Чья игра' }).inputValue()).toBe('1');
    await page.getByText('Всё сосчитано.').waitFor({ timeout: 200_000 });
    const figures = page.locator('.coach-figures dl > div');
    expect(await figures.count()).toBe(4);
    for (const figure of await figures.all())
      expect((await figure.locator('.help').innerText()).length).toBeGreaterThan(20);
    await page.getByText('Числа графика').tap();
    expect(await page.locator('.coach-numbers tbody tr').count()).toBeGreaterThan(10);
    await expectFits(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    expect(await oddTexts(page, 'ru')).toEqual([]);
    await page.locator('.coach-three').scrollIntoViewIfNeeded();
    // The card of the better move is lit.
    await page.locator('.with-picture:has(.coach-three) .table-picture .card.hinted').waitFor();
    await takePicture(page, 'coach-phone-ru-day');
    expectNoProblems(visitor);
  });

  test('a forged file is refused with one sentence, and nothing is computed', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await page.goto('/coach');
    const forged = recorded('colt-express').replace(/"seats":4/, '"seats":3');
    await page.locator('input[type=file]').setInputFiles(fileOf(forged));
    await page.locator('.trouble[role=alert]').waitFor();
    expect(await page.locator('.trouble').innerText()).toMatch(/Can’t show this recording: line \d+/);
    expect(await page.locator('.coach-progress').count()).toBe(0);
    expectNoProblems(visitor);
  });
});
