import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { ann, bob, cal, dot, eve, eventsOf, nextRound, scores, shootout } from '../testing/index.ts';
import type { Options } from './options.ts';
import { playerAt, type State } from './state.ts';

/** The last shootout of a game: Ann takes 2 and Bob 1 of a pot of 3, the last hand is shut out. */
const last = (before: readonly number[], round: number, options: Partial<Options> = {}, firstPlaces: number[] = []) => {
  const hands = [ann, bob, cal, dot, eve].slice(0, before.length);
  const revolvers = before.map((score, by) => ({ revolver: ['7', '6'][by] ?? '', score }));
  const course = shootout(revolvers, hands, { round, options, pot: 3 });
  // Set here, because the split has already added Ann's own first place.
  firstPlaces.forEach((count, by) => {
    playerAt(course.state, hands[by] ?? ann).firstPlaces = count;
  });
  return course;
};
const isOver = (state: State) => wrightBrothers.outcome(state) !== undefined;

describe('the number of rounds', () => {
  test.each([
    [5, undefined, false],
    [6, undefined, true],
    [1, 1, true],
    [6, 7, false],
    [7, 7, true],
    [19, 20, false],
    [20, 20, true],
  ])('[WB-END-1] after round %i, with the option at %s, the game is over: %s', (round, rounds, over) => {
    const { state } = last([0, 0, 0], round, rounds === undefined ? {} : { rounds });
    expect(isOver(state)).toBe(over);
    expect(state.phase).toBe(over ? 'game-over' : 'round-over');
    expect(wrightBrothers.view(state, 'spectator').rounds).toBe(rounds ?? 6);
  });

  test('[WB-END-1] a game of two rounds ends after two', () => {
    const { state } = last([0, 0, 0], 1, { rounds: 2 });
    nextRound(state);
    expect(state.round).toBe(2);
    expect(isOver(state)).toBe(false);
  });
});

describe('the winner', () => {
  test('[WB-END-2] the highest total wins, not the last round, and the others rank by total', () => {
    const { state, events } = last([4, 9, 7, 7], 6);
    expect(wrightBrothers.outcome(state)).toEqual({ ranks: [4, 1, 2, 2], scores: [6, 10, 7, 7] });
    expect(eventsOf(events, 'game-ended')).toEqual([
      { type: 'game-ended', ranks: [4, 1, 2, 2], scores: [6, 10, 7, 7] },
    ]);
  });

  test('[WB-END-2] there is no outcome before the end', () => {
    expect(wrightBrothers.outcome(last([4, 9, 7], 5).state)).toBeUndefined();
  });

  test('[WB-END-3, WB-RULING-25] a tie for the highest total is a shared victory by default', () => {
    const { state } = last([0, 1, 2, 1], 6);
    expect(wrightBrothers.outcome(state)).toEqual({ ranks: [1, 1, 1, 4], scores: [2, 2, 2, 1] });
  });

  test('[WB-END-3] with one more point it is not a tie', () => {
    expect(wrightBrothers.outcome(last([1, 1, 2], 6).state)?.ranks).toEqual([1, 2, 2]);
  });

  test('[WB-END-3] with shared, first places do not matter', () => {
    const { state } = last([0, 1, 1], 6, {}, [1, 5, 0]);
    expect(wrightBrothers.outcome(state)?.ranks).toEqual([1, 1, 3]);
  });
});

describe('finalTie = round-wins', () => {
  const options = { finalTie: 'round-wins' } as const;

  test('[WB-END-3, WB-RULING-25] the tied player with the most first places wins', () => {
    const { state } = last([0, 1, 2, 1], 6, options, [2, 3, 1, 9]);
    expect(wrightBrothers.outcome(state)).toEqual({ ranks: [2, 1, 3, 4], scores: [2, 2, 2, 1] });
  });

  test('[WB-RULING-25] first places only break the tie for the highest total: more points still win, and lower ties stay', () => {
    const { state } = last([1, 1, 2], 6, options, [0, 6, 3]);
    expect(wrightBrothers.outcome(state)).toEqual({ ranks: [1, 2, 2], scores: [3, 2, 2] });
  });

  test('[WB-RULING-25] with equally many first places the victory is shared', () => {
    const { state } = last([0, 1, 2], 6, options, [2, 2, 1]);
    expect(wrightBrothers.outcome(state)?.ranks).toEqual([1, 1, 3]);
  });

  test('[WB-RULING-25] even twenty first places count less than one point', () => {
    const { state } = last([1, 1, 0], 20, { ...options, rounds: 20 }, [0, 20, 0]);
    expect(wrightBrothers.outcome(state)?.ranks).toEqual([1, 2, 3]);
  });

  test('[WB-RULING-25] a first place in a split counts even if its share is 0', () => {
    const { state } = shootout(['7', '6', ''], [bob, ann, cal], { pot: 0 });
    expect(state.players.map(({ firstPlaces }) => firstPlaces)).toEqual([1, 0, 0]);
    expect(scores(state)).toEqual([0, 0, 0]);
  });
});

describe('finalTie = extra-round', () => {
  const options = { finalTie: 'extra-round', rounds: 2 } as const;

  test.each([
    [2, false],
    [3, false],
    [4, false],
    [5, true],
  ])('[WB-END-3, WB-RULING-25] two rounds and a tie after round %i: over is %s', (round, over) => {
    const { state } = last([0, 1, 1, 0], round, options);
    expect(scores(state)).toEqual([2, 2, 1, 0]);
    expect(isOver(state)).toBe(over);
    if (over) expect(wrightBrothers.outcome(state)?.ranks).toEqual([1, 1, 3, 4]);
    else {
      nextRound(state);
      expect(state).toMatchObject({ phase: 'turn', round: round + 1, first: dot });
      expect(scores(state)).toEqual([2, 2, 1, 0]);
    }
  });

  test.each([[2], [3], [4], [5]])('[WB-RULING-25] no extra round once one player leads alone: round %i', (round) => {
    const { state } = last([1, 1, 2], round, options);
    expect(wrightBrothers.outcome(state)).toEqual({ ranks: [1, 2, 2], scores: [3, 2, 2] });
  });

  test('[WB-RULING-25] a tie below the highest total adds no round', () => {
    expect(isOver(last([9, 0, 1], 2, options).state)).toBe(true);
  });

  test('[WB-RULING-25] before the last round a tie means nothing', () => {
    expect(isOver(last([1, 1, 2], 1, options).state)).toBe(false);
  });

  test.each([['shared'], ['round-wins']] as const)('[WB-RULING-25] %s adds no round', (finalTie) => {
    expect(isOver(last([0, 1, 0], 2, { rounds: 2, finalTie }).state)).toBe(true);
  });
});
