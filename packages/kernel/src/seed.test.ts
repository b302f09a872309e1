import { expect, test } from 'vitest';
import { deriveSeed, parseSeed, seedOf } from './seed.ts';

const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test('a seed is 64 hexadecimal digits, in either case', () => {
  expect(parseSeed(HEX)).toBe(HEX);
  expect(parseSeed(HEX.toUpperCase())).toBe(HEX);
});

test('a whole number gives the seed of that number', () => {
  expect(parseSeed('7')).toBe(seedOf(7));
  expect(parseSeed('0')).toBe(seedOf(0));
  expect(parseSeed('999999999999999')).toBe(seedOf(999_999_999_999_999));
  expect(seedOf(7)).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf(7)).not.toBe(seedOf(8));
});

test.each([
  '',
  ' 7',
  '7 ',
  '-1',
  '1.5',
  '1e3',
  '007',
  '0x7',
  'seven',
  HEX.slice(1),
  `${HEX}0`,
  `g${HEX.slice(1)}`,
  '1'.repeat(16),
])('%j is no seed', (text) => {
  expect(parseSeed(text)).toBeUndefined();
});

test('a part has its own seed, the same every time', () => {
  const whole = seedOf(7);
  const parts = [0, 1, 2, 'bot', 'walk'].map((part) => deriveSeed(whole, part));
  expect(new Set([whole, ...parts]).size).toBe(6);
  expect(deriveSeed(whole, 1)).toBe(parts[1]);
  expect(deriveSeed(seedOf(8), 1)).not.toBe(parts[1]);
});
