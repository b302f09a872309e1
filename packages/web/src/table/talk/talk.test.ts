import { LANGS, MOODS, type Mood, PERSONALITIES, seat } from '@saloon/kernel';
import type { SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { phraseOf } from './phrases.ts';
import { sayingAfter } from './talk.ts';

const chairs: readonly SeatInfo[] = [
  { type: 'person', name: 'Ann', isHere: true, isReady: true, standIn: undefined },
  { type: 'bot', name: 'Kate', level: 'hard', personality: 'bold' },
  { type: 'bot', name: 'Hank', level: 'hard' },
];
const moodsOf = (event: unknown) => [event as Mood];
const after = (mood: Mood, version: number) => sayingAfter({ events: [mood], version }, 'abc', chairs, moodsOf);

test('only bots with a personality talk, now and then, and always the same at the same moment', () => {
  const heard = Array.from({ length: 60 }, (_, version) => after({ seat: seat(1), type: 'hurt' }, version));
  expect(heard.filter((one) => one !== undefined).length).toBeGreaterThan(5);
  expect(heard).toContain(undefined);
  expect(Array.from({ length: 60 }, (_, version) => after({ seat: seat(1), type: 'hurt' }, version))).toEqual(heard);
  for (let version = 0; version < 60; version++) {
    expect(after({ seat: seat(0), type: 'won' }, version)).toBeUndefined();
    expect(after({ seat: seat(2), type: 'won' }, version)).toBeUndefined();
  }
});

test('a winner always has something to say', () => {
  for (let version = 0; version < 20; version++) {
    expect(after({ seat: seat(1), type: 'won' }, version)).toMatchObject({ personality: 'bold', mood: 'won' });
  }
});

test.each(LANGS)('every phrase is short and said once (%s)', (lang) => {
  const all = PERSONALITIES.flatMap((personality) =>
    MOODS.flatMap((mood) => [0, 1].map((draw) => phraseOf({ seat: seat(0), personality, mood, draw }, lang))),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const phrase of all) expect(phrase.length).toBeLessThan(45);
});
