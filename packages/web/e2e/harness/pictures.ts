import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Keeps what the page shows as a picture of this name, to be looked at; answers where. */
export async function takePicture(page: Page, name: string): Promise<string> {
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path });
  return path;
}
