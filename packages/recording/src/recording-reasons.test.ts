import { expect, test } from 'vitest';
import { reasonIn } from './recording-reasons.ts';

/** What the readers of recordings say: `parseRecording`, `replay` and `openReplay`. */
const REASONS = [
  'the file is empty',
  'the file is too large',
  'the file is cut off in the middle of a line',
  'the file is cut off: its last line is missing',
  'it is not a JSON object',
  'it is not JSON',
  'it is nested too deeply',
  'it has 200000 inputs, at most 100000 are read',
  'it has 3000 comments, at most 2000 are read',
  'there is no field "luck"',
  'its inputs are no list',
  'its comments are no list',
  'comment 0 is none',
  'it does not say how it ends',
  'its proof of the shuffle is not whole',
  'what was dealt again is not whole',
  'its signature is not whole',
  'its names are not one for each seat',
  'it cannot be played so: the table has 9 seats',
  'this is not a Saloon recording',
  'it was edited: it is not as this program writes it',
  'it was edited: its checksum does not match',
  'the format is 3, this program reads 1 and 2',
  'it was made with version 2 of the rules, this program plays 1',
  'there is no game "poker"',
  'option heap is 99, allowed: a whole number from 1 to 30',
  'it has 5 seats, the game has 2 to 4',
  'its seed is "abc", not 64 hexadecimal digits',
  'its time is -1, not whole milliseconds',
  'its time 5 is before 10',
  'it is a timer without a number',
  'there is no seat 3',
  'its round trip is 1.5, not whole milliseconds',
  'there is no input of the type "cheat"',
  '"take all" is no move of nim',
  'the move is refused (not-your-turn)',
  'the game ends in another state than it says',
];

test.each(REASONS)('%s: both languages have words for it', (reason) => {
  expect(reasonIn('ru', reason)).toMatch(/^[^a-z]*[а-яё]/i);
  expect(reasonIn('en', reason)).toMatch(/^\S/);
  expect(reasonIn('ru', reason)).not.toMatch(/undefined|\.$/);
  expect(reasonIn('en', reason)).not.toMatch(/undefined|\.$/);
});

test('what matters in a reason is kept', () => {
  expect(reasonIn('ru', 'it was made with version 2 of the rules, this program plays 1')).toMatch(/2.*1/);
  expect(reasonIn('en', 'the move is refused (BAD_SET)')).toContain('BAD_SET');
});

test('an unknown reason is passed on', () => {
  expect(reasonIn('ru', 'something new')).toBe('something new');
});
