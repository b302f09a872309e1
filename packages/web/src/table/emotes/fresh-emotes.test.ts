import { seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { freshEmotes } from './fresh-emotes.ts';

const emote = (by: number | undefined, what: 'oops' | 'nice'): ChatLine => ({
  type: 'emote',
  at: 0,
  name: 'Ann',
  seat: by === undefined ? undefined : seat(by),
  emote: what,
});

test('only new reactions of players are shown, the last of each', () => {
  const chat = [emote(0, 'oops'), emote(1, 'oops'), emote(1, 'nice'), emote(undefined, 'nice'), emote(2, 'oops')];
  expect(freshEmotes(chat, 1)).toEqual([
    { seat: 1, emote: 'nice' },
    { seat: 2, emote: 'oops' },
  ]);
  expect(freshEmotes(chat, chat.length)).toEqual([]);
});
