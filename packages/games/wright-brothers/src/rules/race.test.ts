import { rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  cameOut,
  clock,
  loadInRace,
  nobodyArmed,
  openArrival,
  openShootout,
  press,
  pressInRace,
  RACE_AT,
  raceOf,
  runsOutAfter,
  timeOf,
  timeOfSlap,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, cal, dot, eve, feed, held, lags, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { State } from './state.ts';

const leave = (state: State, seat: Seat, after = 0) => feed(state, { type: 'leave', at: state.at + after, seat });
const comeBack = (state: State, seat: Seat, after = 0) => feed(state, { type: 'return', at: state.at + after, seat });
const startShootout = { type: 'start-shootout' } as const;

describe('who races', () => {
  test('[WB-RACE-1, WB-RACE-3] everyone but the starter of a shootout races, and the starter is first', () => {
    const state = openShootout(nobodyArmed(4));
    expect(wrightBrothers.toAct(state)).toEqual([bob, cal, dot]);
    expect(refusal(state, ann, { type: 'slap' })).toBe('ALREADY_DONE');
    for (const [by, at] of [
      [dot, 400],
      [bob, 500],
      [cal, 600],
    ] as const)
      slap(state, by, at, at);
    expect(cameOut(state)).toEqual({ order: [ann, dot, bob], excluded: [cal] });
  });

  test('[WB-RACE-1] at the sheriff’s arrival everyone races, including the active player', () => {
    const state = openArrival(nobodyArmed(3));
    expect(raceOf(state).starter).toBeUndefined();
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob, cal]);
    for (const [by, at] of [
      [cal, 400],
      [bob, 500],
      [ann, 600],
    ] as const)
      slap(state, by, at, at);
    expect(cameOut(state)).toEqual({ order: [cal, bob], excluded: [ann] });
  });
});

describe('one slap each', () => {
  test('[WB-RACE-2] a second slap changes nothing, and a slap cannot be withdrawn', () => {
    const state = openShootout(nobodyArmed(4));
    slap(state, bob, 900, 900);
    expect(refusal(state, bob, { type: 'slap' })).toBe('ALREADY_DONE');
    expect(raceOf(state).hands).toEqual([{ seat: bob, at: RACE_AT + 900, reaction: 900, e: 900 }]);
    expect(wrightBrothers.legalMoves(state, bob)).toEqual([]);
  });

  test('[WB-RACE-9, WB-RULING-15] a slap without a race doesn’t count and costs nothing', () => {
    const state = table([{ hand: '2' }, { hand: '3' }, { hand: '4' }], { sheriffs: 2 });
    expect(refusal(state, bob, { type: 'slap' }, 17)).toBe('WRONG_PHASE');
    const before = JSON.stringify({ ...state, players: [], at: 0 });
    expect(press(state, bob, 50)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect(JSON.stringify({ ...state, players: [], at: 0 })).toBe(before);
    expect([held(state, bob), state.players[bob]?.score]).toEqual(['3 | ', 0]);
    // Long enough before the race it is forgotten altogether.
    play(state, ann, startShootout, { after: 1001 });
    expect(raceOf(state).isStunned).toEqual([false, false, false]);
  });
});

describe('the order of hands', () => {
  test('[WB-RACE-3] hands are ordered by effective time, not by receipt', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 40, 150, 200] });
    slap(state, bob, 500, 460);
    slap(state, cal, 600, 450);
    slap(state, dot, 655, 455);
    expect([bob, cal, dot].map((by) => timeOf(state, by))).toEqual([460, 450, 455]);
    expect(cameOut(state)).toEqual({ order: [ann, cal, dot], excluded: [bob] });
  });

  test.each([
    [[eve, dot, cal, bob, ann], [ann, dot, cal], bob],
    [[ann, bob, cal, dot, eve], [ann, bob, cal], dot],
    [[cal, ann, dot, eve, bob], [ann, cal, dot], bob],
  ] as const)('[WB-RACE-3] equal times are settled by the race’s tieOrder %j', (tieOrder, order, last) => {
    const state = openShootout(nobodyArmed(4));
    raceOf(state).tieOrder = tieOrder.filter((by) => by !== eve);
    for (const by of [dot, bob, cal]) slap(state, by, 500, 500);
    expect([bob, cal, dot].map((by) => timeOf(state, by))).toEqual([500, 500, 500]);
    expect(cameOut(state)).toEqual({ order, excluded: [last] });
  });

  test('[WB-RACE-3] tieOrder is dropped when the race closes; only the log keeps it', () => {
    const state = openShootout(nobodyArmed(3));
    timeOut(state);
    const window = turnedUpDuel('4 4');
    slap(window, ann, 300, 300);
    timeOut(window);
    expect([raceOf(state).tieOrder, raceOf(window).tieOrder]).toEqual([[], []]);
  });

  test('[WB-RACE-3] tieOrder is a new permutation of the seats in every race', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 80; n++) {
      const state = table(nobodyArmed(3), { sheriffs: 2 });
      state.rng = rngFrom(seedOf(n));
      play(state, ann, startShootout);
      expect([...raceOf(state).tieOrder].sort()).toEqual([ann, bob, cal]);
      seen.add(raceOf(state).tieOrder.join());
    }
    expect([...seen].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
  });
});

