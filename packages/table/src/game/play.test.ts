import { findGame } from '@saloon/catalog';
import { type Input, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { ann, bob, cal, dot, moveOf, playing, playUntil } from '../testing/index.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
type View = {
  readonly active: number;
  readonly turn: number;
  readonly phase: string;
  readonly deadline?: { at: number };
};
const pass = (turn: number) => ({ type: 'move', move: 'pass', answers: turn }) as const;
const people = [ann, bob, cal, dot];
const inputsOf = (log: readonly Entry[]): readonly Input<unknown>[] =>
  log.flatMap((entry) => (entry.type === 'input' ? entry.input : []));

/** A table whose active player is known. */
function begun(options?: Parameters<typeof playing>[1]) {
  const table = playing(people, options);
  for (const user of people) table.attach(user);
  const { active, turn } = table.client(ann).view as View;
  const [user, other] = [people[active] ?? ann, people[(active + 1) % 4] ?? ann];
  return { table, active, turn, user, other };
}

test('a move is played, logged at the game’s time, and sent to everyone with the next version', () => {
  const { table, active, turn, user } = begun();
  const before = table.table.version;
  table.at = 4000;
  expect(table.do(user, pass(turn), 'mine')).toEqual({ ok: true, version: before + 1 });
  expect(table.log.at(-1)).toEqual({
    type: 'input',
    at: 4000,
    by: { user, id: 'mine' },
    input: { type: 'move', at: 3000, seat: active, move: { type: 'pass' }, answers: turn },
  });
  for (const one of people) {
    const client = table.client(one);
    expect(client.version).toBe(before + 1);
    expect(client.now).toBe(3000);
    expect(client.events.at(-1)).toMatchObject({ type: 'turn-started', turn: turn + 1 });
    expect(client.view).toMatchObject({ turn: turn + 1 });
  }
});

test('a refused move changes nothing and is not sent to anyone', () => {
  const { table, turn, user, other } = begun();
  const before = [table.hash, table.log.length, table.table.version];
  const moves: [typeof user, Parameters<typeof table.do>[1], string][] = [
    [other, pass(turn), 'NOT_YOUR_TURN'],
    [user, pass(turn + 1), 'STALE_TURN'],
    [user, { type: 'move', move: { type: 'discard', cards: ['sheriff'] }, answers: turn }, 'NOT_IN_HAND'],
    [user, { type: 'move', move: { type: 'discard', cards: 'all' }, answers: turn }, 'malformed-move'],
    [user, { type: 'move', move: null }, 'malformed-move'],
    [user, { type: 'move', move: { type: 'slap' }, answers: 5 }, 'WRONG_PHASE'],
  ];
  for (const [who, command, code] of moves) expect(table.do(who, command)).toEqual({ ok: false, code });
  expect([table.hash, table.log.length, table.table.version]).toEqual(before);
  expect(table.table.takeMessages()).toEqual([]);
});

test('no one can move before the deal, without a seat or after the end', () => {
  const { table, turn } = begun();
  expect(table.do('zoe' as typeof ann, pass(turn))).toEqual({ ok: false, code: 'not-seated' });
  const short = playing([ann, bob], { rounds: 1 });
  playUntil(short, [ann, bob], rngFrom(seedOf(1)), () => false);
  expect(short.table.info.phase).toBe('over');
  expect(short.do(ann, pass(1))).toEqual({ ok: false, code: 'game-over' });
});

test('the same id of the same person is answered as before and played once', () => {
  const { table, turn, user, other } = begun();
  const first = table.do(user, pass(turn), 'retry');
  const length = table.log.length;
  table.at += 500;
  expect(table.do(user, pass(turn), 'retry')).toEqual(first);
  expect(table.do(user, { type: 'chat', text: 'another command under that id' }, 'retry')).toEqual(first);
  expect(table.log.length).toBe(length);
  expect(table.do(other, pass(turn + 1), 'retry')).toMatchObject({ ok: true });
  expect(table.rebuilt().command(user, 'x', 'retry', pass(turn), 99_999)).toEqual(first);
});

test('a refused id stays refused: a copy that comes later, when it would be legal, changes nothing', () => {
  const { table, turn, other, user } = begun();
  expect(table.do(other, pass(turn + 1), 'early')).toEqual({ ok: false, code: 'NOT_YOUR_TURN' });
  table.must(user, pass(turn));
  const length = table.log.length;
  expect(table.do(other, pass(turn + 1), 'early')).toEqual({ ok: false, code: 'NOT_YOUR_TURN' });
  expect(table.log.length).toBe(length);
  expect(table.do(other, pass(turn + 1), 'anew')).toMatchObject({ ok: true });
});

test('a timer is fed when it is due, whenever the table is woken', () => {
  const { table, turn, active } = begun({ turnTimeMs: 15_000 });
  expect(table.table.nextWake()).toBe(16_000);
  table.table.wake(15_999);
  expect(inputsOf(table.log).filter(({ type }) => type === 'timer')).toEqual([]);
  table.at = 60_000;
  table.table.wake(40_000);
  table.pump();
  const timers = inputsOf(table.log).filter(({ type }) => type === 'timer');
  expect(timers.map(({ at }) => at)).toEqual([15_000, 30_000]);
  expect(table.client(ann).view).toMatchObject({ turn: turn + 2, active: (active + 2) % 4 });
});

test('what is due is played before a later command, and a tie goes to the clock', () => {
  const { table, turn, user } = begun({ turnTimeMs: 15_000 });
  table.at = 16_000;
  expect(table.do(user, pass(turn))).toMatchObject({ ok: false, code: 'NOT_YOUR_TURN' });
  expect(inputsOf(table.log).at(-1)).toMatchObject({ type: 'timer', at: 15_000 });
});

test('a clock that goes back is taken to stand still', () => {
  const { table, turn, user } = begun();
  table.at = 900;
  table.must(user, pass(turn));
  expect(table.log.at(-1)?.at).toBe(1000);
});

test('each seat gets its legal moves with their questions, and again only when they change', () => {
  const { table, active, turn, user, other } = begun();
  for (const [seat, one] of people.entries()) {
    const moves = game.legalMoves(table.table.state, seat as Seat);
    expect(table.client(one).offer.moves).toEqual(JSON.parse(JSON.stringify(moves)));
  }
  expect(table.client(user).offer.questions.pass).toBe(turn);
  expect(table.client(other).offer.questions).toEqual({});
  const before = new Map(people.map((one) => [one, table.client(one).offer]));
  table.must(user, pass(turn));
  const changed = people.filter((one) => table.client(one).offer !== before.get(one));
  expect(changed.sort()).toEqual([user, other].sort());
  expect(active).toBeLessThan(4);
});

test('when the game is over the seed is shown, with the outcome', () => {
  const table = playing([ann, bob], { rounds: 1 }, [], seedOf(3));
  playUntil(table, [ann, bob], rngFrom(seedOf(2)), () => false);
  expect(table.client(bob).info).toMatchObject({
    phase: 'over',
    seed: seedOf(3),
    outcome: { ranks: [expect.any(Number), expect.any(Number)] },
  });
  expect(table.client(bob).offer.moves).toEqual([]);
  expect(table.table.nextWake()).toBeUndefined();
  expect(table.table.row).toBeUndefined();
});

test('[WB-TIME-2] the game gets a latency before its next input, if it is smaller or has grown enough', () => {
  const { table } = begun();
  const told = () => inputsOf(table.log).map((input) => (input.type === 'lag' ? input.roundTrip : input.type));
  const start = told().length;
  for (const roundTrip of [40, 43, 44, 45, 41]) {
    const before = table.log.length;
    table.table.lag(bob, roundTrip + 500, table.at);
    table.table.lag(bob, roundTrip, table.at);
    table.pump();
    expect(table.log.length).toBe(before);
    const { active, turn } = table.client(ann).view as View;
    table.must(people[active] ?? ann, pass(turn));
  }
  table.table.lag(bob, 90, table.at);
  table.wait(45_000);
  expect(told().slice(start)).toEqual([40, 'move', 'move', 'move', 45, 'move', 41, 'move', 90, 'timer']);
});

test('[WB-TIME-2] a refused move adds no latency inputs', () => {
  const { table, user, turn } = begun();
  const before = table.log.length;
  table.table.lag(bob, 40, table.at);
  expect(table.do(user, pass(turn + 1))).toEqual({ ok: false, code: 'STALE_TURN' });
  expect(table.log.length).toBe(before);
});

test('moves arrive as notation or as plain JSON, and equal moves are logged alike', () => {
  const { table, user } = begun();
  const { offer } = table.client(user);
  const load = offer.moves.find((move) => (move as { type: string }).type === 'load');
  table.must(
    user,
    moveOf(offer, () => load),
  );
  expect(table.log.at(-1)).toMatchObject({ input: { move: load } });
});
