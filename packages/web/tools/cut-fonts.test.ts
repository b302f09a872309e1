import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { tables } from '../src/games/index.ts';
import { cutFont, type Face, readFaces } from './cut-fonts.ts';

const faces = readFaces(readFileSync(new URL('../src/kit/fonts.css', import.meta.url), 'utf8'));
const styles = [...Map.groupBy(faces, ({ family, weights }) => `${family} ${weights.join('–')}`)];
/** Alegreya’s own has a small n. */
const OF_BITTER = '№';
/** In neither font: the system's glyphs are shown. */
const OF_THE_SYSTEM = '←→⇄∞▸▾★☆🤠';

/** Every character beyond ASCII in the texts that people read, in strings and style sheets. */
function charactersOfTexts(): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = globSync(
    [
      'packages/web/src/**/*.{ts,tsx,css}',
      'packages/{kernel,recording,table,games/*}/src/**/*.ts',
      'packages/games/*/rules/*.md',
    ],
    { cwd: root },
  );
  const text = files
    .filter((name) => !/\.test\.|[\\/]testing[\\/]/.test(name))
    .map((name) => readFileSync(`${root}/${name}`, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/ [^\n]*/gs, ''))
    .join('');
  return new Set(text.match(/\P{ASCII}/gu));
}

/** The characters that a font has a glyph for, from its character map (format 4). */
async function glyphsOf(woff2: Buffer, characters: string): Promise<ReadonlySet<string>> {
  const font = await subsetFont(woff2, characters, { targetFormat: 'sfnt' });
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const cmap = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (cmap === undefined) throw new Error('Cannot read the font: it has no table of characters');
  const start = font.readUInt32BE(cmap + 8);
  const subtable = start + font.readUInt32BE(start + 8);
  const segments = font.readUInt16BE(subtable + 6) / 2;
  const codes = Array.from({ length: segments }, (_, i) => {
    const last = font.readUInt16BE(subtable + 14 + 2 * i);
    const first = font.readUInt16BE(subtable + 16 + 2 * segments + 2 * i);
    return Array.from({ length: last - first + 1 }, (_, j) => first + j);
  });
  return new Set(codes.flat().map((code) => String.fromCharCode(code)));
}

const shown = async (face: Face) => glyphsOf(readFileSync(await cutFont(face)), face.characters);

describe.each(styles)('%s', (style, own) => {
  test('has a glyph for every character of our texts', async () => {
    const glyphs = new Set((await Promise.all(own.map(shown))).flatMap((some) => [...some]));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?%&$#+-,.;:()"\'/*'];
    const missing = [...letters, ...charactersOfTexts()].filter((one) => !glyphs.has(one));
    const others = style.startsWith('Bitter') ? OF_THE_SYSTEM : OF_THE_SYSTEM + OF_BITTER;
    expect(missing.filter((one) => !others.includes(one))).toEqual([]);
  });

  test('has no character in two files', () => {
    const all = own.flatMap(({ characters }) => [...characters]);
    expect(all.length).toBe(new Set(all).size);
  });
});

test('the lobby’s titles need only the title fonts', () => {
  const titles = faces.slice(-2).flatMap(({ characters }) => [...characters]);
  const hung = Object.values(tables).flatMap(({ bill: { words } }) => [...words.en.title, ...words.ru.title]);
  expect([...hung.join('')].filter((one) => !titles.includes(one))).toEqual([]);
});

test('a page in Russian loads at most 60 KB of fonts: title subsets instead of whole weights', async () => {
  const first = faces.filter(({ weights }, at) => !weights.includes(900) || at >= faces.length - 2);
  const sizes = await Promise.all(first.map(async (face) => statSync(await cutFont(face)).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});
