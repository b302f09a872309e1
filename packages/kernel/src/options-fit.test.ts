import { expect, test } from 'vitest';
import type { AnyGame } from './game.ts';
import { defaultOptions } from './options.ts';
import { seatProblem, tableProblem } from './options-fit.ts';
import { nim } from './testing/nim/index.ts';

const game = nim as AnyGame;
const options = defaultOptions(game.options);

test('too few or too many seats: the problem names the range', () => {
  expect([2, 4].map((seats) => tableProblem(game, options, seats))).toEqual([undefined, undefined]);
  for (const seats of [1, 5]) {
    const problem = tableProblem(game, options, seats);
    expect(problem?.option).toBeUndefined();
    expect(problem?.text.en).toBe(`the table has ${seats} seats, and the game takes 2 to 4`);
    expect(problem?.text.ru).toContain('от 2 до 4');
  }
});

test('the game’s own problem comes first', () => {
  const own = { option: 'heap', text: { en: 'too high', ru: 'слишком много' } };
  expect(tableProblem({ ...game, problemWith: () => own }, options, 9)).toBe(own);
  expect(tableProblem({ ...game, problemWith: () => undefined }, options, 9)?.text.en).toContain('9 seats');
});

test('a missing seat is named, with the seats that exist', () => {
  expect(seatProblem('firstSeat', 3, 4)).toBeUndefined();
  expect(seatProblem('firstSeat', 4, 4)).toMatchObject({
    option: 'firstSeat',
    text: { en: 'firstSeat is 4, and the table has 4 seats: choose a seat from 0 to 3, or add seats' },
  });
});
