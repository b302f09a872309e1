import { findGame } from '@saloon/catalog';
import { defaultOptions, type Input, randomWalk, rngFrom, seat, seedOf } from '@saloon/kernel';
import { ReplayCache } from '@saloon/table';
import { expect, test } from 'vitest';
import { findOpinion, opinionAsked } from './opinion.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
const options = { ...(defaultOptions(game.options) as object), rounds: 1 };

function reelOf(seed: number): ReplayCache {
  const inputs: Input<unknown>[] = [];
  randomWalk(game, game.setup(options, 2, seedOf(seed)), rngFrom(seedOf(seed + 1)), 80, (input) => inputs.push(input));
  const head = { game: game.id, rulesVersion: game.rulesVersion, options, seats: 2, seed: seedOf(seed) };
  const cache = ReplayCache.of(game, { ...head, inputs });
  if (!cache.ok) throw new Error(cache.problem.code);
  return cache;
}
const cache = reelOf(3);
const askedAt = cache.moments.map((_, step) => opinionAsked(cache, step));

test('there is an opinion only on moves with a choice', () => {
  expect(askedAt[0]).toBeUndefined();
  const asked = askedAt.filter((one) => one !== undefined);
  expect(asked.length).toBeGreaterThan(5);
  for (const [step, one] of askedAt.entries()) {
    const moment = cache.moments[step];
    if (one === undefined || moment === undefined) continue;
    expect(one.question).toMatchObject({ seat: moment.by, level: 'hard' });
    expect(game.legalMoves(one.question.state, seat(one.question.seat)).length).toBeGreaterThan(1);
  }
});

test('it is asked about what the seat saw before its move, with all else dealt again', () => {
  const step = askedAt.findIndex((one) => one !== undefined);
  const question = askedAt[step]?.question;
  const before = cache.stateAfter((cache.moments[step]?.inputs ?? 0) - 1);
  if (question === undefined) throw new Error('Cannot find a question');
  expect(game.view(question.state, question.seat)).toEqual(game.view(before, question.seat));
  expect(question.state).not.toEqual(before);
});

test('it says what looked best and what was played, the same each time, and the best is never the worse', () => {
  for (const asked of askedAt.filter((one) => one !== undefined).slice(0, 3)) {
    const opinion = findOpinion(game, asked);
    expect(opinion).toEqual(findOpinion(game, asked));
    if (opinion === undefined) throw new Error('Cannot hear an opinion');
    expect(game.formatMove(opinion.played.move)).toBe(asked.played);
    expect(opinion.played.chances).toBeLessThanOrEqual(opinion.best.chances);
    if (game.formatMove(opinion.best.move) === asked.played) expect(opinion.played).toEqual(opinion.best);
  }
});
