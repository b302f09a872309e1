import type { Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from './state.ts';
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
} from './testing/races.ts';
import { ann, bob, cal, dot, feed, play, slap, table } from './testing/table.ts';

const leave = (state: State, seat: Seat) => feed(state, { type: 'leave', at: state.at, seat });
const comeBack = (state: State, seat: Seat) => feed(state, { type: 'return', at: state.at, seat });

/** A starts; comp is 90 for Bob, 230 for Cal, 140 for Dot. */
const example = () => openShootout(nobodyArmed(4), { lines: [0, 40, 180, 90] });

describe('the worked example', () => {
  test('[WB-EX-17, WB-TIME-3, WB-TIME-6, WB-RACE-3, WB-RACE-8] Dot is shut out although her packet came before Cal’s', () => {
    const state = example();
    expect(raceOf(state).comp.slice(1)).toEqual([90, 230, 140]);
    slap(state, bob, 340, 300);
    slap(state, dot, 450, 350);
    expect(state.phase).toBe('race');
    slap(state, cal, 470, 285);
    expect([bob, cal, dot].map((by) => timeOf(state, by))).toEqual([300, 285, 350]);
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
    expect(state.at).toBe(RACE_AT + 470);
  });

  test('[WB-EX-17, WB-TIME-6] if Dot forges a reaction of 0 she is still last', () => {
    const state = example();
    slap(state, bob, 340, 300);
    slap(state, dot, 450, 0);
    slap(state, cal, 470, 285);
    expect(timeOf(state, dot)).toBe(310);
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
  });

  test('[WB-EX-17, WB-RACE-8, WB-RULING-14] if Cal never slaps the race is open at +580 and closed at +581', () => {
    const state = example();
    slap(state, bob, 340, 300);
    slap(state, dot, 450, 350);
    expect(runsOutAfter(state)).toBe(581);
    expect(clock(state, 580)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, 581);
    expect(cameOut(state)).toEqual({ order: [ann, bob, dot], excluded: [cal] });
  });

  test.each([
    [[ann, bob, cal, dot], [ann, bob, cal], dot],
    [[ann, bob, dot, cal], [ann, bob, dot], cal],
  ] as const)(
    '[WB-EX-17, WB-RACE-8] at +580 Cal can still draw level with Dot: tieOrder %j',
    (tieOrder, order, last) => {
      const state = example();
      raceOf(state).tieOrder = [...tieOrder];
      slap(state, bob, 340, 300);
      slap(state, dot, 450, 350);
      slap(state, cal, 580, 0);
      expect(timeOf(state, cal)).toBe(350);
      expect(cameOut(state)).toEqual({ order, excluded: [last] });
    },
  );
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

  test('[WB-RACE-8] racers who have left are not waited for', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 200] });
    leave(state, dot);
    slap(state, bob, 300, 300);
    expect(state.phase).toBe('race');
    slap(state, cal, 400, 400);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });
});

