import type { Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { ann, bob, cal, dot, duelGo, eve, misses, places, play, shootout } from '../testing/index.ts';
import type { State } from './state.ts';

const readings = (state: State) =>
  wrightBrothers.view(state, 'spectator').division?.readings.map(({ size, value }) => `(${size},${value})`);

/** What one revolver reads, beside an empty one. */
const reading = (revolver: string) => readings(shootout([revolver, '', ''], [ann, bob, cal]).state)?.[0];

/** The places, best first, of participants with these revolvers; the hands in order of `hands`, the last seat shut out. */
const ranking = (revolvers: readonly string[], hands: readonly Seat[]) =>
  shootout(revolvers, hands).state.division?.ranking;

describe('Jokers', () => {
  test.each([
    ['3 J', '(2,3)'],
    ['3 3 J J', '(4,3)'],
    ['1 J J J J J J', '(7,1)'],
  ])('[WB-JOKER-1] %s reads %s: each Joker copies a card of its revolver', (revolver, expected) => {
    expect(reading(revolver)).toBe(expected);
  });

  test('[WB-JOKER-2, WB-RULING-20] after every cancellation each revolver has its best reading, and nobody is asked', () => {
    const { state } = shootout(['7 M', '7 6 2 2 J', '7 1 J', ''], [ann, bob, cal, dot]);
    expect(readings(state)).toEqual(['(1,7)', '(3,2)', '(2,7)']);
    const offered = [ann, bob, cal, dot].flatMap((by) => wrightBrothers.legalMoves(state, by));
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['miss-target']));
    play(state, ann, { type: 'miss-target', owner: cal });
    expect(readings(state)).toEqual(['(1,7)', '(3,2)', '(2,1)']);
  });

  test.each([
    ['2 2 7 J', '(3,2)', 'the larger set comes before the higher card'],
    ['2 2 7 7 J', '(3,7)', 'of equal sets the higher one'],
    ['2 2 7 J J', '(4,2)', 'all Jokers join one set'],
    ['5 6 7', '(1,7)', 'without Jokers the highest single card'],
    ['4 4 3 3 3', '(3,3)', 'the size counts first'],
    ['1 1 1 1 1 1 1', '(7,1)', 'seven ones'],
  ])('[WB-JOKER-3, WB-RULING-20] %s reads %s: %s', (revolver, expected) => {
    expect(reading(revolver)).toBe(expected);
  });

  test.each([['J'], ['J J J J J J'], ['']])('[WB-JOKER-4] "%s" has no valued card and reads (0,0)', (revolver) => {
    expect(reading(revolver)).toBe('(0,0)');
  });

  test('[WB-JOKER-4] one valued card is enough for all the Jokers', () => {
    expect(reading('J J J 1')).toBe('(4,1)');
  });

  test('[WB-EX-6, WB-JOKER-4] Jokers whose only other card was cancelled are annulled', () => {
    const { state, events } = shootout(['1 M', 'J J 5', ''], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at bob's 5, forced"]);
    expect(readings(state)).toEqual(['(1,1)', '(0,0)']);
    expect(places(events)).toEqual(['ann (1,1) 2', 'bob (0,0) 1']);
  });

  test("[WB-JOKER-5] a Joker never copies another player's card", () => {
    const { events } = shootout(['7 7 7', 'J J', ''], [bob, ann, cal], { pot: 3 });
    expect(places(events)).toEqual(['ann (3,7) 2', 'bob (0,0) 1']);
  });

  test('[WB-JOKER-5] a Joker never copies a cancelled card while another card is live', () => {
    const { state } = shootout(['1 M', '7 2 J J', ''], [ann, bob, cal]);
    expect(readings(state)).toEqual(['(1,1)', '(3,2)']);
  });

  test('[WB-JOKER-5] a Joker never copies a Miss or an event card among the bonus cards', () => {
    expect(reading('J M')).toBe('(0,0)');
    const { events } = duelGo(['1', 'J J'], bob, { bonus: 'S H I' });
    expect(places(events)).toEqual(['ann (1,1) 2', 'bob (0,0) 0']);
  });

  test("[WB-EX-15, WB-JOKER-2, WB-JOKER-3] one Miss: Ann's 6 and two Jokers still beat three fives", () => {
    const { events } = shootout(['6 6 3 J J', '5 5 5 M', '2', ''], [ann, bob, cal, dot], { pot: 8 });
    expect(misses(events)).toEqual(["bob's at ann's 6, forced"]);
    expect(places(events)).toEqual(['ann (3,6) 4', 'bob (3,5) 2', 'cal (1,2) 1']);
  });

  test('[WB-EX-15, WB-JOKER-2, WB-JOKER-3] two Misses: both sixes go and the Jokers move to the 3', () => {
    const { events } = shootout(['6 6 3 J J', '5 5 5 M M', '2', ''], [ann, bob, cal, dot], { pot: 8 });
    expect(misses(events)).toEqual(["bob's at ann's 6, forced", "bob's at ann's 6, forced"]);
    expect(places(events)).toEqual(['bob (3,5) 4', 'ann (3,3) 2', 'cal (1,2) 1']);
  });
});

