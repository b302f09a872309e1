import type { Page } from 'playwright-core';

/** From the lobby: presses the brass button and chooses the first game, in any language. */
export async function playBots(page: Page): Promise<void> {
  await page.locator('.cta .btn.main').click();
  await page.locator('.choose-game button').first().click();
}
