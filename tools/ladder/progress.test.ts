import { expect, test } from 'vitest';
import { duration, Progress } from './progress.ts';

function shown(isTty: boolean, times: readonly number[]): readonly string[] {
  const written: string[] = [];
  let now = 0;
  const progress = new Progress({ write: (text) => written.push(text), isTty }, () => now);
  for (const time of times) {
    now = time;
    progress.show('a', 5, 10, 90);
  }
  return written;
}

test('a terminal shows the progress in one line that is updated', () => {
  expect(shown(true, [100, 300, 350, 600])).toEqual(Array(2).fill('\r\x1b[K  a: 5 of 10 games, 2 min left in all'));
});

test('a log gets one line per minute', () => {
  expect(shown(false, [300, 30_000, 61_000, 90_000])).toEqual(['  a: 5 of 10 games, 2 min left in all\n']);
});

test.each([
  [0.2, '1 s'],
  [29, '29 s'],
  [90, '2 min'],
  [4000, '1 h 7 min'],
])('%f seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
