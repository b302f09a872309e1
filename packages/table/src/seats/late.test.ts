import { findGame, games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, randomWalk, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { Scene } from '../scene/scene.ts';
import { ann, bob, moveOf, playing, playOn, TestTable } from '../testing/index.ts';
import { latePeople } from './late.ts';

/** Ann and Bob in The Wright Brothers' Gang; Bob does nothing. */
function idle(pace: 'live' | 'correspondence' = 'live') {
  const table = playing([ann, bob], { rounds: 3, pace });
  for (const user of [ann, bob]) table.attach(user);
  const passOfAnn = () => {
    const { offer } = table.client(ann);
    const has = offer.moves.some((move) => (move as { type: string }).type === 'pass');
    if (has)
      table.must(
        ann,
        moveOf(offer, (moves) => moves.find((move) => (move as { type: string }).type === 'pass')),
      );
  };
  /** Ann passes on her turns until Bob has run out of time `count` times. */
  const letBobBeLate = (times: number) => {
    const before = timersOf(table);
    for (let i = 0; i < 10_000 && timersOf(table) < before + times; i++) {
      passOfAnn();
      table.wait(pace === 'live' ? 1000 : 3_600_000);
    }
  };
  return { table, passOfAnn, letBobBeLate };
}
const timersOf = (table: TestTable) =>
  table.log.filter((entry) => entry.type === 'input' && entry.input.type === 'timer').length;
const bobAt = (table: TestTable) => table.table.info.seats[1];

test('a player who runs out of time twice in a row gets a stand-in, and the chat says so', () => {
  const { table, passOfAnn, letBobBeLate } = idle();
  letBobBeLate(1);
  expect(bobAt(table)).toMatchObject({ isHere: true, standIn: undefined });
  letBobBeLate(1);
  expect(bobAt(table)).toMatchObject({ isHere: true, standIn: 'normal' });
  const told = { name: 'Bob', seat: 1, type: 'stood-in', level: 'normal', why: 'late' };
  expect(table.client(ann).chat.at(-1)).toMatchObject(told);
  expect(table.attach(bob).chat.at(-1)).toMatchObject(told);
  const moves = table.log.length;
  for (let n = 0; n < 20; n++) {
    passOfAnn();
    table.wait(1000);
  }
  const isBobs = (entry: Entry) => entry.type === 'input' && entry.input.type === 'move' && entry.input.seat === 1;
  expect(table.log.slice(moves).some(isBobs)).toBe(true);
});

test('a move in between begins the count anew', () => {
  const { table, letBobBeLate } = idle();
  letBobBeLate(1);
  for (let i = 0; i < 200 && table.client(bob).offer.moves.length === 0; i++) table.wait(100);
  table.must(
    bob,
    moveOf(table.client(bob).offer, ([first]) => first),
  );
  letBobBeLate(1);
  expect(bobAt(table)).toMatchObject({ standIn: undefined });
  letBobBeLate(1);
  expect(bobAt(table)).toMatchObject({ standIn: 'normal' });
});

test('whatever the person does gives the seat back, a move at once, and the count begins anew', () => {
  const { table, letBobBeLate } = idle();
  letBobBeLate(2);
  table.must(bob, { type: 'emote', emote: 'oops' });
  expect(bobAt(table)).toMatchObject({ standIn: undefined });
  expect(table.client(ann).chat.map(({ type }) => type)).toEqual(['stood-in', 'took-back', 'emote']);
  letBobBeLate(1);
  expect(bobAt(table)).toMatchObject({ standIn: undefined });
});

test('the button that takes the seat back does, once', () => {
  const { table, letBobBeLate } = idle();
  expect(table.do(bob, { type: 'sit', seat: 1 })).toEqual({ ok: false, code: 'already-seated' });
  letBobBeLate(2);
  const { length } = table.log;
  table.must(bob, { type: 'sit', seat: 1 });
  expect(bobAt(table)).toMatchObject({ standIn: undefined });
  expect(table.log.slice(length).map(({ type }) => type)).toEqual(['took-back', 'input']);
});

test('by correspondence too: two days without a word, and a bot plays on until the person comes', () => {
  const { table, letBobBeLate } = idle('correspondence');
  letBobBeLate(2);
  expect(bobAt(table)).toMatchObject({ standIn: 'normal' });
  table.go(bob);
  table.come(bob);
  expect(bobAt(table)).toMatchObject({ isHere: true, standIn: undefined });
});

test('the host may choose who stands in', () => {
  const table = new TestTable({ seats: ['me', 'open'], standIn: 'legend' });
  table.come(ann);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'start' });
  table.must(bob, { type: 'stand' });
  expect(bobAt(table)).toMatchObject({ standIn: 'legend' });
  expect(table.attach(ann).chat.at(-1)).toMatchObject({ type: 'stood-in', level: 'legend', why: 'left' });
  expect(table.rebuilt().info).toEqual(table.table.info);
});

test('not slapping in a race is a choice, and a forced move never counts as late', () => {
  const table = playing([ann, bob], { rounds: 3 }, ['easy', 'easy'], seedOf(3));
  const rng = rngFrom(seedOf(1));
  for (const user of [ann, bob]) table.attach(user);
  const game = findGame('wright-brothers');
  const [opened] = table.log;
  if (opened?.type !== 'opened' || game === undefined) throw new Error('Cannot test: the log has no opening');
  const scene = Scene.open(game, opened);
  let read = 1;
  const late = new Map<string, number>();
  for (let i = 0; i < 600 && playOn(table, rng); i++) {
    for (; read < table.log.length; read++) scene.apply(table.log[read] ?? opened);
    const { phase } = game.view(table.table.state, 'spectator') as { phase: string };
    const owing = game.toAct(table.table.state).filter((one) => one < 2).length;
    if (owing > 0) late.set(phase, Math.max(late.get(phase) ?? 0, latePeople(scene).length));
  }
  expect(Object.fromEntries(late)).toMatchObject({ turn: 1, race: 0, 'round-over': 0 });
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: whether somebody is late follows from nothing that the next player cannot see',
  (_, game) => {
    const rng = rngFrom(seedOf(3));
    const { min } = game.seats(defaultOptions(game.options));
    const state = game.setup(defaultOptions(game.options), min, seedOf(11));
    randomWalk(game, state, rng, 200, () => {
      for (const asked of game.toAct(state)) {
        const next = seat((asked + 1) % game.seatCount(state));
        const isLate = (seen: unknown) => latePeople(waitingFor(game, seen, asked)).length;
        expect(isLate(game.redeal(state, next, rng))).toBe(isLate(state));
      }
    });
  },
);

/** As much of a scene as the question needs: one person, of whom something is asked. */
function waitingFor(game: AnyGame, state: unknown, asked: Seat): Scene {
  const occupants = Array.from({ length: game.seatCount(state) }, (_, i) =>
    i === asked ? { type: 'person', hasStood: false } : { type: 'bot' },
  );
  return { play: { state }, occupants, fixed: { game, seed: seedOf(5) }, version: 7 } as unknown as Scene;
}
