import type { Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import {
  cameOut,
  clock,
  nobodyArmed,
  openArrival,
  openShootout,
  pressInRace,
  RACE_AT,
  raceOf,
  runsOutAfter,
  timeOf,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, play, slap, table } from '../testing/table.ts';
import type { State } from './state.ts';

const leave = (state: State, seat: Seat) => feed(state, { type: 'leave', at: state.at, seat });
const comeBack = (state: State, seat: Seat) => feed(state, { type: 'return', at: state.at, seat });

/** Ann starts; the credit is 50 for Bob, 190 for Cal, 100 for Dot. */
const example = () => openShootout(nobodyArmed(4), { lines: [0, 40, 180, 90] });

describe('the worked example', () => {
  test('[WB-EX-17, WB-TIME-3, WB-TIME-6, WB-RACE-3, WB-RACE-8] Dot is shut out although her packet came before Cal’s', () => {
    const state = example();
    expect(raceOf(state).comp.slice(1)).toEqual([50, 190, 100]);
    slap(state, bob, 340, 300);
    slap(state, dot, 445, 350);
    expect(state.phase).toBe('race');
    slap(state, cal, 470, 285);
    expect([bob, cal, dot].map((by) => timeOf(state, by))).toEqual([300, 285, 350]);
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
    expect(state.at).toBe(RACE_AT + 470);
  });

  test('[WB-EX-17, WB-TIME-6] if Dot forges a reaction of 0 she is still last', () => {
    const state = example();
    slap(state, bob, 340, 300);
    slap(state, dot, 445, 0);
    slap(state, cal, 470, 285);
    expect(timeOf(state, dot)).toBe(345);
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
  });

  test('[WB-EX-17, WB-RACE-8, WB-RULING-14] if Cal never slaps, the race is open at +540 and closed at +541', () => {
    const state = example();
    slap(state, bob, 340, 300);
    slap(state, dot, 445, 350);
    expect(runsOutAfter(state)).toBe(541);
    expect(clock(state, 540)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, 541);
    expect(cameOut(state)).toEqual({ order: [ann, bob, dot], excluded: [cal] });
  });

  test.each([
    [[ann, bob, cal, dot], [ann, bob, cal], dot],
    [[ann, bob, dot, cal], [ann, bob, dot], cal],
  ] as const)('[WB-EX-17, WB-RACE-8] at +540 Cal can still tie with Dot: tieOrder %j', (tieOrder, order, last) => {
    const state = example();
    raceOf(state).tieOrder = [...tieOrder];
    slap(state, bob, 340, 300);
    slap(state, dot, 445, 350);
    slap(state, cal, 540, 0);
    expect(timeOf(state, cal)).toBe(350);
    expect(cameOut(state)).toEqual({ order, excluded: [last] });
  });
});

describe('everybody has slapped', () => {
  test('[WB-RACE-8] the last present racer’s slap closes the race at once', () => {
    const state = openArrival(nobodyArmed(3), { lines: [200, 200, 200] });
    slap(state, ann, 300, 300);
    slap(state, cal, 320, 320);
    expect(state.phase).toBe('race');
    slap(state, bob, 330, 330);
    expect(state.phase).toBe('round-over');
    expect(state.at).toBe(RACE_AT + 330);
  });

  test('[WB-RACE-8] nobody waits for racers who have left', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 200] });
    leave(state, dot);
    slap(state, bob, 300, 300);
    expect(state.phase).toBe('race');
    slap(state, cal, 400, 400);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });
});

