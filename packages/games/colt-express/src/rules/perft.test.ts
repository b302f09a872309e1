import { divide, parseOptions, perft, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { heist, table } from '../testing/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const dealt = (seats: number, seed: number, given: Partial<Options> = {}): State => {
  const parsed = parseOptions(coltExpress.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return coltExpress.setup(parsed.options, seats, seedOf(seed));
};
const atOnce = { characterSelection: 'random', teamSelection: 'random' } as const;
const off = { abilities: false } as const;

/** A table whose heist has begun with these cards. */
const robbing = (state: State, pile: string): State => {
  heist(state, pile);
  return state;
};

/** Counts the inputs of the seats that have to act. A count changes only with a rule; `divide` finds where. */
const cases: [name: string, start: State, leaves: readonly number[]][] = [
  /*
   * By hand. The last turn of the last round, a ladder in every hand: draw or play, three times. Ladders need no
   * choice, then the game is over.
   */
  [
    'ladders and nothing else',
    table([{ hand: 'ladder' }, { hand: 'ladder' }, { hand: 'ladder' }], { options: off, round: 5, turn: 3 }),
    [2, 4, 8, 0],
  ],
  /*
   * By hand. Doc and Ghost inside wagon 2, Tuco inside wagon 3, the Marshal in the locomotive; on the pile Doc's move,
   * Ghost's fire and Tuco's move.
   * 1: Doc goes to wagon 1 or 3.                                                                          2
   * 2: Ghost shoots Doc or Tuco, wherever Doc went.                                                     2*2
   * 3: Tuco, in the last wagon, can only go to wagon 2, and the game is over.                              0
   */
  [
    'a move and a shot',
    robbing(
      table(
        [
          { bandit: 'doc', at: 'W2i' },
          { bandit: 'ghost', at: 'W2i' },
          { bandit: 'tuco', at: 'W3i' },
        ],
        {
          options: off,
          round: 5,
        },
      ),
      'ann:move bob:fire cal:move',
    ),
    [2, 4, 0],
  ],
  /*
   * By hand. Cheyenne, Doc with two purses and a jewel, and Ghost with nothing on the roof of wagon 2; her punch, then
   * Doc's robbery, then Ghost's move.
   * 1: Doc's purse kept or dropped, or his jewel, in two directions; Ghost in two directions.        3*2+1*2
   * 2: only where she punched Doc and he is elsewhere, on a bare roof, his robbery has no effect and Ghost moves: he goes
   *    to one of three cars from wagon 2, six times. Where she punched Ghost, Doc has nothing to rob at wagon 2 either,
   *    and Ghost, on the roof of wagon 1 or 3, goes to one of three.                                     8*3
   */
  [
    'a punch with all its choices',
    robbing(
      table(
        [
          { bandit: 'cheyenne', at: 'W2r' },
          { bandit: 'doc', at: 'W2r', loot: '250 300 jewel' },
          { bandit: 'ghost', at: 'W2r' },
        ],
        { round: 5 },
      ),
      'ann:punch bob:robbery cal:move',
    ),
    [8, 24, 0],
  ],
  // By hand: four choose among 6, 5, 4 and 3 characters or chance, in any order of seats: 4*7, 3*6, 2*5, 1*4.
  ['four seats, characters', dealt(4, 7), [28, 504, 5040, 20_160]],
  // By hand: 3 teams, then 2; two places each, in either order of seats; 11 free cards each, in either order: 3, 2, 4,
  // 2, 22.
  ['two seats, teams', dealt(2, 7), [3, 6, 24, 48, 1056]],
  // The first number of each can be counted from the hand: one for drawing and one per kind, with Ghost two per kind.
  ['three seats, seed 7', dealt(3, 7, atOnce), [5, 30, 150, 750, 4125, 20_625]],
  ['three seats, seed 11', dealt(3, 11, atOnce), [9, 54, 324, 1548, 8514, 46_344]],
  ['four seats, seed 7', dealt(4, 7, atOnce), [5, 30, 180, 1980, 9900, 54_450]],
  ['four seats, seed 11', dealt(4, 11, atOnce), [6, 36, 324, 1944, 10_692]],
  ['five seats, seed 7', dealt(5, 7, atOnce), [6, 30, 180, 1980, 11_880]],
  ['six seats, seed 7', dealt(6, 7, atOnce), [6, 36, 324, 1944, 11_664]],
  ['six seats, seed 11', dealt(6, 11, atOnce), [6, 36, 180, 1980, 11_880]],
  ['two seats, two bandits each, seed 7', dealt(2, 7, atOnce), [4, 8, 176, 1936, 36_784]],
  // By hand: places 3*2, 2*2, 1*2; free cards 3*11, 2*11.
  [
    'three seats, two bandits each, seed 11',
    dealt(3, 11, { ...atOnce, mode: 'two-bandits' }),
    [6, 24, 48, 1584, 34_848],
  ],
  ['four seats, expert, seed 7', dealt(4, 7, { ...atOnce, expert: true }), [5, 30, 180, 1980, 9900]],
  [
    'a heist of four',
    robbing(
      table(
        [
          { bandit: 'django', at: 'W2r', loot: '250' },
          { bandit: 'belle', at: 'W2i', loot: '250 jewel' },
          { bandit: 'tuco', at: 'W3i', loot: '250' },
          { bandit: 'cheyenne', at: 'W2i', loot: '250' },
        ],
        {
          round: 5,
          marshal: 1,
          loot: { W2i: 'purse jewel', W3i: 'purse', W2r: 'strongbox purse' },
          card: 'r24-angry-marshal',
        },
      ),
      'ann:robbery bob:move cal:fire dot:punch ann:move bob:robbery cal:marshal dot:ladder ann:fire',
    ),
    [2, 4, 16, 32, 0],
  ],
];

test.each(cases)('perft: %s', (_, start, leaves) => {
  expect(leaves.map((_n, i) => perft(coltExpress, start, i + 1))).toEqual(leaves);
});

test('divide shows which input a count belongs to', () => {
  const [, start] = cases[1] ?? [];
  expect(start && divide(coltExpress, start, 2)).toEqual([
    { input: 'seat 0: go 1', leaves: 2 },
    { input: 'seat 0: go 3', leaves: 2 },
  ]);
});
