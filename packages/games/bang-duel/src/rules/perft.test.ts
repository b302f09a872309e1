import { defaultOptions, divide, parseOptions, perft, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { table } from '../testing/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

function dealt(seed: number, given: Partial<Options> = {}): State {
  const parsed = parseOptions(bangDuel.options, { ...defaultOptions(bangDuel.options), ...given });
  if (!parsed.ok) throw new Error('Cannot lay the table');
  return bangDuel.setup(parsed.options, 2, seedOf(seed));
}

/** If a count changes, a rule has changed: `divide` shows under which first input. */
const cases: [name: string, start: State, leaves: readonly number[]][] = [
  /*
   * By hand. Two sole characters and a single Colt: nobody can swap, draw or miss.
   * 1: Ann shoots or ends.                                                                                      2
   * 2: after the shot (Tom takes it unasked) Ann can only end; after her end Bob draws nothing and can only end. 1+1
   * 3: shot, end: Bob draws the Colt out of the reshuffled pile: 2. End, end: Ann has it still: 2.                2+2
   * 4: a player who shoots can only end, and after an end the other can only end.                              1+1+1+1
   * 5: in each of the four a player has the Colt.                                                             2+2+2+2
   */
  [
    'one Colt and nothing else',
    table(
      { law: { ap: 'django', pp: 'nobody', hand: ['colt'] }, outlaw: { ap: 'tom-horn', pp: 'nobody' } },
      { rest: 'box' },
    ),
    [2, 2, 4, 4, 8, 8],
  ],
  /*
   * By hand. The same with a Missed! in Bob's hand.
   * 1: Ann shoots or ends.                                                                                      2
   * 2: Bob takes the hit or plays Missed!: 2. After Ann's end he can only end: 1.                               2+1
   * 3: taken or missed: Ann ends: 1+1. End, end: Ann shoots or ends: 2.                                       1+1+2
   * 4: taken, end: Bob has drawn the Colt: 2. Missed, end: he has drawn both: 2. End, end, shot: 2. Three ends: 1.
   */
  [
    'one Colt and one Missed!',
    table(
      {
        law: { ap: 'django', pp: 'nobody', hand: ['colt'] },
        outlaw: { ap: 'tom-horn', pp: 'nobody', hand: ['missed'] },
      },
      { rest: 'box' },
    ),
    [2, 3, 4, 7, 8, 15],
  ],
  /*
   * The first two counts by hand. Tex has three cards, Kid Curry two pieces of equipment.
   * 1: Colt, Gatling, Wagon, the token, the end.                                                                5
   * 2: after the Colt, with its surcharge: take, Barrel, Kid, the Hat with any of three cards, Missed! with either
   *    of two: 8. After the Gatling: take, Barrel, Kid, Hat, Missed!: 5. After the Wagon one of three: 3. After the
   *    swap Colt, Gatling, Wagon, end: 4. After the end Bob, with two cards drawn: 10.                    8+5+3+4+10
   */
  [
    'a well armed table',
    table({
      law: { ap: 'tex-willer', pp: 'bat-masterson', hand: ['gatling', 'colt', 'wagon'] },
      outlaw: {
        ap: { id: 'kid-curry', gear: ['barrel', 'hat'] },
        pp: 'doctor-schultz',
        hand: ['missed', 'beer', 'robbery'],
      },
    }),
    [5, 30, 140, 712],
  ],
  // Both choose in secret, in either order: 4, then 8.
  ['seed 7', dealt(7), [4, 8, 104, 808, 5910]],
  ['seed 11', dealt(11), [4, 8, 48, 196, 876, 3466]],
  ['seed 7, twelve characters', dealt(7, { charactersPerSide: 12, sides: 'host-outlaw' }), [4, 8, 80, 440, 2446]],
];

test.each(cases)('perft: %s', (_, start, leaves) => {
  expect(leaves.map((_n, i) => perft(bangDuel, start, i + 1))).toEqual(leaves);
});

test('divide says under which input a count moved', () => {
  const [, start] = cases[1] ?? [];
  expect(start && divide(bangDuel, start, 2)).toEqual([
    { input: 'seat 0: play card=colt:law:dynamite target=tom-horn', leaves: 2 },
    { input: 'seat 0: end-phase', leaves: 1 },
  ]);
});
