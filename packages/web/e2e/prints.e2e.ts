import { expect, test } from 'vitest';
import { recordOf } from './harness/record.ts';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();

/** Runs in the page: the backgrounds of every element that a selector finds, from top to bottom. */
const groundsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    return {
      images: [...backgroundImage.matchAll(/(?:^|, )(url|[\w-]+-gradient|none)/g)].map(([, kind]) => kind),
      backgroundColor,
    };
  });

test('small cards and marks are raster images, and shape patterns lie between a mark’s lines and its color', async () => {
  await using visitor = await house.visit();
  const { page } = visitor;
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.saloon.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recordOf('colt-express', 7)),
  });
  await page.locator('.eyes select').selectOption('all');
  await page.locator('.revealed').waitFor();
  await page.locator('.rail-range').fill('40');
  await page.locator('.plan-slot .card').first().waitFor();
  for (const cards of ['.plan-slot .card', '.open-hands .card'])
    for (const { images } of await page.evaluate(groundsOf, cards)) expect(images[0]).toBe('url');
  const plain = await page.evaluate(groundsOf, '.plan-slot .brand.s2');
  expect(plain.length).toBeGreaterThan(0);
  for (const one of plain) expect(one).toEqual({ images: ['url', 'none'], backgroundColor: 'rgb(33, 89, 163)' });
  await page.evaluate(() => document.documentElement.setAttribute('data-shapes', 'on'));
  const marked = await page.evaluate(groundsOf, '.plan-slot .brand.s2');
  expect(marked.length).toBe(plain.length);
  for (const one of marked)
    expect(one).toEqual({ images: ['url', 'repeating-linear-gradient', 'none'], backgroundColor: 'rgb(33, 89, 163)' });
});
