import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, play, table } from '../testing/index.ts';
import { movePrior } from './move-priors.ts';

const SIX = { hand: '1 2 3 4 5 7' };
/** Ann's moves, the most likely first. */
const likeliest = (state: State): readonly string[] =>
  wrightBrothers
    .legalMoves(state, ann)
    .map((move) => ({ move: wrightBrothers.formatMove(move), likely: movePrior(state, ann, move) }))
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ move }) => move);

describe('the likeliest move', () => {
  test('[WB-DISC-4] discards as many cards outside the set as possible', () => {
    expect(likeliest(table([{ hand: '5 5 J 1 2 3' }, SIX, SIX]))[0]).toBe('discard 1 2 3');
  });

  test('[WB-LOAD-3] loads the whole set with Jokers and Misses once a sheriff is out, and not before', () => {
    const own = { hand: '5 5 J M 2 7' };
    expect(likeliest(table([own, SIX, SIX], { sheriffs: 1 }))[0]).toBe('load 5 5 joker miss');
    expect(likeliest(table([own, SIX, SIX]))[0]).toMatch(/^discard/);
  });

  test('[WB-MISS-3] collects sixes rather than sevens, which Misses cancel first', () => {
    expect(likeliest(table([{ hand: '6 6 7 7 J J' }, SIX, SIX]))[0]).toBe('discard 7 7');
  });

  test('[WB-IND-2] plays Indians more readily the more opponents have loaded', () => {
    const raid = { type: 'play-event', card: 'indians' } as const;
    const [none, one] = [SIX, { revolver: '3', hand: '1 2 4 5 7' }];
    const priors = [
      [none, none],
      [one, none],
      [one, one],
    ].map((others) => movePrior(table([{ hand: '6 6 1 2 3 I' }, ...others]), ann, raid));
    expect(priors).toEqual(priors.toSorted((a, b) => a - b));
    expect(new Set(priors).size).toBe(3);
  });

  test('[WB-RACE-5] slaps in a race', () => {
    const state = table([{ hand: '6 6 6' }, SIX, SIX], { sheriffs: 2, active: bob });
    play(state, bob, { type: 'start-shootout' });
    expect(likeliest(state)[0]).toBe('slap');
  });

  test('[WB-SEAL-3] sealed race: uses the highest loose card as the quick draw and keeps the set', () => {
    const own = { revolver: '5 5', hand: '5 6 7 7' };
    const state = table([own, SIX, SIX], { sheriffs: 2, active: bob, options: { raceMode: 'sealed' } });
    play(state, bob, { type: 'start-shootout' });
    expect(likeliest(state)[0]).toBe('sealed 7 load');
  });

  test('[WB-SWITCH-4] gives back loose cards after a Switch', () => {
    const state = table([{ hand: '6 6 1 3 S' }, { hand: 'J J' }, SIX]);
    play(state, ann, { type: 'play-event', card: 'switch', target: bob });
    expect(likeliest(state)[0]).toBe('return 1 3');
  });
});