describe('what counts', () => {
  test('[WB-RACE-4] a slap at raceTimeoutMs counts, one a millisecond later does not', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 100, 100, 100] });
    slap(state, bob, 5100, 5000);
    expect(timeOf(state, bob)).toBe(5000);
    expect(slap(state, cal, 5101, 5001)).toEqual([{ type: 'slap-void', seat: cal, e: 5001 }]);
    expect(raceOf(state).hands.map((hand) => hand.seat)).toEqual([bob]);
    // It wasn't a hand: Cal may slap again if the latency explains it, and loading isn't locked.
    expect(wrightBrothers.view(state, cal).canLoad).toBe(true);
    expect(slap(state, dot, 5109, 5001)).toEqual([{ type: 'slap-void', seat: dot, e: 5001 }]);
    slap(state, cal, 5109, 4998);
    expect(timeOf(state, cal)).toBe(4999);
    expect(timeOf(state, dot)).toBeUndefined();
  });

  test.each([2000, 15_000])('[WB-RACE-4] raceTimeoutMs of %i', (raceTimeoutMs) => {
    const state = openShootout(nobodyArmed(4), { options: { raceTimeoutMs }, lines: [0, 0, 0, 0] });
    slap(state, bob, raceTimeoutMs, raceTimeoutMs);
    slap(state, cal, raceTimeoutMs + 1, raceTimeoutMs + 1);
    expect(raceOf(state).hands.map((hand) => hand.e)).toEqual([raceTimeoutMs]);
  });

  test('[WB-RACE-5] if everyone has a hand, the last is shut out and all others take part', () => {
    const state = openArrival(nobodyArmed(5), { loot: '1 2 3 4' });
    for (const [i, by] of [eve, ann, dot, bob, cal].entries()) slap(state, by, 300 + 10 * i, 300 + 10 * i);
    expect(cameOut(state)).toEqual({ order: [eve, ann, dot, bob], excluded: [cal] });
    expect(state.players.map((player) => player.score)).toEqual([1, 0, 0, 1, 2]);
  });

  test('[WB-RACE-6, WB-RULING-14] players without a hand at the close are shut out, all others take part', () => {
    const state = openShootout(nobodyArmed(4), { loot: '1 2 3 4', lines: [0, 0, 0, 0] });
    slap(state, cal, 4000, 4000);
    timeOut(state);
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob, dot] });
    expect(state.players.map((player) => player.score)).toEqual([2, 0, 1, 0]);
  });

  test('[WB-RACE-6] if one player has no hand, only that player is shut out, not the slowest hand', () => {
    const state = openArrival(nobodyArmed(3));
    slap(state, ann, 300, 300);
    slap(state, cal, 400, 400);
    timeOut(state);
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob] });
  });

  test('[WB-RACE-6] if nobody has a hand, nobody takes part and the whole pot is lost', () => {
    const state = openArrival(nobodyArmed(3), { loot: '1 2 3' });
    const events = timeOut(state);
    expect(cameOut(state)).toEqual({ order: [], excluded: [ann, bob, cal] });
    expect(state.players.map((player) => player.score)).toEqual([0, 0, 0]);
    expect(events).toContainEqual({ type: 'divided', places: [], pot: 3, lost: 3 });
    expect(state.phase).toBe('round-over');
  });

  test('[WB-RACE-6] a late slap doesn’t count: two late players are shut out together', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 0, 0] });
    slap(state, bob, 600, 600);
    slap(state, cal, 5001, 5001);
    slap(state, dot, 5009, 5009);
    timeOut(state);
    expect(cameOut(state)).toEqual({ order: [ann, bob], excluded: [cal, dot] });
  });
});

