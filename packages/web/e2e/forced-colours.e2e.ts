import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from './harness/record.ts';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();
const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in forced colors an empty money bar looks empty, and the current station’s number is on its mark', async () => {
  await using visitor = await house.visit();
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.saloon.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recordOf('caliber-45', 7)),
  });
  await page.locator('.rail-range').waitFor();
  expect(await ground(page.locator('.gang-totals .track').first())).toBe(await ground(page.locator('body')));
  await page.keyboard.press('End');
  const station = page.locator('.stations [aria-current] b');
  expect(await station.evaluate((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust'))).toBe(
    'none',
  );
});
