import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();

/** From now on the server has another build: files that match `gone` are missing until the page reloads. */
async function deploy(page: Page, gone: RegExp): Promise<void> {
  let isOld = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) isOld = false;
    if (isOld && gone.test(pathname)) return route.fulfill({ status: 404, body: 'Not found' });
    if (!isOld || pathname !== '/') return route.continue();
    const shell = await (await route.fetch()).text();
    return route.fulfill({ body: shell.replace(/\/assets\/main-[^"]+\.js/, '/assets/main-another.js') });
  });
}

describe.concurrent('a page of an older build', () => {
  test.each([
    ['a sheet', /open-sheet-.*\.js$/, 'Open a table'],
    ['the worker of games against bots', /\/worker-.*\.js$/, 'Play Colt Express against bots'],
  ])('reloads when %s is missing, and then continues', async (_what, gone, button) => {
    await using visitor = await house.visit({ isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await deploy(page, gone);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: button }).first().click();
    await loaded;
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('dialog, .table-scene').first().waitFor();
  });
});
