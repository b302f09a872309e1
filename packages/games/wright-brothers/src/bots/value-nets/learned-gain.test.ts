import { randomWalk, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../../index.ts';
import { isDuelGame, type State } from '../../rules/state.ts';
import { ann, bob, cal, dot, lags, play, slap, table } from '../../testing/index.ts';
import { learnedGain } from './learned-gain.ts';
import { RACE_FEATURES, raceFeatures } from './race-features.ts';
import { TURN_FEATURES, turnFeatures } from './turn-features.ts';
import { TRAINED_NETS } from './weights.ts';

const named = (names: readonly string[], values: Float64Array) =>
  Object.fromEntries(names.map((name, i) => [name, values[i]] as const).filter(([, value]) => value !== 0));

function atTurn(state: State, me: Seat) {
  return named(TURN_FEATURES, turnFeatures(state, me));
}

function inRace(state: State, me: Seat) {
  const race = state.race ?? expect.fail('a race is on');
  return named(RACE_FEATURES, raceFeatures(state, race, me));
}

describe('turn features', () => {
  const state = table(
    [
      { hand: '5 5 2 2 3 1', helpers: 0 },
      { hand: '4 M S I', revolver: '6 6 6 J 2 M' },
      { revolver: '7 7 7', helpers: 1 },
      {},
    ],
    { sheriffs: 2, loot: '6 J J 1 1', active: cal },
  );

  test('own cards: the set, its loaded part, loose cards, copies still unseen, the largest discard', () => {
    expect(atTurn(state, bob)).toMatchObject({
      set: 0.5,
      value: 5 / 3 - 1,
      'loaded-set': 1.25,
      loose: 0.5,
      'set-left': -0.5,
      jokers: 0.5,
      'jokers-left': -0.5,
      'misses-loaded': 1,
      'misses-held': 1,
      switches: 1,
      indians: 1,
      loaded: 2,
    });
    // Without the fives: two twos, the pair, or 3 = 2 + 1.
    expect(atTurn(state, ann)).toMatchObject({ set: -0.5, 'second-set': 1, throw: 1.5, hand: 1.5 });
    expect(atTurn(table([{ revolver: '7 7' }, {}, {}]), ann)).toMatchObject({ sevens: 1, 'my-turn': 1 });
  });

  test('the table: sheriffs, deck, loot, whose turn it is, number of players', () => {
    const seen = atTurn(state, ann);
    expect(seen).toMatchObject({ 'two-sheriffs': 1, loot: -0.5, 'my-turn-in-2': 1, 'four-players': 1 });
    expect(seen.deck).toBeCloseTo(state.deck.length / 20 - 1);
    expect(seen['sheriff-near']).toBeCloseTo(10 / state.deck.length - 0.5);
    expect(atTurn(state, cal)).toMatchObject({ 'my-turn': 1, helpers: 1 });
    expect(atTurn(table([{}, {}, {}, {}, {}]), bob)).toMatchObject({
      'no-sheriff': 1,
      'five-players': 1,
      'my-turn-in-1': 1,
    });
  });

  test('the others, from the left: loaded cards and Helpers', () => {
    expect(atTurn(state, ann)).toMatchObject({
      'left-1-loaded': 2,
      'left-2-loaded': 0.5,
      'left-2-helpers': 1,
      'left-3-loaded': -1,
      'most-loaded': 1.5,
      'mean-loaded': 0.5,
      'ahead-in-loaded': -3,
    });
    expect(atTurn(state, dot)).toMatchObject({ 'left-2-loaded': 2, 'left-3-loaded': 0.5, 'left-3-helpers': 1 });
  });
});

describe('race features', () => {
  const race = () => {
    const state = table([{ revolver: '7 7 J' }, { hand: '5 5', revolver: '5 M' }, { revolver: '2' }, {}], {
      sheriffs: 2,
      loot: '1 1 1 1 1',
    });
    lags(state, ['local', 'local', 'local', 'local']);
    play(state, ann, { type: 'start-shootout' });
    return state;
  };

  test('loaded and unloaded cards', () => {
    const state = race();
    expect(inRace(state, ann)).toMatchObject({ loot: -0.5, sevens: 1, jokers: 0.5, 'i-started': 1, 'my-hand-down': 1 });
    expect(inRace(state, bob)).toMatchObject({ set: -1, misses: 1, 'not-loaded': 1, loaded: -0.5, 'set-ahead': -1 });
    expect(inRace(state, dot)).toMatchObject({ 'no-set': 1, 'four-players': 1, 'ahead-in-loaded': -1.5 });
  });

  test('who was fast, who is last, who started', () => {
    const state = race();
    slap(state, cal, 310);
    slap(state, bob, 340);
    expect(inRace(state, bob)).toMatchObject({
      'my-hand-down': 1,
      'hands-down': 1,
      'my-time': expect.closeTo(0.4),
      'before-me': 0.5,
      'still-to-come': 0.5,
      'last-to-come': 1,
      'left-1-down': 1,
      'left-3-started': 1,
      'left-3-down': 1,
    });
    expect(inRace(state, cal)['before-me']).toBeUndefined();
    expect(inRace(state, dot)['my-hand-down']).toBeUndefined();
  });
});

test('[WB-BOT-5] no feature depends on what the seat cannot see', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(), fc.nat(250), fc.nat(4), (seats, game, steps, who) => {
      const state = wrightBrothers.setup(table([{}, {}]).options, seats, seedOf(game % 1_000_000));
      randomWalk(wrightBrothers, state, rngFrom(seedOf(game % 999_983)), steps);
      const me = seat(who % seats);
      // A bot is handed a re-deal, never the state itself: others' hands in an open race are not in it.
      const seen = wrightBrothers.redeal(state, me, rngFrom(seedOf(game % 7907)));
      const twin = wrightBrothers.redeal(state, me, rngFrom(seedOf(game % 7919)));
      expect(learnedGain(TRAINED_NETS, twin, me)).toBe(learnedGain(TRAINED_NETS, seen, me));
    }),
  );
});

