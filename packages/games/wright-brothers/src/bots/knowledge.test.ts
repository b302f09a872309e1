import { cloneRng, type Level, randomWalk, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, cal, dot, lags, play, slap, table, timeOut } from '../testing/index.ts';
import { knowledge } from './knowledge.ts';

const rng = () => rngFrom(seedOf(7));
const meanTempo = (state: State, by: Seat, move: Move, level: Level): number => {
  const draws = rng();
  const times = Array.from({ length: 4000 }, () => knowledge.tempo(state, by, move, level, draws));
  return times.reduce((sum, time) => sum + time, 0) / times.length;
};
const shootout = () => {
  const state = table([{}, { hand: '5 J' }, {}, {}], { sheriffs: 2 });
  lags(state, ['local', 'local', 'local', 'local']);
  play(state, ann, { type: 'start-shootout' });
  return state;
};
/** A called duel with its cards revealed: `deck` is the caller's card, then the opponent's. */
const duel = (deck: string) => {
  const state = table([{}, {}], { sheriffs: 2, deck });
  lags(state, ['local', 'local']);
  play(state, ann, { type: 'call-duel' });
  timeOut(state);
  return state;
};

describe('a bot is a client', () => {
  test('[WB-BOT-1] a bot’s slaps race like anyone’s, without latency credit: the arrival time counts', () => {
    const state = shootout();
    expect(state.race?.comp).toEqual([0, 0, 0, 0]);
    slap(state, bob, 340, 300);
    slap(state, cal, 345);
    expect(state.race?.hands).toEqual([
      { seat: bob, at: 340, reaction: 300, e: 340 },
      { seat: cal, at: 345, reaction: undefined, e: 345 },
    ]);
    // Nothing to wait for: the last bot can no longer be faster one millisecond after the slowest hand.
    expect(wrightBrothers.deadline(state)?.at).toBe(346);
    timeOut(state);
    expect(state.division).toMatchObject({ order: [ann, bob, cal], excluded: [dot] });
  });

  test('[WB-BOT-1] its time counts from the signal and is never earlier than the arrival, whatever it claims', () => {
    const state = shootout();
    slap(state, bob, 340, 310);
    slap(state, cal, 341, 40);
    expect(state.race?.hands.map(({ e }) => e)).toEqual([340, 341]);
  });

  test('[WB-BOT-6] among bots the reaction time is the time of the slap; nobody waits for latency', () => {
    const state = shootout();
    for (const [by, reaction] of [
      [bob, 301],
      [cal, 302],
      [dot, 303],
    ] as const) {
      slap(state, by, reaction, reaction);
    }
    expect(state.phase).toBe('round-over');
    expect(state.at).toBe(303);
    expect(state.division).toMatchObject({ order: [ann, bob, cal], excluded: [dot] });
  });
});

