import { defaultOptions, divide, perft, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, rob, type Seated, table } from '../testing/index.ts';
import type { State } from './state.ts';

const dealt = (seats: number, seed: number): State =>
  caliber45.setup(defaultOptions(caliber45.options), seats, seedOf(seed));

const robbed = (players: readonly Seated[], spread: string, deck = ''): State => {
  const state = table(players, { spread, deck });
  rob(state, ann, [bob, cal]);
  return state;
};

/** If a count changes, a rule has changed: `divide` shows under which first input. */
const cases: [name: string, start: State, leaves: readonly number[]][] = [
  /*
   * By hand. Ann has a cowboy and no card, Bob neither; three cacti on top.
   * 1: Ann draws or announces.                                                                              2
   * 2: after the draw Bob hires. After the announcement Bob, who has no cowboy, is not asked: 34 slots.   1+34
   * 3: Bob keeps or rejects. 8 stagecoaches are hers and Bob hires; before 17 guarded loots and 4 Indians she falls;
   *    3 sheriffs jail her, 2 dynamites kill her, and Bob hires.                                 2+8+17+4+3+2
   * 4: after keep and reject Ann draws or announces; where Bob hired he keeps or rejects; where she fell Bob
   *    hires.                                                                     2*2+2*(8+3+2)+17+4
   */
  ['nothing in hand', table([{ hand: '' }, { cowboy: 'none' }], { deck: 'Ca Ca Ca' }), [2, 35, 36, 51]],
  /*
   * By hand. A shootout over a stagecoach, Ann first with 2 2 against Bob with 3 M, both with cap 6; useless cards on top.
   * 1: shoot 2, shoot 2 2, draw, flee.                                                                      4
   * 2: against 2 Bob defends, rides or falls; against 4 he rides or falls; after the draw he shoots, draws or flees; after
   *    the flight Ann, who is next, draws or announces.                                               3+2+3+2
   * 3: who defended has only a Mustang: draw or flee. Where he rode he draws or announces, where he fell he hires: 2+2+1
   *    and 2+1. After draw and shot Ann defends with both or falls, after draw and draw she has her four choices, after
   *    draw and flight Bob draws or announces: 2+4+2. After the flight and her draw Bob draws or announces, after her
   *    announcement he joins or declines: 2+2.                                                         5+3+8+4
   */
  ['a shootout', robbed([{ hand: '2 2' }, { hand: '3 M' }], 'stagecoach-50', 'Ca Ca Ca Ca Co'), [4, 10, 20, 104, 468]],
  ['two seats, seed 7', dealt(2, 7), [7, 44, 230, 2226, 17_055]],
  ['three seats, seed 7', dealt(3, 7), [6, 42, 154, 688, 3691]],
  ['four seats, seed 7', dealt(4, 7), [7, 32, 112, 584, 2504]],
  ['six seats, seed 7', dealt(6, 7), [9, 34, 188, 952, 6224]],
  ['nine seats, seed 7', dealt(9, 7), [5, 22, 92, 504, 2544]],
  ['two seats, seed 11', dealt(2, 11), [8, 30, 187, 1755, 18_722]],
  ['three seats, seed 11', dealt(3, 11), [4, 29, 202, 812, 4450]],
  ['four seats, seed 11', dealt(4, 11), [4, 26, 157, 566, 2396]],
  ['six seats, seed 11', dealt(6, 11), [5, 30, 180, 792, 2736]],
  ['nine seats, seed 11', dealt(9, 11), [6, 27, 154, 668, 3736]],
  /*
   * The first four counts by hand. A sheriff among three players who can all pay, Bob after a bail of 100.
   * 1, 2, 3: each pays or goes to jail.                                                                 2, 4, 8
   * 4: Bob is next: without a cowboy he hires, in four of the eight; with one he draws or announces.  4+8
   */
  [
    'a sheriff',
    robbed([{ money: '100' }, { bail: 2, money: '200 50' }, { money: '50' }], 'sheriff'),
    [2, 4, 8, 12, 51],
  ],
  /*
   * By hand. Dynamite among all three, who vote in any order: one of three votes first, 2 each; then two, then one.
   * 4: Bob is next. With three times yes, in six orders, he has a cowboy and draws or announces; else, in six orders
   *    of seven votes, he hires.                                                              6*1*2+6*7*1
   */
  ['dynamite', robbed([{}, {}, {}], 'dynamite'), [6, 24, 48, 54]],
];

test.each(cases)('perft: %s', (_, start, leaves) => {
  expect(leaves.map((_n, i) => perft(caliber45, start, i + 1))).toEqual(leaves);
});

test('divide shows under which input a count changed', () => {
  const [, start] = cases[1] ?? [];
  expect(start && divide(caliber45, start, 3)).toEqual([
    { input: 'seat 0: shoot 1 bullet-2', leaves: 5 },
    { input: 'seat 0: shoot 1 bullet-2 bullet-2', leaves: 3 },
    { input: 'seat 0: draw', leaves: 8 },
    { input: 'seat 0: flee', leaves: 4 },
  ]);
});
