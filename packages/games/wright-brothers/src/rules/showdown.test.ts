import { seatsOf, type Viewer } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  ann,
  bob,
  cal,
  dot,
  eve,
  eventsOf,
  misses,
  places,
  play,
  refusal,
  shootout,
  slap,
  table,
} from '../testing/index.ts';

describe('who takes part', () => {
  test('[WB-SHOW-1, WB-RULING-16] a player who is shut out takes no part, however strong the revolver', () => {
    const { state, events } = shootout(['2', '7 7 7 J', '3'], [ann, cal, bob], { pot: 9 });
    expect(state.division).toMatchObject({ order: [ann, cal], excluded: [bob] });
    expect(eventsOf(events, 'divided')).toEqual([
      {
        type: 'divided',
        pot: 9,
        lost: 2,
        places: [
          { seat: cal, size: 1, value: 3, share: 5 },
          { seat: ann, size: 1, value: 2, share: 2 },
        ],
      },
    ]);
  });

  test('[WB-SHOW-1] the same revolver one place earlier takes part and wins', () => {
    const { state, events } = shootout(['2', '7 7 7 J', '3'], [ann, bob, cal], { pot: 9 });
    expect(state.division).toMatchObject({ order: [ann, bob], excluded: [cal] });
    expect(places(events)).toEqual(['bob (4,7) 5', 'ann (1,2) 2']);
  });

  test('[WB-SHOW-1, WB-SHOW-2] nothing counts for several players who are shut out', () => {
    const { state, events } = shootout(['M 5', '7', '6 M', '7 M', '3'], [ann, eve, cal], { pot: 8 });
    expect(state.division).toMatchObject({ order: [ann, eve, cal], excluded: [bob, dot] });
    expect(misses(events)).toEqual(["ann's at cal's 6, forced", "cal's at ann's 5, forced"]);
    expect(places(events)).toEqual(['eve (1,3) 4', 'ann (0,0) 2', 'cal (0,0) 1']);
  });
});

