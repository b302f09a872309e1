import { expect, test } from 'vitest';
import { en } from '../profiles/text/en.ts';
import { matchHint } from './match-hint.ts';

const words = en.match;
const search = { seats: 4, others: 0, waited: 5, estimate: undefined };

test('somebody who is alone reads so, and what happens when another player comes', () => {
  expect(matchHint(words, search)).toBe(`${words.alone} ${words.botsJoin}`);
  expect(matchHint(words, { ...search, waited: 36 })).toBe(`${words.alone} ${words.botsJoinNow}`);
  expect(matchHint(words, { ...search, seats: 2, waited: 36 })).toBe(`${words.alone} ${words.startsAtOnce}`);
});

test('after 30 seconds nothing promises what was to happen after 30 seconds', () => {
  for (const others of [undefined, 0, 1]) {
    expect(matchHint(words, { ...search, others, waited: 36 })).not.toContain('30');
  }
});

test('others who look are counted; until the server has said, the usual time is told', () => {
  expect(matchHint(words, { ...search, others: 2 })).toBe(`${words.others(2)} ${words.botsJoin}`);
  expect(matchHint(words, { ...search, others: undefined, estimate: 12 })).toBe(words.about(12));
});
