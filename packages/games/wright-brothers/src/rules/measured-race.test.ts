import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { load } from '../testing/orders.ts';
import {
  calledDuel,
  clock,
  duelCameOut,
  loadInRace,
  nobodyArmed,
  openShootout,
  press,
  RACE_AT,
  raceOf,
  timeOf,
  timeOfSlap,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, feed, play, refusal, slap } from '../testing/table.ts';

describe('a measurement in an open race', () => {
  test('[WB-TIME-2, WB-DUEL-15] it closes a race that it decides, so that nobody loads behind it', () => {
    const state = turnedUpDuel('5 4', [{}, { hand: '2' }], { lines: [0, 180] });
    const { startedAt } = raceOf(state);
    slap(state, ann, 300, 300);
    expect(clock(state, 350)).toEqual([]);
    feed(state, { type: 'lag', at: startedAt + 350, seat: bob, roundTrip: 20 });
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: ann });
    expect(refusal(state, bob, load('2'))).toBe('LOCKED_DIVISION');
  });

  test('[WB-TIME-2, WB-TIME-10] the same holds in a no-go', () => {
    const state = turnedUpDuel('4 5', nobodyArmed(2), { lines: [0, 180] });
    slap(state, ann, 300, 300);
    feed(state, { type: 'lag', at: raceOf(state).startedAt + 350, seat: bob, roundTrip: 20 });
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: bob });
  });

  test('[WB-TIME-2, WB-TIME-6] an unsteady connection is credited 10 ms more at most, and only in that race', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 40, 0, 0] });
    expect(timeOfSlap(state, bob, 360)).toBe(320);
    for (const [roundTrip, e] of [
      [44, 316],
      [50, 310],
      [90, 310],
      [41, 319],
      [20, 340],
    ] as const) {
      feed(state, { type: 'lag', at: RACE_AT + 100, seat: bob, roundTrip });
      expect(timeOfSlap(state, bob, 360)).toBe(e);
    }
  });
});

describe('too fast for a person', () => {
  test('[WB-TIME-14] all of the round trip counts, also what exceeds lagCapMs', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 300, 0, 0] });
    slap(state, bob, 300 + 60, 60);
    expect([timeOf(state, bob), raceOf(state).isStunned[bob]]).toEqual([undefined, true]);
    const human = openShootout(nobodyArmed(4), { lines: [0, 300, 0, 0] });
    expect(timeOfSlap(human, bob, 300 + 100, 100)).toBe(140);
  });

  test('[WB-TIME-6, WB-TIME-14] in a no-go the claim doesn’t decide whether a slap is under 100 ms', () => {
    // Received +107 with nothing measured: 107 ms, for any claim.
    const state = turnedUpDuel('4 5', nobodyArmed(2), { options: { earlySlapFoul: false } });
    slap(state, ann, 107, 94);
    expect([raceOf(state).isStunned[ann], timeOf(state, ann)]).toEqual([false, 107]);
    // Received +114 with 20 measured: 94 ms, a foul at once.
    const fouled = turnedUpDuel('4 5', nobodyArmed(2), { lines: [20, 0] });
    slap(fouled, ann, 114, 104);
    expect(duelCameOut(fouled)).toEqual({ leader: ann, bonusTo: bob });
  });

  test('[WB-TIME-9, WB-TIME-6] the claim of a load in a no-go counts for nothing, and nobody is told its time', () => {
    const state = turnedUpDuel('4 5', [{ hand: '2' }, {}], { lines: [40, 0] });
    const events = loadInRace(state, ann, '2', 400, 370);
    expect(raceOf(state).loadedAt[ann]).toBe(360);
    expect(events).toMatchObject([{ type: 'loaded', e: 360 }]);
    const told = events.flatMap((event) => wrightBrothers.redact(event, ann) ?? []);
    expect(told).toEqual([{ type: 'loaded', seat: ann, cards: ['2'], count: 1, e: undefined }]);
  });
});

test('[WB-TIME-8] a press that fouled the duel, or came after the foul, stuns nobody in the next round', () => {
  const state = calledDuel('5 4', nobodyArmed(2));
  press(state, ann, 100);
  press(state, bob, 100);
  play(state, bob, { type: 'press' });
  expect(state.duel?.fouler).toBe(ann);
  expect(state.players.map(({ pressedAt }) => pressedAt < 0)).toEqual([true, true]);
});
