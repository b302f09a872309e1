import { defaultOptions, divide, perft, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { table } from '../testing/index.ts';
import type { State } from './state.ts';

const dealt = (seats: number, seed: number): State =>
  wrightBrothers.setup(defaultOptions(wrightBrothers.options), seats, seedOf(seed));

const full = { revolver: '1 1 1 2 2 2' };

/**
 * Counts the inputs of the seats that have to act. If there are none, counts every possible move and the timer. A number
 * changes only with a rule: `divide` finds it by first input.
 */
const cases: [name: string, start: State, leaves: readonly number[]][] = [
  /*
   * By hand. Ann holds a 3 and five loaded cards, the others six loaded cards each; no sheriff is out, a 7 lies on top.
   * 1: Ann passes, discards the 3 or loads it.                                                              3
   * 2: after pass or discard Bob can only pass; after the load Ann can only pass.                       1+1+1
   * 3: Cal passes; Cal passes; Bob passes.                                                              1+1+1
   * 4: Ann again, with the 3 or with the 7 she drew: pass, discard, load, twice; after the load Cal.    3+3+1
   * 5: pass and pass: Bob 1, discard and draw: Bob 1, load: Ann 1, the same with the 7; and Ann, whose
   *    hand is empty, passes.                                                                           3+3+1
   */
  [
    'one card in hand',
    table([{ hand: '3', revolver: '4 4 4 5 5' }, full, { revolver: '3 3 3 4 4 5' }], { deck: '7' }),
    [3, 3, 3, 7, 7],
  ],
  /*
   * By hand. Three players, all cards loaded, two sheriffs out: pass or shootout, then nothing but slaps. No time passes, so
   * everybody's first slap is too early and stuns (WB-TIME-14); the second is a hand at 600 ms.
   * 1: pass, shootout.                                                                                      2
   * 2: Bob: pass, shootout. In Ann's race: Bob's slap or Cal's.                                           2+2
   * 3: pass, pass: Cal 2. Bob's race: 2. Ann's race: either again, after either.                      2+2+2+2
   * 4: three passes: Ann 2. Cal's race: 2. Bob's race: 2+2. Ann's race: the same twice is a hand and leaves the
   *    other alone, one after the other leaves both.                                              2+2+4+1+2+2+1
   * 5: four passes: Bob 2, Ann's second race: 2. Cal's: 2+2. Bob's: 1+2+2+1. Ann's: in each of its six lines one
   *    hand is down and one is missing.                                                               4+4+6+6
   */
  [
    'a shootout and nothing else',
    table([full, { revolver: '3 3 3 4 4 4' }, { revolver: '5 5 5 6 6 6' }], { sheriffs: 2 }),
    [2, 4, 8, 14, 20],
  ],
  /*
   * By hand. Two players, all cards loaded, two sheriffs out, a 7 and a 1 on top: every called duel is a go. No time passes, so each slap is too early, a foul that ends the duel (WB-TIME-14).
   * 1: pass, duel.                                                                                          2
   * 2: Bob: pass, duel. In Ann's suspense: only the timer.                                                2+1
   * 3: pass, pass: Ann 2. Bob's suspense: the timer. Ann's go: her slap or his.                         2+1+2
   * 4: three passes: Bob 2. Ann's second suspense: 1. Bob's go: 2. Ann's duel is over: either is ready, after
   *    either foul.                                                                                   2+1+2+2+2
   * 5: four passes, and the stall guard lays a sheriff: Ann 2. Bob's suspense: 1. Ann's go: 2. Bob's duel is over:
   *    2+2. Ann's: the other is ready, four times.                                                2+1+2+2+2+4*1
   */
  [
    'a duel and nothing else',
    table([full, { revolver: '3 3 3 4 4 4' }], { sheriffs: 2, deck: '7 1', bonus: '5 5 5' }),
    [2, 3, 5, 9, 13],
  ],
  // The first number of each was counted by hand: 1 1 5 5 S H has pass, Switch, Helper, six discards and eight loads.
  ['two seats, seed 7', dealt(2, 7), [17, 522, 9398, 140_625]],
  ['three seats, seed 7', dealt(3, 7), [56, 824, 11_985, 230_622]],
  ['four seats, seed 7', dealt(4, 7), [27, 348, 5537, 107_854]],
  ['five seats, seed 7', dealt(5, 7), [34, 560, 11_844, 301_894]],
  ['two seats, seed 11', dealt(2, 11), [33, 575, 11_369]],
  ['three seats, seed 11', dealt(3, 11), [26, 593, 11_970]],
  ['four seats, seed 11', dealt(4, 11), [34, 572, 9593]],
  ['five seats, seed 11', dealt(5, 11), [34, 787, 20_586]],
  /*
   * By hand as far as it goes. A sealed race may begin at once: Ann has 1 2, Bob 4 J S, Cal 6 6.
   * 1: pass, shootout, two single discards, three loads.                                              2+2+3
   * 2: pass and either discard: Bob, with two targets for his Switch, 2+2+3+3 each. After a load Ann has 4, 4 and,
   *    with nothing left, 2. In the race Bob has 4 loads without a quick card, 2+2+4 with one, and Cal 3+2.
   *                                                                                          3*10+4+4+2+12+5
   */
  [
    'a sealed race of three',
    table(
      [
        { hand: '1 2', revolver: '3 3 3 3' },
        { hand: '4 J S', revolver: '5 5 5' },
        { hand: '6 6', revolver: '7 7 7 M' },
      ],
      { sheriffs: 2, options: { raceMode: 'sealed' } },
    ),
    [7, 57, 416, 2216],
  ],
];

test.each(cases)('perft: %s', (_, start, leaves) => {
  expect(leaves.map((_n, i) => perft(wrightBrothers, start, i + 1))).toEqual(leaves);
});

test('divide shows which input a count belongs to', () => {
  const [, start] = cases[0] ?? [];
  expect(start && divide(wrightBrothers, start, 4)).toEqual([
    { input: 'seat 0: pass', leaves: 3 },
    { input: 'seat 0: discard 3', leaves: 3 },
    { input: 'seat 0: load 3', leaves: 1 },
  ]);
});
