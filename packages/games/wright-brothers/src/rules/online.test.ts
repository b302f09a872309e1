import { rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, load, pass, startShootout } from '../testing/orders.ts';
import {
  calledDuel,
  clock,
  nobodyArmed,
  openShootout,
  RACE_AT,
  raceOf,
  sealedChoice,
  timeOf,
  timeOfSlap,
  toldTo,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, held, lags, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { State } from './state.ts';

const viewers = [ann, bob, 'spectator'] as const;

describe('urgent messages', () => {
  test('[WB-ONL-1] the start of a race and the reveal of a duel are marked urgent, nothing else is', () => {
    const shootout = table(nobodyArmed(3), { sheriffs: 2 });
    const arrival = table(nobodyArmed(3), { sheriffs: 3, deck: '1 *' });
    const duel = calledDuel('5 4');
    const told = [play(shootout, ann, startShootout), play(arrival, ann, pass), timeOut(duel)];
    expect(told.map((events) => events.filter((event) => 'urgent' in event).map(({ type }) => type))).toEqual([
      ['race-started'],
      ['race-started'],
      ['duel-turned-up'],
    ]);
    // No other event of this input mentions the race.
    for (const viewer of viewers) {
      expect(toldTo(told[0] ?? [], viewer).map(({ type }) => type)).toEqual(['race-started']);
      expect(toldTo(told[1] ?? [], viewer).map(({ type }) => type)).toEqual([
        'passed',
        'sheriff-came',
        'drew',
        'race-started',
      ]);
      expect(toldTo(told[2] ?? [], viewer).map(({ type }) => type)).toEqual(['duel-turned-up']);
    }
  });
});

describe('claimed times', () => {
  test('[WB-ONL-2] a client that renders late can claim no more than its latency explains', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 60, 0, 0] });
    // The signal was there at +30 but painted at +430; pressed 250 after, received 30 later.
    expect(timeOfSlap(state, bob, 710, 250)).toBe(710 - 70);
    // Painted in time, it is the reaction itself.
    expect(timeOfSlap(state, bob, 310, 250)).toBe(250);
  });
});

describe('reconnection', () => {
  test('[WB-ONL-3] T0 doesn’t change when a player leaves, returns or is measured, and is in every view', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 40, 40, 40] });
    const { id } = raceOf(state);
    feed(state, { type: 'leave', at: RACE_AT + 200, seat: bob });
    lags(state, [0, 300, 40, 40]);
    feed(state, { type: 'return', at: RACE_AT + 900, seat: bob });
    for (const viewer of [ann, bob, cal, dot, 'spectator'] as const) {
      expect(wrightBrothers.view(state, viewer).race).toMatchObject({ id, startedAt: RACE_AT });
    }
    expect(wrightBrothers.now(state) - raceOf(state).startedAt).toBe(900);
    slap(state, bob, 1100, 150);
    expect(timeOf(state, bob)).toBe(1100 - 60);
  });

  test('[WB-ONL-3] the same holds in a duel', () => {
    const state = turnedUpDuel('5 4');
    const { startedAt } = raceOf(state);
    feed(state, { type: 'leave', at: startedAt + 100, seat: bob });
    feed(state, { type: 'return', at: startedAt + 700, seat: bob });
    expect([state.phase, wrightBrothers.view(state, bob).race?.startedAt]).toEqual(['race', startedAt]);
  });
});

