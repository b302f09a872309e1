import { findGame } from '@saloon/catalog';
import {
  type AnyGame,
  defaultOptions,
  type Input,
  parseOptions,
  randomWalk,
  rngFrom,
  seat,
  seedOf,
} from '@saloon/kernel';
import type { Recording } from '@saloon/recording';
import { ReplayCache } from '@saloon/table';
import { expect, test } from 'vitest';
import { courseOf } from './decisions.ts';

const ann = seat(0);

function known(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  return game;
}

/** A game of random moves, as a recording. */
function walked(game: AnyGame, seats: number, options: unknown, seed: number): Recording<unknown, unknown> {
  const inputs: Input<unknown>[] = [];
  const state = game.setup(options, seats, seedOf(seed));
  randomWalk(game, state, rngFrom(seedOf(seed + 100)), undefined, (input) => inputs.push(input));
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: seedOf(seed), inputs };
}

function reelOf(game: AnyGame, recording: Recording<unknown, unknown>): ReplayCache {
  const cache = ReplayCache.of(game, recording);
  if (!cache.ok) throw new Error(cache.problem.code);
  return cache;
}

test('every move of the seat with an alternative is a decision, at the step before it', () => {
  const game = known('colt-express');
  const cache = reelOf(game, walked(game, 3, defaultOptions(game.options), 1));
  const { decisions, outcome } = courseOf(cache, ann);
  expect(outcome).toEqual(game.outcome(cache.final));
  const own = cache.recording.inputs.filter((input) => input.type === 'move' && input.seat === ann);
  expect(decisions.length).toBeGreaterThan(10);
  expect(decisions.length).toBeLessThanOrEqual(own.length);
  for (const { state, move, step, owed } of decisions) {
    expect(owed).toBe(true);
    const legal = game.legalMoves(state, ann).map(game.formatMove);
    expect(legal).toContain(game.formatMove(move));
    expect(legal.length).toBeGreaterThan(1);
    // The step shows the table before the move: the same number of inputs, or fewer where some had nothing to tell.
    expect(game.now(cache.stateAfter(cache.moments[step]?.inputs ?? -1))).toBeLessThanOrEqual(game.now(state));
  }
  const steps = decisions.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('[WB-RACE-5, WB-LOAD-2, WB-TIME-8] races, reflexes and the clock are no decisions; to load unasked is one, and to wait was the other', () => {
  const game = known('wright-brothers');
  const parsed = parseOptions(game.options, { rounds: 2 });
  if (!parsed.ok) throw new Error('Cannot shorten the game');
  const all = [1, 2, 3, 4].flatMap((seed) => {
    const cache = reelOf(game, walked(game, 3, parsed.options, seed));
    return courseOf(cache, ann).decisions;
  });
  expect(all.some(({ owed }) => owed)).toBe(true);
  expect(all.some(({ owed }) => !owed)).toBe(true);
  for (const { state, move, owed } of all) {
    expect(game.isRace?.(state)).toBe(false);
    expect(['press', 'slap']).not.toContain((move as { readonly type: string }).type);
    expect(owed).toBe(game.toAct(state).includes(ann));
  }
});

test('a stand-in’s moves do not count as the player’s; a bot’s own game counts as its own', () => {
  const game = known('colt-express');
  const recording = walked(game, 3, defaultOptions(game.options), 1);
  const own = recording.inputs.flatMap((input, i) => (input.type === 'move' && input.seat === ann ? [i] : []));
  const line = (index: number, roundTrip: number | 'local'): Input<unknown> => ({
    type: 'lag',
    at: recording.inputs[index - 1]?.at ?? 0,
    seat: ann,
    roundTrip,
  });
  const countOf = (more: Partial<Recording<unknown, unknown>>) =>
    courseOf(reelOf(game, { ...recording, ...more }), ann).decisions.length;
  const all = countOf({});
  const [left = 0, back = 0] = [own[4], own[own.length - 3]];
  const away = recording.inputs.toSpliced(back, 0, line(back, 40)).toSpliced(left, 0, line(left, 'local'));
  const kept = countOf({ inputs: away });
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(7);
  expect(kept).toBeLessThan(all);
  expect(countOf({ inputs: recording.inputs.toSpliced(left, 0, line(left, 'local')) })).toBeLessThan(kept);
  const bot: Input<unknown> = { type: 'lag', at: 0, seat: ann, roundTrip: 'local' };
  expect(countOf({ inputs: [bot, ...recording.inputs] })).toBe(all);
});
