import { expect, test } from 'vitest';
import { seat } from './ids.ts';
import type { Input } from './input.ts';
import { defaultOptions } from './options.ts';
import { rngFrom } from './rng.ts';
import { seedOf } from './seed.ts';
import { type Event, type Move, nim, type State } from './testing/nim/index.ts';
import { randomInput, randomWalk } from './walk.ts';

const start = (): State => nim.setup(defaultOptions(nim.options), 3, seedOf(7));

test('a walk goes to the end, or to the given number of inputs', () => {
  const state = start();
  expect(randomWalk(nim, state, rngFrom(seedOf(1)), 3)).toBe(3);
  expect(nim.outcome(state)).toBeUndefined();
  expect(randomWalk(nim, state, rngFrom(seedOf(2)))).toBeGreaterThan(0);
  expect(nim.outcome(state)).toBeDefined();
  expect(randomWalk(nim, state, rngFrom(seedOf(3)))).toBe(0);
});

test('the same generator gives the same walk, and every input is reported before it is played', () => {
  const walk = () => {
    const state = start();
    const inputs: Input<Move>[] = [];
    const events: Event[] = [];
    const watch = (input: Input<Move>) => {
      expect(input.at).toBeGreaterThanOrEqual(state.now);
      inputs.push(input);
    };
    randomWalk(nim, state, rngFrom(seedOf(1)), 100, watch, (event) => events.push(event));
    return { state, inputs, events };
  };
  expect(walk()).toEqual(walk());
  expect(walk().events.at(-1)?.type).toBe('revealed');
});

test('a walk does not draw from the game’s generator', () => {
  const state = start();
  const before = [...state.rng];
  for (let i = 0; i < 50; i++) randomInput(nim, state, rngFrom(seedOf(i)));
  expect([...state.rng]).toEqual(before);
});

test('all kinds of input occur: asked and unasked moves, reflexes, timers', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const state = start();
    randomWalk(nim, state, rngFrom(seedOf(i)), 50, (input) => {
      seen.add(input.type === 'move' ? input.move.type : input.type);
      if (input.type === 'move' && input.seat !== state.active) seen.add('unasked');
    });
  }
  expect([...seen].sort()).toEqual(['fidget', 'grab', 'swap', 'take', 'timer', 'unasked']);
});

test('a timer fires when it is due, never earlier', () => {
  const state = start();
  nim.apply(state, { type: 'leave', at: 70, seat: seat(0) });
  expect(randomInput(nim, state, rngFrom(seedOf(1)))).toEqual({ type: 'timer', at: 70, id: state.timer });
  state.due = 0;
  expect(randomInput(nim, state, rngFrom(seedOf(1)))).toEqual({ type: 'timer', at: 70, id: state.timer });
});

test('a stuck game throws', () => {
  const stuck = { ...nim, legalMoves: () => [], reflexes: [], deadline: () => undefined };
  expect(() => randomInput(stuck, start(), rngFrom(seedOf(1)))).toThrow(
    'Cannot go on: nobody has a move and no timer runs',
  );
});
