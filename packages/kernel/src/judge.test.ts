import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seat } from './ids.ts';
import { isLegal, judge, tryPlay } from './judge.ts';
import { defaultOptions } from './options.ts';
import { rngFrom } from './rng.ts';
import { seedOf } from './seed.ts';
import { nim, type State } from './testing/nim/index.ts';
import { randomWalk } from './walk.ts';

const ann = seat(0);
const bob = seat(1);

const start = (): State => nim.setup(defaultOptions(nim.options), 2, seedOf(7));

/** Expects a rejection with this code and an unchanged state. */
function refuses(state: State, attempt: Parameters<typeof tryPlay>[2], code: string): void {
  const before = JSON.stringify(state);
  const events: unknown[] = [];
  expect(tryPlay(nim, state, attempt, (event) => events.push(event))).toEqual({ ok: false, rejection: { code } });
  expect(JSON.stringify(state)).toBe(before);
  expect(events).toEqual([]);
}

test('a legal move is played, emits its events and is returned as an input for the log', () => {
  const state = start();
  const events: unknown[] = [];
  const played = tryPlay(nim, state, { at: 250, seat: 0, move: 'take 2', answers: 1, reaction: 90 }, (event) =>
    events.push(event),
  );
  const move = { type: 'take', pebbles: 2 };
  expect(played).toEqual({ ok: true, input: { type: 'move', at: 250, seat: 0, move, answers: 1, reaction: 90 } });
  expect(events).toEqual([{ type: 'took', seat: 0, pebbles: 2 }]);
  expect(state).toMatchObject({ now: 250, heap: 6, taken: [2, 0], active: 1 });
});

test('a move is judged without playing it', () => {
  const state = start();
  const before = JSON.stringify(state);
  const attempt = { at: 250, seat: 0, move: 'take 2', answers: 1 };
  const input = { type: 'move', at: 250, seat: 0, move: { type: 'take', pebbles: 2 }, answers: 1 };
  expect(judge(nim, state, attempt)).toEqual({ ok: true, input });
  expect(judge(nim, state, { ...attempt, seat: 1 })).toEqual({ ok: false, rejection: { code: 'not-your-turn' } });
  expect(JSON.stringify(state)).toBe(before);
});

test('a caller may parse the move itself', () => {
  const [take = expect.fail('there is a move')] = nim.legalMoves(start(), ann);
  const judgment = judge(nim, start(), { at: 0, seat: 0, move: 'mine', answers: 1 }, (sent) =>
    sent === 'mine' ? take : undefined,
  );
  expect(judgment.ok && judgment.input.move).toBe(take);
  expect(judge(nim, start(), { at: 0, seat: 0, move: 'take 1', answers: 1 }, () => undefined)).toEqual({
    ok: false,
    rejection: { code: 'malformed-move' },
  });
});

test('a move may be notation or JSON', () => {
  for (const move of ['take 3', { type: 'take', pebbles: 3 }, { type: 'take', pebbles: 3, more: 'x' }]) {
    const state = start();
    expect(tryPlay(nim, state, { at: 0, seat: 0, move, answers: 1 }).ok).toBe(true);
    expect(state.heap).toBe(5);
  }
});

test('a move that answers no question needs no number, and a given number is not logged', () => {
  const played = tryPlay(nim, start(), { at: 0, seat: 1, move: 'grab', answers: 99 });
  expect(played).toEqual({ ok: true, input: { type: 'move', at: 0, seat: 1, move: { type: 'grab' } } });
});

test.each([-5, 1.5, '90', null, Number.NaN, {}])('an invalid reaction time of %j is left out', (reaction) => {
  const played = tryPlay(nim, start(), { at: 0, seat: 1, move: 'grab', reaction });
  expect(played).toEqual({ ok: true, input: { type: 'move', at: 0, seat: 1, move: { type: 'grab' } } });
});

test('a reflex is accepted on any turn', () => {
  const state = start();
  expect(nim.legalMoves(state, bob)).not.toContainEqual({ type: 'fidget' });
  expect(tryPlay(nim, state, { at: 0, seat: 1, move: 'fidget' }).ok).toBe(true);
  expect(state.fidgets).toEqual([0, 1]);
});

test('nobody plays after the end', () => {
  const state = start();
  randomWalk(nim, state, rngFrom(seedOf(1)));
  refuses(state, { at: state.now, seat: 0, move: 'fidget' }, 'game-over');
  refuses(state, { at: -1, seat: 'x', move: {} }, 'game-over');
});

test.each([-1, 0.5, Number.NaN, 99, Number.POSITIVE_INFINITY])('time %f goes back or is not a valid time', (at) => {
  const state = start();
  nim.apply(state, { type: 'lag', at: 100, seat: ann, roundTrip: 5 });
  refuses(state, { at, seat: 0, move: 'grab' }, 'time-goes-back');
});

test('two moves may have the same time', () => {
  const state = start();
  expect(tryPlay(nim, state, { at: 100, seat: 0, move: 'grab' }).ok).toBe(true);
  expect(tryPlay(nim, state, { at: 100, seat: 1, move: 'grab' }).ok).toBe(true);
});

test.each([-1, 2, 0.5, '0', null, undefined, [0], Number.NaN])('there is no seat %j', (by) => {
  refuses(start(), { at: 0, seat: by, move: 'grab' }, 'no-such-seat');
});

test.each([
  undefined,
  null,
  '',
  'take',
  'take 4',
  'take 1.5',
  'TAKE 1',
  7,
  [],
  {},
  { type: 'take' },
  { type: '__proto__' },
])('%j is not a move', (move) => {
  refuses(start(), { at: 0, seat: 0, move, answers: 1 }, 'malformed-move');
});

test('an illegal move is refused with the game’s reason', () => {
  refuses(start(), { at: 0, seat: 1, move: 'take 1', answers: 1 }, 'not-your-turn');
  const state = start();
  state.heap = 2;
  refuses(state, { at: 0, seat: 0, move: 'take 3', answers: 1 }, 'too-many');
  state.deck = [];
  refuses(state, { at: 0, seat: 0, move: 'swap', answers: 1 }, 'empty-deck');
  state.grabbed = [true, false];
  refuses(state, { at: 0, seat: 0, move: 'grab' }, 'already-grabbed');
});

test.each([undefined, 0, 2, '1', null, [1]])(
  'a legal move that answers question %j is refused if the question is 1',
  (answers) => {
    refuses(start(), { at: 0, seat: 0, move: 'take 1', answers }, 'stale-turn');
  },
);

test('moves are compared by their notation', () => {
  expect(isLegal(nim, start(), ann, { type: 'take', pebbles: 3 })).toBe(true);
  expect(isLegal(nim, start(), bob, { type: 'take', pebbles: 3 })).toBe(false);
  expect(isLegal(nim, start(), bob, { type: 'fidget' })).toBe(true);
});

test('any input gets a judgment, and a refused one changes nothing', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything());
  const move = fc.oneof(anything, fc.constantFrom('take 1', 'swap', 'grab', 'fidget'), fc.record({ type: anything }));
  fc.assert(
    fc.property(fc.nat(20), anything, move, anything, anything, (steps, by, sent, reaction, answers) => {
      const state = start();
      randomWalk(nim, state, rngFrom(seedOf(steps)), steps);
      const before = JSON.stringify(state);
      for (const who of [by, 0, 1]) {
        const played = tryPlay(nim, state, { at: state.now, seat: who, move: sent, reaction, answers });
        if (played.ok) return;
        expect(JSON.stringify(state)).toBe(before);
      }
    }),
    { numRuns: 500 },
  );
});
