import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a table for a big screen from the lobby: the nth game of its list. Returns the table's join code. */
export async function openScreen(page: Page, game: number): Promise<string> {
  await page.goto('/');
  await page.locator('.room-links button').click();
  await page.locator('.choose-game button').nth(game).click();
  await page.waitForURL('**/screen/*');
  return codeOn(page);
}

/** The code that the screen shows. */
export async function codeOn(page: Page): Promise<string> {
  const code = await page.locator('.join-code').textContent();
  expect(code).toMatch(/^[0-9A-Z]{4}$/);
  return code ?? '';
}

/** Types the code on a phone. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/join');
  await page.locator('.join-form .field').fill(code.toLowerCase());
  await page.locator('.join-form .btn.main').tap();
  await page.waitForURL('**/hand/*');
}

/** Types the code on a phone, sits down under this name and gets ready. */
export async function joinAs(page: Page, code: string, name: string): Promise<void> {
  await enterCode(page, code);
  await page.locator('.welcome .field').fill(name);
  await page.locator('.welcome .btn.main').tap();
  await page.locator('.hand-waiting [aria-pressed=false]').tap();
  await page.locator('.hand-waiting [aria-pressed=true]').waitFor();
}

/** The host starts from the phone; bots take the empty seats. */
export const startOn = (page: Page): Promise<void> => page.locator('.hand-waiting .btn.main').tap();
