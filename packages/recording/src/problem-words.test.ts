import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { ProblemCode, ProblemOf } from './problem.ts';
import { problemIn } from './problem-words.ts';

const PROBLEMS: { readonly [Code in ProblemCode]: ProblemOf<Code> & { readonly code: Code } } = {
  empty: { code: 'empty' },
  'too-large': { code: 'too-large' },
  'cut-off': { code: 'cut-off' },
  'not-json': { code: 'not-json' },
  'not-an-object': { code: 'not-an-object' },
  'too-deep': { code: 'too-deep' },
  'not-a-recording': { code: 'not-a-recording' },
  'other-format': { code: 'other-format', found: '3', known: [1, 2] },
  edited: { code: 'edited' },
  'wrong-checksum': { code: 'wrong-checksum' },
  'unknown-field': { code: 'unknown-field', found: '"luck"' },
  'not-a-list': { code: 'not-a-list', field: 'inputs' },
  'too-many': { code: 'too-many', field: 'comments', found: 3000, most: 2000 },
  'bad-comment': { code: 'bad-comment', index: 0 },
  'no-final': { code: 'no-final' },
  'bad-proof': { code: 'bad-proof' },
  'bad-redeals': { code: 'bad-redeals' },
  'bad-signature': { code: 'bad-signature' },
  'bad-names': { code: 'bad-names' },
  'timer-without-id': { code: 'timer-without-id' },
  'bad-seed': { code: 'bad-seed', found: '"abc"' },
  'bad-time': { code: 'bad-time', found: '-1' },
  'bad-round-trip': { code: 'bad-round-trip', found: '1.5' },
  'unknown-game': { code: 'unknown-game', found: '"poker"' },
  'other-rules': { code: 'other-rules', found: '2', known: 1 },
  'bad-option': { code: 'bad-option', option: 'heap', found: '99', allowed: 'a whole number from 1 to 30' },
  'bad-seats': { code: 'bad-seats', found: '5', min: 2, max: 4 },
  'bad-table': { code: 'bad-table', problem: { text: { en: 'too small a deck', ru: 'мала колода' } } },
  'unknown-seat': { code: 'unknown-seat', found: '3' },
  'unknown-input': { code: 'unknown-input', found: '"cheat"' },
  'not-a-move': { code: 'not-a-move', found: '"take all"' },
  'wrong-end': { code: 'wrong-end' },
  'time-goes-back': { code: 'time-goes-back', at: 5, now: 10 },
  'no-such-seat': { code: 'no-such-seat', seat: seat(3) },
  'move-refused': { code: 'move-refused', refusal: 'not-your-turn' },
};

test.each(Object.values(PROBLEMS))('both languages have words for $code', (problem) => {
  expect(problemIn('ru', problem)).toMatch(/^[^a-z]*[а-яё]/i);
  expect(problemIn('en', problem)).toMatch(/^\S/);
  expect(problemIn('ru', problem)).not.toMatch(/undefined|\.$/);
  expect(problemIn('en', problem)).not.toMatch(/undefined|\.$/);
});

test('the sentences include the details', () => {
  expect(problemIn('ru', PROBLEMS['other-rules'])).toMatch(/2.*1/);
  expect(problemIn('en', PROBLEMS['move-refused'])).toContain('not-your-turn');
});
