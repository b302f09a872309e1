import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { keptText } from './testing/kept-text.ts';
import { tryForgery } from './testing/try-recording.ts';

/** `npm run fuzz:recordings` tries as many as there is time for. */
const TRIES = 40;

test.each(games)('$id: a forged recording is refused or played, and nothing ever breaks', (game) => {
  const text = keptText(game);
  const found = new Set(Array.from({ length: TRIES }, (_, n) => tryForgery(game, text, n)));
  expect([...found]).toEqual(expect.arrayContaining(['broken-file', 'illegal-step']));
});
