import { expect, test } from 'vitest';
import { checkWords, qrCode } from './qr-code.ts';

test('check bytes are those of the standard’s example (1-M, "HELLO WORLD")', () => {
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkWords(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a link is as large as it needs to be, with its three finders', () => {
  const rows = qrCode('https://example.org/table/abc123def456');
  expect(rows).toHaveLength(29);
  const corner = (x: number, y: number) => rows?.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const finder = corner(0, 0);
  expect(finder?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))).toEqual([
    '#######',
    '#.....#',
    '#.###.#',
    '#.###.#',
    '#.###.#',
    '#.....#',
    '#######',
  ]);
  expect(corner(22, 0)).toEqual(finder);
  expect(corner(0, 22)).toEqual(finder);
});

test('what does not fit is not drawn', () => {
  expect(qrCode('x'.repeat(106))).toHaveLength(41);
  expect(qrCode('x'.repeat(107))).toBeUndefined();
});