describe('players who leave', () => {
  test('[WB-RACE-7] a player who left without a hand is shut out, and nobody waits', () => {
    const state = openShootout(nobodyArmed(4));
    slap(state, bob, 300, 300);
    slap(state, dot, 400, 400);
    leave(state, cal, 10);
    expect(cameOut(state)).toEqual({ order: [ann, bob, dot], excluded: [cal] });
    expect(state.at).toBe(RACE_AT + 410);
  });

  test('[WB-RACE-7] a hand that is down stays when its owner leaves', () => {
    const state = openShootout(nobodyArmed(4));
    slap(state, bob, 300, 300);
    leave(state, bob);
    slap(state, cal, 400, 400);
    slap(state, dot, 500, 500);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-RACE-7] the starter’s hand stays too', () => {
    const state = openShootout(nobodyArmed(3));
    leave(state, ann);
    expect(state.phase).toBe('race');
    slap(state, cal, 300, 300);
    slap(state, bob, 400, 400);
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob] });
  });

  test('[WB-RACE-7] a player who returns while the race is open may still slap', () => {
    const state = openShootout(nobodyArmed(4));
    leave(state, cal, 100);
    expect(refusal(state, cal, { type: 'slap' })).toBe('AWAY');
    slap(state, bob, 300, 300);
    comeBack(state, cal, 10);
    expect(wrightBrothers.toAct(state)).toEqual([cal, dot]);
    slap(state, cal, 400, 400);
    slap(state, dot, 500, 500);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-RACE-7] when everyone who could slap has left, the race is over', () => {
    const state = openArrival(nobodyArmed(3), { loot: '7' });
    for (const by of [ann, bob]) leave(state, by);
    expect(state.phase).toBe('race');
    leave(state, cal);
    expect(cameOut(state)).toEqual({ order: [], excluded: [ann, bob, cal] });
  });

  test('[WB-RACE-7] nobody waits for racers who left before the race', () => {
    const state = table(nobodyArmed(3), { sheriffs: 2 });
    for (const by of [bob, cal]) leave(state, by);
    play(state, ann, startShootout);
    expect(cameOut(state)).toEqual({ order: [ann], excluded: [bob, cal] });
  });
});