test('the nets do not apply to duels and sealed races', () => {
  const duel = table([{}, {}]);
  expect(isDuelGame(duel)).toBe(true);
  expect(learnedGain(TRAINED_NETS, duel, ann)).toBeUndefined();
  const sealed = table([{}, {}, {}], { sheriffs: 2, options: { raceMode: 'sealed' } });
  play(sealed, ann, { type: 'start-shootout' });
  expect(learnedGain(TRAINED_NETS, sealed, ann)).toBeUndefined();
});

test('the nets prefer a larger set, more of it loaded, and starting the shootout with it', () => {
  const others = [{ revolver: '5 5' }, { revolver: '6' }, {}];
  const gain = (revolver: string, hand = '', sheriffs = 2) =>
    learnedGain(TRAINED_NETS, table([{ revolver, hand }, ...others], { sheriffs, loot: '1 1 2 2 3 3 4 4' }), ann) ?? 0;
  expect(gain('4 4 4 J')).toBeGreaterThan(gain('4 4'));
  expect(gain('4 4 4', '7 7 1')).toBeGreaterThan(gain('4 7 1', '4 4 7'));
  const race = (revolver: string) => {
    const state = table([{ revolver }, ...others], { sheriffs: 2, loot: '1 1 2 2 3 3 4 4' });
    play(state, ann, { type: 'start-shootout' });
    return [learnedGain(TRAINED_NETS, state, ann) ?? 0, learnedGain(TRAINED_NETS, state, bob) ?? 0] as const;
  };
  const [strong, against] = race('3 3 3 J J');
  const [weak] = race('2');
  expect(strong).toBeGreaterThan(weak);
  expect(strong).toBeGreaterThan(against);
});