describe('one is missing and cannot be faster', () => {
  /** Bob has slapped at 400, Cal at 500; Dot is missing, with a comp of 100. */
  const dotMissing = (dotLine = 50) => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, dotLine] });
    slap(state, bob, 400, 400);
    slap(state, cal, 500, 500);
    return state;
  };

  test('[WB-RACE-8] it waits until the missing racer’s compensation is spent, and not longer', () => {
    const state = dotMissing();
    expect(clock(state, 600)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, 601);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-RACE-8] two missing racers are waited for, however late it is', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 0] });
    slap(state, bob, 400, 400);
    expect(runsOutAfter(state)).toBe(5050);
  });

  test('[WB-RACE-8] it closes at once when the slowest hand came later than the missing one could explain', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 200, 50] });
    slap(state, bob, 300, 300);
    // Cal's 400 is received at 501, when Dot can no longer have slapped before 401.
    slap(state, cal, 501, 400);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
    const late = openShootout(nobodyArmed(4), { lines: [0, 0, 200, 50] });
    slap(late, bob, 300, 300);
    slap(late, cal, 500, 400);
    expect(late.phase).toBe('race');
    expect(runsOutAfter(late)).toBe(501);
  });

  test.each([
    [599, true],
    [600, false],
  ])(
    '[WB-RACE-8, WB-RACE-10] a missing racer who is stunned is not waited for against a slowest hand of %i: %s',
    (e, isClosed) => {
      const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 50] });
      slap(state, bob, 400, 400);
      pressInRace(state, dot, 450);
      slap(state, cal, e, e);
      expect(state.phase === 'round-over').toBe(isClosed);
      if (!isClosed) expect(runsOutAfter(state)).toBe(600 + 100 + 1);
    },
  );

  test('[WB-RACE-8, WB-RACE-10] the stun itself may close the race', () => {
    const state = dotMissing();
    pressInRace(state, dot, 510);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
    expect(state.at).toBe(RACE_AT + 510);
  });

  test('[WB-RACE-8] while a player without a hand has left, the one missing is waited for until the timeout', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 300, 50] });
    leave(state, cal);
    slap(state, bob, 400, 400);
    expect(runsOutAfter(state)).toBe(5100);
    comeBack(state, cal);
    expect(runsOutAfter(state)).toBe(5250);
    slap(state, cal, 500, 500);
    expect(runsOutAfter(state)).toBe(601);
  });

  test('[WB-RACE-8] at the sheriff’s arrival it is the same', () => {
    const state = openArrival(nobodyArmed(3), { lines: [0, 180, 0] });
    slap(state, cal, 300, 300);
    expect(runsOutAfter(state)).toBe(5230);
    slap(state, ann, 350, 350);
    expect(clock(state, 580)).toEqual([]);
    clock(state, 581);
    expect(cameOut(state)).toEqual({ order: [cal, ann], excluded: [bob] });
  });

  test('[WB-RACE-8] it never waits longer than the timeout', () => {
    const state = openShootout(nobodyArmed(3), { options: { raceTimeoutMs: 2000 }, lines: [0, 0, 50] });
    slap(state, bob, 2000, 2000);
    expect(runsOutAfter(state)).toBe(2100);
  });
});

describe('the timeout', () => {
  test.each([
    [5000, [0, 30, 180, 90], 5230],
    [2000, [0, 30, 180, 90], 2230],
    [15_000, [400, 0, 30, 0], 15_080],
    [5000, [0, 'local', 'local', 'local'], 5000],
  ] as const)('[WB-RACE-8] of %i with lines %j closes the race at +%i', (raceTimeoutMs, lines, closing) => {
    const state = openShootout(nobodyArmed(4), { options: { raceTimeoutMs }, lines });
    expect(clock(state, closing - 1)).toEqual([]);
    expect(state.phase).toBe('race');
    clock(state, closing);
    expect(cameOut(state)).toEqual({ order: [ann], excluded: [bob, cal, dot] });
  });

  test('[WB-RACE-8] only the missing racers who are present are waited for', () => {
    const state = openShootout(nobodyArmed(5), { lines: [0, 30, 180, 90, 0] });
    slap(state, cal, 1000, 1000);
    expect(runsOutAfter(state)).toBe(5140);
    leave(state, dot);
    expect(runsOutAfter(state)).toBe(5080);
    expect(clock(state, 5079)).toEqual([]);
    clock(state, 5080);
    expect(cameOut(state)?.order).toEqual([ann, cal]);
  });

  test('[WB-RACE-8] with lagCapMs = 0 nothing is added', () => {
    const state = openShootout(nobodyArmed(3), { options: { lagCapMs: 0 }, lines: [0, 300, 300] });
    expect(runsOutAfter(state)).toBe(5000);
    slap(state, bob, 400, 100);
    expect(runsOutAfter(state)).toBe(401);
  });

  test('[WB-RACE-8] a racer who had left before the race began is not waited for', () => {
    const state = table(nobodyArmed(4), { sheriffs: 2 });
    leave(state, dot);
    play(state, ann, { type: 'start-shootout' });
    slap(state, bob, 300, 300);
    expect(state.phase).toBe('race');
    slap(state, cal, 310, 310);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });
});