describe('too early', () => {
  const pressedBefore = (before: number, options = {}) => {
    const state = table(nobodyArmed(3), { sheriffs: 2, options });
    lags(state, [0, 0, 0]);
    press(state, bob, RACE_AT - before);
    play(state, ann, startShootout, { after: before });
    return state;
  };

  test.each([
    [0, true],
    [1, true],
    [1000, true],
    [1001, false],
  ])('[WB-RACE-10] a press %i ms before the race stuns: %s', (before, isStunned) => {
    const state = pressedBefore(before);
    expect(raceOf(state).isStunned).toEqual([false, isStunned, false]);
    expect(raceOf(state).hands).toEqual([]);
    expect(timeOfSlap(state, bob, 300, 300)).toBe(isStunned ? 600 : 300);
    expect(timeOfSlap(state, bob, 650, 650)).toBe(650);
    expect(timeOfSlap(state, cal, 300, 300)).toBe(300);
  });

  test('[WB-RACE-10] a press made before the player’s screen showed the race stuns and doesn’t count', () => {
    const state = openShootout(nobodyArmed(4));
    expect(pressInRace(state, bob, 60)).toEqual([{ type: 'pressed', seat: bob, isStunned: true }]);
    expect(raceOf(state).hands).toEqual([]);
    expect(raceOf(state).isStunned).toEqual([false, true, false, false]);
    slap(state, bob, 400, 250);
    expect(timeOf(state, bob)).toBe(600);
    slap(state, cal, 599, 599);
    slap(state, dot, 601, 601);
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
  });

  test('[WB-RACE-10] the starter doesn’t race and cannot be stunned', () => {
    const state = table(nobodyArmed(3), { sheriffs: 2 });
    press(state, ann, RACE_AT);
    play(state, ann, startShootout, { after: 10 });
    expect(pressInRace(state, ann, 20)).toEqual([{ type: 'pressed', seat: ann, isStunned: false }]);
    expect(raceOf(state).isStunned).toEqual([false, false, false]);
  });

  test('[WB-RACE-10] a stun lasts for one race', () => {
    const state = openArrival(nobodyArmed(3));
    pressInRace(state, bob, 60);
    for (const by of seatsOf(3)) slap(state, by, 700 + by, 700 + by);
    for (const by of seatsOf(3)) play(state, by, { type: 'ready' }, { after: 1000 });
    state.sheriffs = 2;
    play(state, state.active, startShootout);
    expect(raceOf(state).isStunned).toEqual([false, false, false]);
  });

  test('[WB-RACE-10, WB-RULING-15] without antiMash, presses stun nobody', () => {
    const state = pressedBefore(10, { antiMash: false });
    expect(pressInRace(state, bob, 60)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect(raceOf(state).isStunned).toEqual([false, false, false]);
    expect(timeOfSlap(state, bob, 300, 300)).toBe(300);
  });
});

describe('loading in the race', () => {
  test('[WB-RACE-11] a slap never counts earlier than the player’s last load', () => {
    const state = openShootout([{}, { hand: '5 J' }, {}, {}], { lines: [0, 100, 100, 100] });
    loadInRace(state, bob, '5', 500, 400);
    expect(timeOfSlap(state, bob, 505, 300)).toBe(400);
    expect(timeOfSlap(state, bob, 520, 410)).toBe(410);
    loadInRace(state, bob, 'J', 550, 450);
    expect(timeOfSlap(state, bob, 552, 300)).toBe(450);
    expect(timeOfSlap(state, cal, 552, 300)).toBe(442);
    expect(held(state, bob)).toBe(' | 5 J');
  });

  test('[WB-RACE-11] the slowest load counts, not the one received last', () => {
    const state = openShootout([{}, { hand: '5 J' }, {}], { lines: [0, 100, 100] });
    loadInRace(state, bob, '5', 500, 400);
    loadInRace(state, bob, 'J', 505, 395);
    expect(raceOf(state).loadedAt[bob]).toBe(400);
    expect(timeOfSlap(state, bob, 506, 0)).toBe(400);
  });

  test('[WB-RACE-11] loads before the race do not count', () => {
    const state = table([{}, { hand: '5 J' }, {}], { sheriffs: 2 });
    lags(state, [0, 200, 200]);
    play(state, bob, { type: 'load', cards: ['5'] }, { after: 9000, reaction: 800 });
    play(state, ann, startShootout, { after: 100 });
    expect(timeOfSlap(state, bob, 330, 130)).toBe(130);
  });

  test('[WB-RACE-12] at the close all loading stops and the split starts', () => {
    const state = openShootout([{}, { hand: '5' }, { hand: '6' }], { loot: '1 2 3' });
    slap(state, bob, 300, 300);
    loadInRace(state, cal, '6', 350, 350);
    expect(refusal(state, bob, { type: 'load', cards: ['5'] })).toBe('LOCKED_HAND_DOWN');
    slap(state, cal, 400, 400);
    expect(state.phase).toBe('round-over');
    for (const by of seatsOf(3)) expect(wrightBrothers.view(state, by).canLoad).toBe(false);
    expect(refusal(state, bob, { type: 'load', cards: ['5'] })).toBe('LOCKED_DIVISION');
    expect(state.division).toMatchObject({ pot: 3, order: [ann, bob], excluded: [cal], shares: [2, 1] });
  });

  test('[WB-RACE-12] the close also stops a racer without a hand', () => {
    const state = openShootout([{}, {}, { hand: '6' }], { lines: [0, 0, 0] });
    slap(state, bob, 300, 300);
    expect(runsOutAfter(state)).toBe(311);
    expect(clock(state, 310)).toEqual([]);
    expect(wrightBrothers.view(state, cal).canLoad).toBe(true);
    clock(state, 311);
    expect(refusal(state, cal, { type: 'load', cards: ['6'] })).toBe('LOCKED_DIVISION');
  });
});

test('only races need millisecond timing', () => {
  const state = table([{ revolver: '6 6', hand: '1' }, { hand: '1' }, { hand: '1' }], { sheriffs: 2 });
  expect(wrightBrothers.isRace?.(state)).toBe(false);
  play(state, ann, { type: 'start-shootout' });
  expect(state.phase).toBe('race');
  expect(wrightBrothers.isRace?.(state)).toBe(true);
});