describe('what viewers see of a race', () => {
  const half = () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 200, 200, 200] });
    const events = [...slap(state, bob, 680, 480), ...slap(state, cal, 685, 478)];
    return { state, events };
  };

  test('[WB-ONL-4] until the close you see only your own hand, with its receipt but no time or place', () => {
    const { state, events } = half();
    const received = new Map([
      [bob, RACE_AT + 680],
      [cal, RACE_AT + 685],
    ]);
    for (const viewer of [ann, bob, cal, dot, 'spectator'] as const) {
      const { race, division, players, asked } = wrightBrothers.view(state, viewer);
      const at = viewer === 'spectator' ? undefined : received.get(viewer);
      expect(race?.hands).toEqual(at === undefined ? [] : [{ seat: viewer, at }]);
      expect([race?.finishes, division]).toEqual([undefined, undefined]);
      expect(players.map((player) => player.isHandDown)).toEqual(
        seatsOf(4).map((by) => by === ann || (by === viewer && at !== undefined)),
      );
      expect(asked).toEqual([bob, cal, dot].filter((by) => by !== viewer || at === undefined));
      expect(toldTo(events, viewer)).toEqual(at === undefined ? [] : [{ type: 'slapped', seat: viewer, at }]);
    }
  });

  test('[WB-ONL-4] no view of an open race reveals the final order', () => {
    const { state } = half();
    const swapped = wrightBrothers.clone(state);
    const race = raceOf(swapped);
    race.hands = race.hands.map((hand) => ({ ...hand, e: 700 - hand.e, reaction: 7 }));
    race.tieOrder = race.tieOrder.toReversed();
    race.comp = [1, 2, 3, 4];
    race.roundTrip = [4, 3, 2, 1];
    race.loadedAt = [9, 9, 9, 9];
    swapped.timerAt = 1;
    swapped.rng = rngFrom(seedOf(99));
    for (const [i, player] of swapped.players.entries()) player.roundTrip = 9 - i;
    for (const viewer of [ann, bob, dot, 'spectator'] as const) {
      expect(wrightBrothers.view(swapped, viewer)).toEqual(wrightBrothers.view(state, viewer));
    }
    expect(wrightBrothers.view(state, dot).deadline).toBeUndefined();
  });

  test('[WB-ONL-4] another player’s stun is hidden while the race is open', () => {
    const { state } = half();
    const stunned = wrightBrothers.clone(state);
    raceOf(stunned).isStunned[dot] = true;
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(wrightBrothers.view(stunned, viewer)).toEqual(wrightBrothers.view(state, viewer));
    }
    expect(wrightBrothers.view(stunned, dot).race?.isStunned).toBe(true);
  });

  test('[WB-ONL-5] after the close everyone sees times, compensations and receipts', () => {
    const { state } = half();
    slap(state, dot, 690, 490);
    for (const viewer of [ann, bob, cal, dot, 'spectator'] as const) {
      expect(wrightBrothers.view(state, viewer).race?.finishes).toEqual([
        { seat: ann, received: undefined, reaction: undefined, e: undefined, comp: 10, isStunned: false },
        { seat: bob, received: 680, reaction: 480, e: 480, comp: 210, isStunned: false },
        { seat: cal, received: 685, reaction: 478, e: 478, comp: 210, isStunned: false },
        { seat: dot, received: 690, reaction: 490, e: 490, comp: 210, isStunned: false },
      ]);
    }
  });

  test('[WB-ONL-5] not before the close, and in a duel not without a verdict', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, 100] });
    slap(state, ann, 300, 300);
    for (const viewer of viewers) expect(wrightBrothers.view(state, viewer).race?.finishes).toBeUndefined();
    clock(state, 411);
    for (const viewer of viewers) {
      expect(wrightBrothers.view(state, viewer).race?.finishes?.map(({ e, comp }) => [e, comp])).toEqual([
        [300, 10],
        [undefined, 110],
      ]);
    }
  });
});

describe('by correspondence', () => {
  const letters = (players: readonly string[], around = {}): State =>
    table(
      players.map((hand) => ({ hand })),
      { ...around, options: { pace: 'correspondence' } },
    );

  test('[WB-ONL-6] players can load on any visit, days apart, in anyone’s turn', () => {
    const state = letters(['1 2 3 4 5 6', '1 2 3 4 5 6', '1 2 3 4 5 6']);
    const day = 24 * 3600 * 1000;
    play(state, cal, load('1'), { after: day / 2 });
    play(state, ann, pass, { after: day / 3 });
    play(state, cal, load('2 3'), { after: day / 2 });
    play(state, bob, load('6'));
    expect(wrightBrothers.deadline(state)?.at).toBe(day / 2 + day / 3 + day);
    expect(seatsOf(3).map((by) => held(state, by))).toEqual(['1 2 3 4 5 6 | ', '1 2 3 4 5 | 6', '4 5 6 | 1 2 3']);
  });

  test('[WB-ONL-6] a race is sealed, and the sealed choice is the last chance to load', () => {
    const state = letters(['7', '5 6', '4 3'], { sheriffs: 2 });
    play(state, ann, startShootout);
    expect([state.options.raceMode, state.phase]).toEqual(['sealed', 'sealed']);
    expect(refusal(state, bob, load('5'))).toBe('LOCKED_SEALED');
    expect((wrightBrothers.deadline(state)?.at ?? 0) - state.at).toBe(24 * 3600 * 1000);
    play(state, bob, sealedChoice('6', '5'));
    play(state, cal, sealedChoice('', '3 4'));
    expect(seatsOf(3).map((by) => held(state, by))).toEqual(['7 | ', ' | 5', ' | 3 4']);
    expect(refusal(state, ann, load('7'))).toBe('LOCKED_DIVISION');
  });

  test('[WB-ONL-6] with two players a called duel is revealed at once', () => {
    const state = letters(['1 2 3 4 5 6', '1 2 3 4 5 6'], { sheriffs: 2, deck: '5 4' });
    play(state, ann, callDuel);
    expect(state.phase).toBe('sealed');
  });
});