describe('the reveal', () => {
  test('[WB-SHOW-2] all revolvers are revealed at once, also those shut out; hands never are', () => {
    const { state, events } = shootout(
      [{ hand: '1 1', revolver: '5 5' }, '7 J', { hand: 'S', revolver: 'M' }],
      [cal, ann, bob],
    );
    expect(eventsOf(events, 'revealed')).toEqual([
      { type: 'revealed', revolvers: [['5', '5'], ['7', 'joker'], ['miss']], pot: 0 },
    ]);
    for (const viewer of [ann, bob, cal, 'spectator'] satisfies Viewer[]) {
      const { players } = wrightBrothers.view(state, viewer);
      expect(players.map(({ revolver }) => revolver)).toEqual([['5', '5'], ['7', 'joker'], ['miss']]);
      expect(players.map(({ hand }) => hand)).toEqual(
        [['1', '1'], [], ['switch']].map((hand, by) => (by === viewer ? hand : undefined)),
      );
    }
  });

  test('[WB-SHOW-2] nothing is revealed while a hand is missing', () => {
    const state = table([{ revolver: '5 5' }, { revolver: '7 J' }, { revolver: 'M' }], { sheriffs: 2 });
    play(state, ann, { type: 'start-shootout' });
    const events = slap(state, bob, 300);
    expect(eventsOf(events, 'revealed')).toEqual([]);
    for (const viewer of [ann, bob, cal, 'spectator'] satisfies Viewer[]) {
      const { players } = wrightBrothers.view(state, viewer);
      expect(players.map(({ revolver }) => revolver !== undefined)).toEqual(
        seatsOf(3).map((by): boolean => by === viewer),
      );
      expect(players.map(({ loaded }) => loaded)).toEqual([2, 2, 1]);
    }
  });

  test('[WB-SHOW-2, WB-RULING-16] a revolver that is shut out doesn’t set the highest denomination and isn’t cancelled', () => {
    const { state, events } = shootout(['5 M', '6', '7 7'], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at bob's 6, forced"]);
    expect(places(events)).toEqual(['ann (1,5) 2', 'bob (0,0) 1']);
    expect(wrightBrothers.view(state, ann).division?.cancelled).toEqual([[], ['6'], []]);
  });

  test('[WB-SHOW-2] a revolver that is shut out can’t be a target, even with the highest denomination', () => {
    const { events } = shootout(['5 M', '7', '7 7'], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at bob's 7, forced"]);
  });

  test("[WB-SHOW-2, WB-RULING-16] an excluded player's Misses and Jokers do nothing", () => {
    const { events } = shootout(['6 6', '5', 'M M J 7'], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual([]);
    expect(places(events)).toEqual(['ann (2,6) 2', 'bob (1,5) 1']);
  });
});

describe('the sequence', () => {
  test('[WB-SHOW-3] reveal, then every Miss, then ranking and shares', () => {
    const { events } = shootout(['6 M', '7 M', '7 7'], [ann, bob, cal], { pot: 4 });
    const told = events.map(({ type }) => type);
    expect(told.slice(told.indexOf('race-closed'))).toEqual([
      'race-closed',
      'revealed',
      'missed',
      'missed',
      'divided',
      'round-ended',
    ]);
    expect(places(events)).toEqual(['ann (0,0) 2', 'bob (0,0) 1']);
  });

  test('[WB-SHOW-3] no loading, no slap, no other decision while a Miss is aimed', () => {
    const { state, events } = shootout(
      [{ hand: '2 S', revolver: '7 M' }, { hand: '3', revolver: '7' }, '1'],
      [ann, bob, cal],
    );
    expect(state.phase).toBe('miss-choice');
    expect(eventsOf(events, 'divided')).toEqual([]);
    expect(state.division?.ranking).toEqual([]);
    expect(wrightBrothers.toAct(state)).toEqual([ann]);
    expect(wrightBrothers.legalMoves(state, ann).map(wrightBrothers.formatMove)).toEqual(['miss 0', 'miss 1']);
    expect(wrightBrothers.legalMoves(state, bob)).toEqual([]);
    expect(wrightBrothers.legalMoves(state, cal)).toEqual([]);
    expect(refusal(state, ann, 'load 2')).toBe('LOCKED_DIVISION');
    expect(refusal(state, bob, 'load 3')).toBe('LOCKED_DIVISION');
    expect(refusal(state, bob, 'miss 0')).toBe('NOT_YOUR_TURN');
    expect(refusal(state, cal, 'slap')).toBe('WRONG_PHASE');
    expect(refusal(state, ann, 'pass')).toBe('WRONG_PHASE');
    expect(refusal(state, ann, 'event switch 1')).toBe('WRONG_PHASE');
    expect(refusal(state, ann, 'ready')).toBe('WRONG_PHASE');
  });

  test('[WB-SHOW-3] nothing after it either, until the next deal', () => {
    const { state } = shootout([{ hand: '2', revolver: '7' }, { hand: '3' }, ''], [ann, bob, cal]);
    expect(state.phase).toBe('round-over');
    for (const by of seatsOf(3)) {
      expect(wrightBrothers.legalMoves(state, by).map(wrightBrothers.formatMove)).toEqual(['ready']);
    }
    expect(refusal(state, ann, 'load 2')).toBe('LOCKED_DIVISION');
    expect(refusal(state, bob, 'load 3')).toBe('LOCKED_DIVISION');
    expect(refusal(state, ann, 'miss 1')).toBe('WRONG_PHASE');
  });

  test('[WB-SHOW-4] only participants’ ordinary cards that no Miss has cancelled are live', () => {
    // Three Misses of Ann: Bob's 7 is the only 7; then his 3 and her 3 are the highest; cal's Jokers are never live.
    const { state, events } = shootout(['3 M M M', '7 3', 'J J', '7 7'], [ann, bob, cal, dot], { pot: 8 });
    expect(misses(events)).toEqual(["ann's at bob's 7, forced"]);
    expect(wrightBrothers.legalMoves(state, ann).map(wrightBrothers.formatMove)).toEqual(['miss 0', 'miss 1']);
    const rest = play(state, ann, { type: 'miss-target', owner: bob });
    expect(misses(rest)).toEqual(["ann's at bob's 3, chosen", "ann's at ann's 3, forced"]);
    expect(wrightBrothers.view(state, bob).division?.cancelled).toEqual([['3'], ['3', '7'], [], []]);
    expect(places(rest)).toEqual(['ann (0,0) 4', 'bob (0,0) 2', 'cal (0,0) 1']);
  });
});