describe('ranking', () => {
  test('[WB-EX-3, WB-RANK-1] four twos rank before three sevens', () => {
    expect(ranking(['7 7 7', '2 2 2 2', ''], [ann, bob, cal])).toEqual([bob, ann]);
  });

  test('[WB-EX-4, WB-RANK-1] three fives rank before three fours', () => {
    expect(ranking(['4 4 4', '5 5 5', ''], [ann, bob, cal])).toEqual([bob, ann]);
  });

  test.each([[[ann, bob, cal, dot]], [[cal, bob, ann, dot]], [[bob, cal, ann, dot]]])(
    '[WB-RANK-1] with equal sets the earlier hand wins, whatever the seats: %j',
    (hands) => {
      expect(ranking(['6 6', '6 6', '6 J', ''], hands)).toEqual(hands.slice(0, 3));
    },
  );

  test('[WB-RANK-1] by size, then value, then hand', () => {
    const hands = [eve, dot, cal, bob, ann];
    expect(ranking(['7', '3 3', '4 4', '4 4', '5'], hands)).toEqual([dot, cal, bob, eve]);
  });

  test('[WB-RANK-1] the starter’s hand wins ties, but a larger set beats it', () => {
    expect(ranking(['5 5', '5 5', ''], [bob, ann, cal])).toEqual([bob, ann]);
    expect(ranking(['5 5', '5 5 5', ''], [ann, bob, cal])).toEqual([bob, ann]);
  });

  test.each([
    ['7 7', '7 7 6 6', 'a second set'],
    ['7 7', '7 7 6', 'a leftover card'],
    ['7 J', '7 7', 'fewer Jokers'],
    ['7 7', '7 J', 'more Jokers'],
  ])('[WB-RANK-2] %s before %s by the earlier hand: %s breaks no tie', (earlier, later) => {
    expect(ranking([later, earlier, ''], [bob, ann, cal])).toEqual([bob, ann]);
  });

  test('[WB-RANK-3, WB-RULING-21] players with nothing rank last, by hand order, and still get a share', () => {
    const { events } = shootout(['', '1', 'J J', 'M', '7'], [cal, ann, bob, dot, eve], { pot: 15 });
    // Dot's Miss takes Bob's 1: all four have nothing, and the order is that of the hands.
    expect(places(events)).toEqual(['cal (0,0) 8', 'ann (0,0) 4', 'bob (0,0) 2', 'dot (0,0) 1']);
  });

  test('[WB-RANK-3, WB-RULING-21] the weakest reading still beats an empty revolver with the first hand', () => {
    const { events } = shootout(['', '1', 'J', ''], [cal, ann, bob, dot], { pot: 7 });
    expect(places(events)).toEqual(['bob (1,1) 4', 'cal (0,0) 2', 'ann (0,0) 1']);
  });

  test('[WB-RULING-22] four players have no duel: "during the duel" in the rulebook example means the shootout', () => {
    const { state, events } = shootout(['6 6 6', '6 6 6', '7 7', '7 7 7'], [bob, ann, cal, dot], { pot: 23 });
    expect(events.map(({ type }) => type)).not.toContain('duel-called');
    expect(state.duel).toBeUndefined();
    expect(places(events)).toEqual(['bob (3,6) 12', 'ann (3,6) 6', 'cal (2,7) 3']);
  });
});
