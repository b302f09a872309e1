import type { Page } from 'playwright-core';

/** Pages of text and forms only, and how to get there. None depends on the language. */
export const PLAIN_PAGES = {
  lobby: async (page: Page) => {
    await page.goto('/');
    await page.locator('.panel.open .no-tables').waitFor();
    await page.locator('.bill .ill > *').last().waitFor({ state: 'attached' });
    await page.locator('.today [data-cell]').first().waitFor();
  },
  puzzles: async (page: Page) => {
    await page.goto('/puzzles');
    await page.locator('.puzzle-themes a').last().waitFor();
  },
  settings: async (page: Page) => {
    await page.goto('/');
    await page.locator('.top-bar .ib').last().click();
    await page.locator('dialog.settings').waitFor();
  },
  'open-table': async (page: Page) => {
    await page.goto('/');
    await page.locator('.panel.open .mk').click();
    await page.locator('dialog.open-sheet summary').click();
  },
  me: async (page: Page) => {
    await page.goto('/me');
    await page.locator('.me-portraits .bust').last().waitFor();
  },
  'my-games': async (page: Page) => {
    await page.goto('/games');
    await page.locator('main h1').waitFor();
  },
  'rule-books': async (page: Page) => {
    await page.goto('/rules');
    await page.locator('.rule-books svg').last().waitFor();
  },
  rules: async (page: Page) => {
    await page.goto('/rules/wright-brothers');
    await page.locator('main h2').first().waitFor();
  },
} as const;
