import { isLegal, rngFrom, type Seat, seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, cal, dot, play, shootout, table } from '../testing/index.ts';
import { nextInput } from '../testing/random-games.ts';
import { script } from './script.ts';

const habit = (state: State, by: Seat = ann): string | undefined => {
  const move = script(state, by, wrightBrothers.legalMoves(state, by), rngFrom(seedOf(1)));
  return move === undefined ? undefined : wrightBrothers.formatMove(move);
};
const SIX = { hand: '1 2 3 4 5 7' };

test.each([2, 3, 4, 5])('in random games of %i the scripted move is always legal', (seats) => {
  for (const raceMode of ['realtime', 'sealed'] as const) {
    const { options } = table([{}, {}], { options: { rounds: 2, raceMode } });
    const state = wrightBrothers.setup(options, seats, seedOf(seats));
    const rng = rngFrom(seedOf(seats + 10));
    for (let n = 0; n < 1500 && wrightBrothers.outcome(state) === undefined; n++) {
      const owing = wrightBrothers.toAct(state);
      for (const by of seatsOf(seats)) {
        const legal = wrightBrothers.legalMoves(state, by);
        const move = script(state, by, legal, rng);
        if (owing.includes(by) && legal.length > 0) expect(move).toBeDefined();
        if (move !== undefined) expect(isLegal(wrightBrothers, state, by, move)).toBe(true);
      }
      wrightBrothers.apply(state, nextInput(state, rng));
    }
  }
});

describe('habits', () => {
  test('[WB-LOAD-1] loads three of a kind at once, in another player’s turn too, but not a pair', () => {
    expect(habit(table([SIX, { hand: '5 5 5 1 2 3' }, SIX]), bob)).toBe('load 5 5 5');
    expect(habit(table([SIX, { hand: '5 5 1 2 3 4' }, SIX]), bob)).toBeUndefined();
  });

  test('[WB-TURN-5] loads everything useful from the second sheriff on', () => {
    const hand = '5 5 J M 2 3';
    expect(habit(table([SIX, { hand }, SIX], { sheriffs: 2 }), bob)).toBe('load 5 5 joker miss');
  });

  test('[WB-SHOOT-1] starts a shootout with a good set, unless another player has loaded more cards', () => {
    const own = { revolver: '5 5 5', hand: '1 2 3' };
    expect(habit(table([own, SIX, SIX], { sheriffs: 2 }))).toBe('shootout');
    expect(habit(table([own, { revolver: '7 7 6 6', hand: '1 2' }, SIX], { sheriffs: 2 }))).not.toBe('shootout');
    expect(habit(table([{ revolver: '5 5', hand: '1 2 3 4' }, SIX, SIX], { sheriffs: 2 }))).not.toBe('shootout');
  });

  test('[WB-DISC-3, WB-DISC-4] makes the largest discard that keeps the set', () => {
    expect(habit(table([{ hand: '5 5 1 2 3 J' }, SIX, SIX]))).toBe('load 5 5 joker');
    expect(habit(table([{ hand: '5 5 1 2 3 7' }, SIX, SIX]))).toBe('discard 1 2 3');
  });

  test('[WB-HELP-1, WB-IND-1] plays a Helper at once, and Indians when the others have three loaded cards', () => {
    expect(habit(table([{ hand: '6 6 1 3 4 H' }, SIX, SIX]))).toBe('event helper');
    const raid = { hand: '6 6 1 4 4 I' };
    expect(habit(table([raid, { revolver: '3 3 3', hand: '1 2 5' }, SIX]))).toBe('event indians');
    expect(habit(table([raid, { revolver: '3 3', hand: '1 2 5 7' }, SIX]))).toBe('discard 4 4');
  });

  test('[WB-SWITCH-4] aims a Switch at the largest hand and gives back loose cards', () => {
    const state = table([{ hand: '6 6 1 3 S' }, { hand: 'J' }, { hand: '6 6' }]);
    expect(habit(state)).toBe('event switch 2');
    play(state, ann, { type: 'play-event', card: 'switch', target: cal });
    expect(habit(state)).toBe('return 1 3');
  });

  test('[WB-RACE-5, WB-DUEL-6] slaps in a race, and not in a no-go', () => {
    const race = table([{ hand: '6 6' }, SIX, SIX], { sheriffs: 2, active: bob });
    play(race, bob, { type: 'start-shootout' });
    expect(habit(race)).toBe('slap');
    const duel = table([{}, {}], { sheriffs: 2, deck: '3 5' });
    play(duel, ann, { type: 'call-duel' });
    wrightBrothers.apply(duel, { type: 'timer', at: duel.timerAt ?? 0, id: duel.timerId });
    expect([duel.phase, habit(duel), habit(duel, seat(1))]).toEqual(['no-go-window', undefined, undefined]);
  });

  test('[WB-SEAL-3] sealed race: the highest loose card is the quick draw, and a set is loaded only if the revolver has none', () => {
    const sealed = (revolver: string, hand: string) => {
      const state = table([{ revolver, hand }, SIX, SIX], {
        sheriffs: 2,
        active: bob,
        options: { raceMode: 'sealed' },
      });
      play(state, bob, { type: 'start-shootout' });
      return habit(state);
    };
    expect(sealed('5 5', '5 7 1')).toBe('sealed 7 load');
    expect(sealed('', '5 5 6 1')).toBe('sealed 6 load 5 5');
  });

  test('[WB-MISS-12] aims a Miss where it helps most', () => {
    const { state } = shootout(['6 6 6 M', '7 7 7', '7 1', '2'], [ann, bob, cal, dot], { pot: 12 });
    expect(habit(state)).toBe('miss 1');
  });
});
