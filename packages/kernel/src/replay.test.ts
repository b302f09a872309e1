import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { seat } from './ids.ts';
import type { Input } from './input.ts';
import { defaultOptions } from './options.ts';
import { ReplayError, replay } from './replay.ts';
import { rngFrom } from './rng.ts';
import { seedOf } from './seed.ts';
import { type Move, nim } from './testing/nim/index.ts';
import { randomWalk } from './walk.ts';

const options = defaultOptions(nim.options);
const head = { game: nim.id, rulesVersion: 1, options, seats: 3, seed: seedOf(7) };

test('a replay visits every state and event of the game', () => {
  const state = nim.setup(options, 3, head.seed);
  const inputs: Input<Move>[] = [];
  const hashes: string[] = [];
  const told: unknown[] = [];
  randomWalk(nim, state, rngFrom(seedOf(1)), 100, (input) => {
    if (inputs.length > 0) hashes.push(hashOf(state));
    inputs.push(input);
  });
  hashes.push(hashOf(state));

  const seen: string[] = [];
  const final = replay(
    nim,
    { ...head, inputs },
    (event) => told.push(event),
    (after, index) => {
      seen[index] = hashOf(after);
    },
  );
  expect(final).toEqual(state);
  expect(seen).toEqual(hashes);
  expect(told.slice(0, 3)).toEqual(state.cards.map((_, i) => ({ type: 'dealt', seat: i, card: expect.any(Number) })));
  expect(told.at(-1)).toEqual({ type: 'revealed', cards: state.cards });
});

test('the first input that cannot be played is named', () => {
  const inputs: Input<Move>[] = [
    { type: 'move', at: 10, seat: seat(0), move: { type: 'take', pebbles: 1 }, answers: 1 },
    { type: 'move', at: 20, seat: seat(2), move: { type: 'take', pebbles: 3 }, answers: 2 },
  ];
  try {
    replay(nim, { ...head, inputs });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ReplayError);
    expect(error).toMatchObject({ index: 1, message: 'Cannot replay input 1: the move is refused (not-your-turn)' });
  }
});

test('a replay refuses time that goes back and missing seats', () => {
  const late: Input<Move> = { type: 'lag', at: 500, seat: seat(0), roundTrip: 9 };
  const early: Input<Move> = { type: 'timer', at: 400, id: 1 };
  const nobody: Input<Move> = { type: 'leave', at: 500, seat: seat(3) };
  expect(() => replay(nim, { ...head, inputs: [late, early] })).toThrow(
    'Cannot replay input 1: its time 400 is before 500',
  );
  expect(() => replay(nim, { ...head, inputs: [late, nobody] })).toThrow('Cannot replay input 1: there is no seat 3');
});
