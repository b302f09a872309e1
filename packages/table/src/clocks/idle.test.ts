import { findGame } from '@saloon/catalog';
import { type Seat, seedOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { IDLE_ANSWER_MS, IDLE_MS } from '../fields/idle-times.ts';
import { rebuildTable } from '../open-table.ts';
import { ann, bob, hasty, overTheWire, TestTable } from '../testing/index.ts';

const game = findGame('bang-duel') ?? expect.fail('the game is there');

/** Ann and Bob in BANG! The Duel, which has no clock unless the host wants one; the person who owes a move, and the other. */
function duel(options: Record<string, string | number | boolean> = {}) {
  const table = new TestTable({ seats: ['me', 'open'], game: 'bang-duel', seed: seedOf(3), options });
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'start' });
  for (const user of [ann, bob]) table.attach(user);
  // Both choose at the beginning: until one of them waits for the other.
  for (let i = 0; i < 20 && game.toAct(table.table.state).length > 1; i++) {
    const [first] = game.toAct(table.table.state);
    if (first !== undefined) move(table, first === 0 ? ann : bob, first);
  }
  const [seat] = game.toAct(table.table.state);
  if (seat === undefined) throw new Error('Cannot test: nobody owes a move');
  const [owing, other]: readonly [UserId, UserId] = seat === 0 ? [ann, bob] : [bob, ann];
  return { table, seat, owing, other };
}

const seatIn = (table: TestTable, seat: Seat) => table.client(ann).info.seats[seat];

function move(table: TestTable, user: UserId, seat: Seat): void {
  const { state } = table.table;
  const [first] = game.legalMoves(state, seat);
  const answers = game.question(state, first);
  table.must(user, { type: 'move', move: overTheWire(first), ...(answers === undefined ? {} : { answers }) });
}

test('a player who owes a move for five minutes without a clock is asked, and a minute later a bot plays', () => {
  const { table, seat } = duel();
  table.wait(IDLE_MS - 1);
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
  table.wait(1);
  expect(seatIn(table, seat)).toMatchObject({ askedUntil: table.at + IDLE_ANSWER_MS });
  expect(seatIn(table, seat)).not.toHaveProperty('standIn');
  table.wait(IDLE_ANSWER_MS);
  expect(seatIn(table, seat)).toMatchObject({ standIn: 'normal', isHere: true });
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
  expect(table.client(ann).chat.at(-1)).toMatchObject({ type: 'stood-in', seat, why: 'idle' });
  const { length } = table.log;
  table.wait(20_000);
  expect(table.log.slice(length).some((entry) => entry.type === 'input' && entry.input.type === 'move')).toBe(true);
});

test('a player who answers keeps the seat, and is asked again five minutes later', () => {
  const { table, seat, owing, other } = duel();
  table.wait(IDLE_MS);
  expect(table.do(other, { type: 'still-here' })).toEqual({ ok: false, code: 'nothing-to-answer' });
  table.must(owing, { type: 'still-here' });
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
  table.wait(IDLE_MS - 1);
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
  table.wait(1);
  expect(seatIn(table, seat)).toHaveProperty('askedUntil');
});

test('a move or a word is an answer too', () => {
  const { table, seat, owing } = duel();
  table.wait(IDLE_MS);
  table.must(owing, { type: 'chat', text: 'thinking' });
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
  table.wait(IDLE_MS);
  expect(seatIn(table, seat)).toHaveProperty('askedUntil');
  move(table, owing, seat);
  expect(seatIn(table, seat)).not.toHaveProperty('askedUntil');
});

test('the player who returns has the seat back, and the bot plays no more', () => {
  const { table, seat, owing } = duel();
  table.wait(IDLE_MS + IDLE_ANSWER_MS);
  table.must(owing, { type: 'sit', seat });
  expect(seatIn(table, seat)).not.toHaveProperty('standIn');
});

test('no one is asked with a running clock, by correspondence, or without other players', () => {
  const timed = duel({ timed: true });
  timed.table.wait(3 * IDLE_MS);
  const slow = duel({ pace: 'correspondence' });
  slow.table.wait(3 * IDLE_MS);
  const alone = new TestTable({ seats: ['me', 'normal'], game: 'bang-duel', seed: seedOf(3) });
  alone.come(ann);
  alone.must(ann, { type: 'start' });
  alone.wait(3 * IDLE_MS);
  for (const { log } of [timed.table, slow.table, alone]) {
    expect(log.some(({ type }) => type === 'idle-asked')).toBe(false);
  }
});

test('the question is in the log: a table that was rebuilt still asks', () => {
  const { table, seat } = duel();
  table.wait(IDLE_MS);
  const again = rebuildTable(table.log, hasty);
  expect(again.info.seats[seat]).toEqual(table.table.info.seats[seat]);
  expect(again.nextWake()).toBe(table.at + IDLE_ANSWER_MS);
});
