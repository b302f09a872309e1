import { expect, test } from 'vitest';
import { readBookmark } from './bookmark.ts';

test('a bookmark is read as it was kept', () => {
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
])('whatever is broken is the beginning: %s', (kept) => {
  expect(readBookmark(kept)).toEqual({ step: 0, answers: [] });
});
