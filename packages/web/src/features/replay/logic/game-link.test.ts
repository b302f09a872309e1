import { readFileSync } from 'node:fs';
import { sha256 } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { gameHash, splitHash, unpackedText, withPlace } from './game-link.ts';

const read = (game: string) => readFileSync(new URL(`../samples/${game}.saloon.json`, import.meta.url), 'utf8');
const MOST = 1_000_000;

test.each(['colt-express', 'wright-brothers', 'bang-duel', 'caliber-45'])(
  'a whole game of %s fits in a link',
  async (game) => {
    const text = read(game);
    const hash = await gameHash(text, '#step-12-seat-2');
    expect(hash?.length).toBeLessThan(6000);
    const { packed, place } = splitHash(hash ?? '');
    expect(place).toBe('#step-12-seat-2');
    expect(await unpackedText(packed ?? '', MOST)).toBe(text);
  },
);

test('a step of a shared game keeps the game; other hashes are places', () => {
  expect(withPlace('#game=abc&step-1', '#step-9-all')).toBe('#game=abc&step-9-all');
  expect(withPlace('#step-1', '#step-9')).toBe('#step-9');
  expect(splitHash('#step-1')).toEqual({ packed: undefined, place: '#step-1' });
});

test('a game too long for a link has none', async () => {
  const noise = Array.from({ length: 400 }, (_, i) => sha256(`${i}`)).join('');
  expect(await gameHash(noise, '')).toBeUndefined();
});

test('damaged links, and small ones that unpack to something huge, are refused', async () => {
  expect(await unpackedText('no game', MOST)).toBeUndefined();
  expect(await unpackedText('AAAA', MOST)).toBeUndefined();
  const { packed } = splitHash((await gameHash(' '.repeat(2_000_000), '')) ?? '');
  expect(packed).toBeDefined();
  expect(await unpackedText(packed ?? '', MOST)).toBeUndefined();
});
