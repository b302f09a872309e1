import { expect, test } from 'vitest';
import { animatedWebp } from './animated-webp.ts';

/** A still file with a metadata chunk of odd length before its image. */
const still = Buffer.concat([
  Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
  Buffer.from('EXIF\x01\0\0\0m\0', 'latin1'),
  Buffer.from('VP8 \x04\0\0\0data', 'latin1'),
]);

test('an animation has a header and one chunk per frame, with the image of its file', () => {
  const frame = { file: still, x: 2, y: 4, width: 10, height: 20, millis: 300 };
  const file = Buffer.from(animatedWebp(100, 50, [frame, { ...frame, x: 0 }]));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([100, 50]);
  expect(file.toString('latin1', 30, 34)).toBe('ANIM');
  expect(file.toString('latin1', 44, 48)).toBe('ANMF');
  const at = 52;
  const numbers = [0, 3, 6, 9, 12].map((offset) => file.readUIntLE(at + offset, 3));
  expect(numbers).toEqual([1, 2, 9, 19, 300]);
  expect(file.toString('latin1', at + 16, at + 20)).toBe('VP8 ');
  expect(file.toString('latin1', at + 24, at + 28)).toBe('data');
  expect(file.toString('latin1').split('ANMF')).toHaveLength(3);
});

test('a file that is not a still WebP is rejected', () => {
  const frame = { file: Buffer.from('GIF89a and so on'), x: 0, y: 0, width: 1, height: 1, millis: 1 };
  expect(() => animatedWebp(1, 1, [frame])).toThrow('not a still WebP file');
});
