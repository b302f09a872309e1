import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const tag = (name: string): string => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';

/** Width and height of a JPEG, from its first "start of frame" segment. */
function sizeOf(jpeg: Buffer): readonly [width: number, height: number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if ([0xc0, 0xc2].includes(jpeg[at + 1] ?? 0)) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('Cannot read the picture: it says no size');
}

test('a shared link has a title, a sentence in both languages, and a picture of the announced size', () => {
  expect(tag('title')).toBe('Saloon · Салун');
  expect(tag('description')).toMatch(/Wild West.*Дикого Запада/);
  const picture = readFileSync(new URL(`../public${tag('image')}`, import.meta.url));
  expect(sizeOf(picture)).toEqual([Number(tag('image:width')), Number(tag('image:height'))]);
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(300_000);
});
