import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();
const SALOON = fileURLToPath(new URL('../../cli/bin/saloon.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'saloon-forced-'));
const recording = join(folder, 'game.saloon.json');

beforeAll(() => {
  const args = ['demo', 'caliber-45', '--fast', '--seed', '7', '--save', recording];
  const { status, stderr } = spawnSync(process.execPath, [SALOON, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot record a game: ${stderr}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in forced colours an empty bar of money looks empty, and the number of the present station stands on its mark', async () => {
  await using visitor = await house.visit();
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recording);
  await page.locator('.rail-range').waitFor();
  expect(await ground(page.locator('.c45-teams .track').first())).toBe(await ground(page.locator('body')));
  await page.keyboard.press('End');
  const station = page.locator('.stations [aria-current] b');
  expect(await station.evaluate((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust'))).toBe(
    'none',
  );
});
