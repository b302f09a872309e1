import { expect, test } from 'vitest';
import { seat } from './ids.ts';
import { defaultOptions } from './options.ts';
import { divide, moveInput, nextInputs, perft } from './perft.ts';
import { seedOf } from './seed.ts';
import { nim, type State } from './testing/nim/index.ts';

const ann = seat(0);
const bob = seat(1);

/** Two seats, with no cards to swap and no grabs left: plain Nim. */
function plainNim(heap: number): State {
  const state = nim.setup({ ...defaultOptions(nim.options), heap }, 2, seedOf(7));
  state.grabbed = [true, true];
  state.deck = [];
  return state;
}

const cases: [name: string, start: State, leaves: readonly number[]][] = [
  // At depth d: the number of ordered sums of d numbers from 1 to 3 that don't exceed the heap.
  // Heap 3. 1: 1 2 3. 2: from 1: 1 2, from 2: 1, from 3: over = 3. 3: only 1+1+1 = 1. 4: nobody can move = 0.
  ['a heap of three', plainNim(3), [3, 3, 1, 0]],
  // Heap 5. 1: 1 2 3. 2: 3 + 3 + 2 = 8. 3: after sums 2, 3, 4, 3, 4, 5, 4, 5: 3 + 2 + 1 + 2 + 1 + 0 + 1 + 0 = 10.
  // 4: the ten leave 5-3=2 1 0 | 1 0 | 0 | 1 0 | 0 | 0: 2 + 1 + 1 + 1 = 5. 5: only 1+1+1+1+1 = 1.
  ['a heap of five', plainNim(5), [3, 8, 10, 5, 1, 0]],
];

test.each(cases)('perft: %s', (_name, start, leaves) => {
  expect(leaves.map((_, i) => perft(nim, start, i + 1))).toEqual(leaves);
});

test('perft at depth 0 is 1', () => {
  expect(perft(nim, plainNim(3), 0)).toBe(1);
});

test('perft does not change the state', () => {
  const state = plainNim(5);
  const before = JSON.stringify(state);
  perft(nim, state, 4);
  expect(JSON.stringify(state)).toBe(before);
});

test('divide lists the first inputs, and their counts add up', () => {
  expect(divide(nim, plainNim(3), 2)).toEqual([
    { input: 'seat 0: take 1', leaves: 2 },
    { input: 'seat 0: take 2', leaves: 1 },
    { input: 'seat 0: take 3', leaves: 0 },
  ]);
  const whole = nim.setup(defaultOptions(nim.options), 3, seedOf(7));
  for (const depth of [1, 2, 3, 4]) {
    const sum = divide(nim, whole, depth).reduce((total, { leaves }) => total + leaves, 0);
    expect(sum).toBe(perft(nim, whole, depth));
  }
});

test('the next inputs are the moves of the seats that owe one, with the question they answer', () => {
  const state = nim.setup({ ...defaultOptions(nim.options), heap: 1 }, 2, seedOf(7));
  expect(nextInputs(nim, state)).toEqual([
    { type: 'move', at: 0, seat: ann, move: { type: 'take', pebbles: 1 }, answers: 1 },
    { type: 'move', at: 0, seat: ann, move: { type: 'swap' }, answers: 1 },
    { type: 'move', at: 0, seat: ann, move: { type: 'grab' } },
  ]);
  expect(nextInputs(nim, state, true)).toContainEqual({ type: 'move', at: 0, seat: bob, move: { type: 'grab' } });
});

test('if nobody owes a move, the timer is included', () => {
  const state = plainNim(1);
  nim.apply(state, { type: 'leave', at: 70, seat: ann });
  expect(nim.toAct(state)).toEqual([]);
  expect(nextInputs(nim, state)).toContainEqual({ type: 'timer', at: 70, id: 2 });
  expect(divide(nim, state, 1).map(({ input }) => input)).toEqual(['seat 0: take 1', 'timer']);
});

test('a finished game has no next inputs', () => {
  const state = plainNim(1);
  nim.apply(state, { type: 'move', at: 0, seat: ann, move: { type: 'take', pebbles: 1 } });
  expect(nextInputs(nim, state, true)).toEqual([]);
});

test('an input has its reaction time, and no undefined fields', () => {
  const state = plainNim(3);
  const made = { at: 5, seat: ann, move: { type: 'take', pebbles: 1 } } as const;
  expect(moveInput(nim, state, { ...made, reaction: 80 })).toStrictEqual({
    type: 'move',
    ...made,
    reaction: 80,
    answers: 1,
  });
  const grab = { at: 5, seat: ann, move: { type: 'grab' } } as const;
  expect(moveInput(nim, state, grab)).toStrictEqual({ type: 'move', ...grab });
});
