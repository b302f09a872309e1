import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Saves a screenshot under this name. Returns its path. */
export async function takePicture(page: Page, name: string): Promise<string> {
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path });
  return path;
}
