import { below, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers, wrightBrothersV3 } from '../index.ts';
import { callDuel, event, load, pass } from '../testing/orders.ts';
import { nobodyArmed, press, raceOf, timeOf, timeOfSlap, typesOf } from '../testing/races.ts';
import { ann, bob, feed, held, play, slap, table, timeOut } from '../testing/table.ts';
import type { State } from './state.ts';

/** Three sheriffs are out and the fourth is on top: Ann's pass brings him. */
function arrived(options = {}, seed = 7): State {
  const state = table([{}, { hand: '5 J' }, {}], { sheriffs: 3, deck: '*', options });
  state.rng = rngFrom(seedOf(seed));
  play(state, ann, pass, { after: 5000, isTense: true });
  return state;
}

describe('the suspense before the race of the fourth sheriff', () => {
  test('[WB-SHER-4, WB-ENG-7, WB-RULING-41] the signal comes 300 to 1,200 ms after him, at a moment drawn from the seed', () => {
    const delays = Array.from({ length: 60 }, (_, seed) => {
      const state = arrived({}, seed);
      expect(state.timerAt).toBe(5000 + 300 + below(rngFrom(seedOf(seed)), 901));
      timeOut(state);
      return raceOf(state).startedAt - 5000;
    });
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1200);
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(700);
  });

  test('[WB-SHER-4, WB-ONL-1] nobody is asked, nothing shows the moment, and the race starts with the timer', () => {
    const [one, other] = [arrived({}, 1), arrived({}, 2)];
    expect(one.timerAt).not.toBe(other.timerAt);
    for (const viewer of [...seatsOf(3), 'spectator'] as const) {
      const view = wrightBrothers.view(one, viewer);
      expect(view).toEqual(wrightBrothers.view(other, viewer));
      expect(view).toMatchObject({ phase: 'arrival-suspense', asked: [], deadline: undefined, race: undefined });
    }
    expect(wrightBrothers.toAct(one)).toEqual([]);
    expect(typesOf(timeOut(one))).toEqual(['race-started', 'race-drawn']);
    expect([one.phase, raceOf(one).cause, wrightBrothers.toAct(one)]).toEqual(['race', 'arrival', [0, 1, 2]]);
  });

  test('[WB-SHER-4] a re-deal draws another moment that fits what everyone has seen', () => {
    const state = arrived();
    const guess = (at: number) => {
      state.at = at;
      return Array.from({ length: 40 }, (_, n) => wrightBrothers.redeal(state, bob, rngFrom(seedOf(n))).timerAt ?? 0);
    };
    const fresh = guess(5000);
    expect([Math.min(...fresh) >= 5300, Math.max(...fresh) <= 6200, new Set(fresh).size > 30]).toEqual([
      true,
      true,
      true,
    ]);
    expect(Math.min(...guess(6000))).toBeGreaterThanOrEqual(6000);
  });

  test('[WB-ENG-8, WB-LOAD-8, WB-SHER-4] everybody may load meanwhile, and nothing else', () => {
    const state = arrived();
    expect(wrightBrothers.legalMoves(state, bob).every(({ type }) => type === 'load')).toBe(true);
    play(state, bob, load('5 J'), { after: 100, isTense: true });
    expect([held(state, bob), state.phase]).toEqual([' | 5 J', 'arrival-suspense']);
  });

  test('[WB-RACE-10, WB-SHER-4] a press timed by the own act comes before the signal and stuns', () => {
    const state = arrived();
    press(state, ann, 0);
    state.timerAt = 5000 + 900;
    feed(state, { type: 'timer', at: 5900, id: state.timerId });
    expect(raceOf(state).isStunned).toEqual([true, false, false]);
    expect([timeOfSlap(state, ann, 300), timeOfSlap(state, bob, 300)]).toEqual([600, 300]);
  });

  test('[WB-SHER-4, WB-RACE-7] who leaves in the suspense has no hand, and who comes back may slap', () => {
    const state = arrived();
    feed(state, { type: 'leave', at: 5010, seat: ann });
    timeOut(state);
    expect(wrightBrothers.toAct(state)).toEqual([1, 2]);
    feed(state, { type: 'return', at: state.at, seat: ann });
    slap(state, ann, 400);
    expect(timeOf(state, ann)).toBe(400);
  });

  test.each([
    ['a pass', pass, '*', [{}, { hand: '1' }]],
    ['Indians', event('indians'), '*', [{ hand: 'I' }, { revolver: '6' }]],
    ['a call', callDuel, '*', nobodyArmed(2)],
  ] as const)('[WB-SHER-5] it stands before the race however he came: %s', (_, move, deck, players) => {
    const state = table(players, { sheriffs: 3, deck });
    play(state, ann, move, { isTense: true });
    expect([state.phase, state.sheriffs]).toEqual(['arrival-suspense', 4]);
  });

  test('[WB-SEAL-1, WB-SHER-4] a sealed race starts at once', () => {
    expect(arrived({ raceMode: 'sealed' }).phase).toBe('sealed');
  });

  test('[WB-SHER-4] games of version 3 have no suspense', () => {
    const state = wrightBrothersV3.setup(table(nobodyArmed(3)).options, 3, seedOf(1));
    state.sheriffs = 3;
    state.deck = state.deck.filter((kind) => kind !== state.deck.at(-1));
    wrightBrothersV3.apply(state, { type: 'timer', at: state.timerAt ?? 0, id: state.timerId });
    while (state.phase === 'turn')
      wrightBrothersV3.apply(state, { type: 'timer', at: state.timerAt ?? 0, id: state.timerId });
    expect([state.phase, raceOf(state).cause]).toEqual(['race', 'arrival']);
  });
});