describe('one hand is missing and cannot be faster', () => {
  /** Bob has slapped at 400, Cal at 500; Dot is missing, credited 60 at most. */
  const dotMissing = (dotLine = 50) => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, dotLine] });
    slap(state, bob, 400, 400);
    slap(state, cal, 500, 500);
    return state;
  };

  test('[WB-RACE-8] it waits until the missing racer’s compensation is used up, and no longer', () => {
    const state = dotMissing();
    expect(clock(state, 560)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, 561);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-RACE-8] it waits for two missing racers, however late it is', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 0] });
    slap(state, bob, 400, 400);
    expect(runsOutAfter(state)).toBe(5010);
  });

  test('[WB-RACE-8] it closes at once if the missing racer can’t beat the slowest hand any more', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 60, 50] });
    slap(state, bob, 300, 300);
    // Cal's 440 is received at 501, when Dot can no longer have slapped before 441.
    slap(state, cal, 501, 440);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
    const late = openShootout(nobodyArmed(4), { lines: [0, 0, 60, 50] });
    slap(late, bob, 300, 300);
    slap(late, cal, 500, 440);
    expect(late.phase).toBe('race');
    expect(runsOutAfter(late)).toBe(501);
  });

  test.each([
    [599, true],
    [600, false],
  ])('[WB-RACE-8, WB-RACE-10] it closes without a stunned racer against a slowest hand of %i: %s', (e, isClosed) => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 50] });
    pressInRace(state, dot, 60);
    slap(state, bob, 400, 400);
    slap(state, cal, e, e);
    expect(state.phase === 'round-over').toBe(isClosed);
    if (!isClosed) expect(runsOutAfter(state)).toBe(600 + 60 + 1);
  });

  test('[WB-RACE-8, WB-RACE-10] the stun itself can close the race', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 200] });
    slap(state, bob, 110, 110);
    slap(state, cal, 120, 120);
    pressInRace(state, dot, 150);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
    expect(state.at).toBe(RACE_AT + 150);
  });

  test('[WB-RACE-8] if a player without a hand has left, it waits for the missing one until the timeout', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 300, 50] });
    leave(state, cal);
    slap(state, bob, 400, 400);
    expect(runsOutAfter(state)).toBe(5060);
    comeBack(state, cal);
    expect(runsOutAfter(state)).toBe(5260);
    slap(state, cal, 700, 450);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-RACE-8] the same holds at the sheriff’s arrival', () => {
    const state = openArrival(nobodyArmed(3), { lines: [0, 180, 0] });
    slap(state, cal, 300, 300);
    expect(runsOutAfter(state)).toBe(5190);
    slap(state, ann, 350, 350);
    expect(clock(state, 540)).toEqual([]);
    clock(state, 541);
    expect(cameOut(state)).toEqual({ order: [cal, ann], excluded: [bob] });
  });

  test('[WB-RACE-8] it never waits longer than the timeout', () => {
    const state = openShootout(nobodyArmed(3), { options: { raceTimeoutMs: 2000 }, lines: [0, 0, 50] });
    slap(state, bob, 2000, 2000);
    expect(runsOutAfter(state)).toBe(2060);
  });
});

describe('the timeout', () => {
  test.each([
    [5000, [0, 30, 180, 90], 5190],
    [2000, [0, 30, 180, 90], 2190],
    [15_000, [400, 0, 30, 0], 15_040],
    [5000, [0, 'local', 'local', 'local'], 5000],
  ] as const)('[WB-RACE-8] of %i with latencies %j closes the race at +%i', (raceTimeoutMs, lines, closing) => {
    const state = openShootout(nobodyArmed(4), { options: { raceTimeoutMs }, lines });
    expect(clock(state, closing - 1)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, closing);
    expect(cameOut(state)).toEqual({ order: [ann], excluded: [bob, cal, dot] });
  });

  test('[WB-RACE-8] it waits only for missing racers who are present', () => {
    const state = openShootout(nobodyArmed(5), { lines: [0, 30, 180, 90, 0] });
    slap(state, cal, 1000, 1000);
    expect(runsOutAfter(state)).toBe(5100);
    leave(state, dot);
    expect(runsOutAfter(state)).toBe(5040);
    expect(clock(state, 5039)).toEqual([]);
    clock(state, 5040);
    expect(cameOut(state)?.order).toEqual([ann, cal]);
  });

  test('[WB-RACE-8] with lagCapMs = 0 nothing is added', () => {
    const state = openShootout(nobodyArmed(3), { options: { lagCapMs: 0 }, lines: [0, 300, 300] });
    expect(runsOutAfter(state)).toBe(5000);
    slap(state, bob, 400, 100);
    expect(runsOutAfter(state)).toBe(401);
  });

  test('[WB-RACE-8] it doesn’t wait for a racer who left before the race', () => {
    const state = table(nobodyArmed(4), { sheriffs: 2 });
    leave(state, dot);
    play(state, ann, { type: 'start-shootout' });
    slap(state, bob, 300, 300);
    expect(state.phase).toBe('race');
    slap(state, cal, 310, 310);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });
});
