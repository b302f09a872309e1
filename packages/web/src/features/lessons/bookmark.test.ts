import { expect, test } from 'vitest';
import { readBookmark } from './bookmark.ts';

test('a bookmark is read back as it was saved', () => {
  expect(readBookmark('{"step":7,"answers":["pass","load 7 7"]}')).toEqual({ step: 7, answers: ['pass', 'load 7 7'] });
});

test.each([
  null,
  '',
  'x',
  '7',
  'null',
  '{}',
  '{"step":-1,"answers":[]}',
  '{"step":1.5,"answers":[]}',
  '{"step":2}',
  '{"step":2,"answers":[3]}',
])('a broken bookmark starts from the beginning: %s', (kept) => {
  expect(readBookmark(kept)).toEqual({ step: 0, answers: [] });
});
