import { expect, test } from 'vitest';
import { ann, bandit, bob, cal, floor, inside, roof, table } from '../testing/sample.ts';
import { carWidth, carX, figuresAt, lootAt, standsOf } from './places.ts';

test('[CE-MODEL-1, CE-MODEL-2] the tail is left, the locomotive right', () => {
  expect(carX(3, 4)).toBeLessThan(carX(2, 4));
  expect(carX(1, 4)).toBeLessThan(carX(0, 4));
});

test('[CE-MODEL-3, CE-MODEL-5] inside and roof are two places, and the Marshal is always inside', () => {
  const board = table({ marshal: 3, bandits: [bandit('ghost', ann, inside(3)), bandit('doc', bob, roof(3))] });
  expect(figuresAt(board, inside(3))).toEqual(['ghost', 'marshal']);
  expect(figuresAt(board, roof(3))).toEqual(['doc']);
});

test('whoever stand together stand side by side, and never beyond their car', () => {
  for (const car of [0, 2]) {
    const board = table({
      marshal: car,
      bandits: (['ghost', 'doc', 'belle', 'cheyenne', 'django', 'tuco'] as const).map((one) =>
        bandit(one, cal, inside(car)),
      ),
    });
    const xs = [...standsOf(board).values()].map(({ x }) => x);
    expect(new Set(xs).size).toBe(7);
    expect(Math.min(...xs)).toBeGreaterThan(carX(car, 4));
    expect(Math.max(...xs)).toBeLessThan(carX(car, 4) + carWidth(car));
  }
});

test('[CE-MODEL-6] every piece of loot is drawn once, on its own level', () => {
  const spots = lootAt(inside(2), floor(4, 2, 1), 4);
  expect(spots.map(({ kind }) => kind)).toEqual(['purse', 'purse', 'purse', 'purse', 'strongbox', 'jewel', 'jewel']);
  expect(new Set(spots.map(({ key }) => key)).size).toBe(7);
  expect(lootAt(roof(2), floor(), 4)).toEqual([]);
});
