import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();
const RELOAD = 'Reload';

/** From now on the server says that every table is unavailable, and why, until the answer is `undefined`. */
async function goneFor(page: Page, code: () => string | undefined): Promise<void> {
  await page.routeWebSocket('**/ws', (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { readonly type: string; readonly table?: string };
      const why = message.type === 'sync' ? code() : undefined;
      line.send(why === undefined ? text : JSON.stringify({ type: 'gone', table: message.table, code: why }));
    });
  });
}

describe.concurrent('a table that cannot be had', () => {
  test('a broken table says that it is our fault, stays in the list, and works again once it is repaired', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    let why: string | undefined;
    await goneFor(page, () => why);
    await page.goto('/');
    await openTable(page, ['me', 'open']);
    await page.waitForFunction(() => localStorage.getItem('saloon.tables') !== null);
    const table = page.url();
    why = 'table-broken';
    await page.reload();
    await page.getByText('It’s our fault, and your game is saved.').waitFor();
    expect(await page.getByText('table-broken').count()).toBe(1);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await takePicture(page, 'table-broken');
    // The lobby would still get it from the server; this browser remembers it by itself.
    const known = await page.evaluate(() => localStorage.getItem('saloon.tables') ?? '');
    expect(known).toContain(new URL(table).pathname.split('/').at(-1));
    why = undefined;
    await page.getByRole('button', { name: RELOAD }).click();
    await page.locator('.waiting').waitFor();
  });
});