describe('tempo', () => {
  test('[WB-BOT-2] a slap takes a reaction time, and each card loaded in a race takes its own', () => {
    const state = shootout();
    expect(meanTempo(state, bob, { type: 'slap' }, 'normal')).toBeCloseTo(450, -1);
    expect(knowledge.tempo(state, bob, { type: 'load', cards: ['5'] }, 'normal', rng())).toBe(400);
    expect(knowledge.tempo(state, bob, { type: 'load', cards: ['5', 'joker'] }, 'easy', rng())).toBe(1200);
  });

  test('[WB-BOT-3] comparing the two cards of a go adds 80 ms; a slap in a no-go does not', () => {
    const go = meanTempo(duel('5 3'), bob, { type: 'slap' }, 'hard');
    const noGo = meanTempo(duel('3 5'), bob, { type: 'slap' }, 'hard');
    expect(go - noGo).toBeCloseTo(80, 6);
    expect(noGo).toBeCloseTo(330, -1);
  });

  test('[WB-BOT-3] the race at the fourth sheriff has no cards to compare', () => {
    const state = table([{ hand: '1 2 3 4 5' }, { hand: '1 1 2 2 3 3' }], { sheriffs: 3, deck: '*' });
    play(state, ann, { type: 'pass' });
    expect(meanTempo(state, bob, { type: 'slap' }, 'hard')).toBeCloseTo(330, -1);
  });

  test('[WB-BOT-4] every move in a turn takes at least the minimum thinking time, so people can load first', () => {
    const state = table([{ hand: '3 4 7 S I H' }, { hand: '5 5' }, {}]);
    const draws = rng();
    for (const move of wrightBrothers.legalMoves(state, ann)) {
      for (const [level, least] of [
        ['easy', 1500],
        ['normal', 1500],
        ['hard', 1200],
        ['legend', 1200],
      ] as const) {
        expect(knowledge.tempo(state, ann, move, level, draws)).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('slips', () => {
  const fouls = (state: State, level: Level): number => {
    const draws = rng();
    return Array.from({ length: 10_000 }, () => knowledge.slip(state, bob, level, draws)).filter(
      (move) => move?.type === 'slap',
    ).length;
  };

  test('[WB-BOT-2] a bot fouls in a no-go as often as its level says, and never in a go', () => {
    expect(fouls(duel('3 5'), 'easy')).toBeGreaterThan(1100);
    expect(fouls(duel('3 5'), 'easy')).toBeLessThan(1300);
    expect(fouls(duel('3 5'), 'legend')).toBeLessThan(150);
    expect(fouls(duel('5 3'), 'easy')).toBe(0);
  });

  test('[WB-BOT-2] whether it fouls is drawn once, when the cards are revealed', () => {
    const later = duel('3 5');
    later.at += 1;
    expect(fouls(later, 'easy')).toBe(0);
  });

  const aiming = () => {
    const state = table([{ revolver: '7 M' }, { revolver: '7 7 J' }, { revolver: '5 5' }, {}], { sheriffs: 2 });
    play(state, ann, { type: 'start-shootout' });
    slap(state, bob, 300);
    slap(state, cal, 310);
    slap(state, dot, 320);
    return state;
  };

  test('[WB-MISS-12] below the top level a bot aims a Miss by the rule; the top level decides for itself', () => {
    expect(aiming().phase).toBe('miss-choice');
    expect(knowledge.slip(aiming(), ann, 'hard', rng())).toEqual({ type: 'miss-target', owner: bob });
    expect(knowledge.slip(aiming(), ann, 'legend', rng())).toBeUndefined();
    expect(knowledge.slip(aiming(), bob, 'hard', rng())).toBeUndefined();
  });
});

describe('what a bot may know', () => {
  test('[WB-BOT-5] nothing a bot computes depends on what its seat cannot see', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), fc.nat(250), fc.nat(4), (seats, game, steps, who) => {
        const state = wrightBrothers.setup(table([{}, {}]).options, seats, seedOf(game % 1_000_000));
        randomWalk(wrightBrothers, state, rngFrom(seedOf(game % 999_983)), steps);
        const me = seat(who % seats);
        const twin = wrightBrothers.redeal(state, me, rngFrom(seedOf(game % 7919)));
        const draws = rngFrom(seedOf(steps));
        const seen = wrightBrothers.redeal(state, me, cloneRng(draws));
        const seenByTwin = wrightBrothers.redeal(twin, me, cloneRng(draws));
        expect(knowledge.evaluate(seenByTwin, me)).toBe(knowledge.evaluate(seen, me));
        expect(knowledge.slip(seenByTwin, me, 'easy', rng())).toEqual(knowledge.slip(seen, me, 'easy', rng()));
      }),
    );
  });

  test('a good position is worth more than a bad one', () => {
    const others = [{ revolver: '5 5 5' }, { revolver: '6 6' }];
    const worth = (revolver: string, sheriffs: number, hand = '') =>
      knowledge.evaluate(table([{ revolver, hand }, ...others], { sheriffs, loot: '1 1 2 2 3 3' }), ann);
    for (const sheriffs of [0, 1, 2, 3]) expect(worth('7 7 7 J', sheriffs)).toBeGreaterThan(worth('1 2 3 4', sheriffs));
    // A set in hand is not yet one in the revolver, once a shootout may come; before that the choice is worth more.
    for (const sheriffs of [1, 2, 3]) expect(worth('4 4 4', sheriffs)).toBeGreaterThan(worth('', sheriffs, '4 4 4'));
    expect(worth('', 0, '4 4 4')).toBeGreaterThan(worth('4 4 4', 0));
    // Misses cancel the highest denomination first (WB-MISS-3).
    for (const sheriffs of [1, 2, 3]) expect(worth('6 6 6', sheriffs)).toBeGreaterThan(worth('7 7 7', sheriffs));
    const ahead = table([{ score: 20 }, {}, {}]);
    expect(knowledge.evaluate(ahead, ann)).toBeGreaterThan(knowledge.evaluate(ahead, bob));
  });
});

/** How often, of 30 times, the most frequent best discard is the best one after this many deals. */
function agreement(state: State, by: Seat, deals: number): number {
  const draws = rngFrom(seedOf(3));
  const times = new Map<Move, number>();
  const legal = wrightBrothers.legalMoves(state, by).filter(({ type }) => type === 'discard');
  for (let i = 0; i < 30; i++) {
    const seen = Array.from({ length: deals }, () => wrightBrothers.redeal(state, by, draws));
    const worth = legal.map((move) =>
      seen.reduce((sum, deal) => {
        const after = wrightBrothers.clone(deal);
        play(after, by, move);
        return sum + knowledge.evaluate(after, by);
      }, 0),
    );
    const best = legal[worth.indexOf(Math.max(...worth))];
    if (best !== undefined) times.set(best, (times.get(best) ?? 0) + 1);
  }
  return Math.max(...times.values());
}

test('[WB-DRAW-1] the best discard over one deal depends on luck; over as many deals as search uses it is stable', () => {
  const state = table([
    { hand: '5 5 3 2 1 7' },
    { hand: '1 2 3 4 5 7' },
    { hand: '1 2 3 4 6 7' },
    { hand: '1 2 3 4 5 6' },
  ]);
  expect(agreement(state, ann, 1)).toBeLessThan(28);
  expect(agreement(state, ann, knowledge.glances ?? 1)).toBeGreaterThan(28);
});
