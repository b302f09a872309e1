import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { storedText } from './testing/stored-recording.ts';
import { tryForgery } from './testing/try-recording.ts';

/** `npm run fuzz:recordings` tries many more. */
const TRIES = 40;

test.each(games)('$id: a forged recording is rejected or played, and nothing throws', (game) => {
  const text = storedText(game);
  const found = new Set(Array.from({ length: TRIES }, (_, n) => tryForgery(game, text, n)));
  expect([...found]).toEqual(expect.arrayContaining(['broken-file', 'illegal-step']));
});
