import type { Page } from 'playwright-core';

/** Resizes the screen, for example to `390x844`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  // Sizes measured by scripts follow in the next frames.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
}
