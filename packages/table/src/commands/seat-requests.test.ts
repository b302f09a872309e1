import { expect, test } from 'vitest';
import { AWAY_MS } from '../clocks/due.ts';
import { ann, bob, cal, playing, type TestTable } from '../testing/index.ts';

/** Bob's phone is gone, and Cal is Bob with another one. */
function replaced(): TestTable {
  const table = playing([ann, bob], { rounds: 1, turnTimeMs: 300_000 });
  table.come(cal);
  for (const user of [ann, bob, cal]) table.attach(user);
  table.go(bob);
  return table;
}

test('the host lets another device play on for a person who is away, with the same cards', () => {
  const table = replaced();
  const hand = (table.client(bob).view as { players: { hand: unknown }[] }).players[1]?.hand;
  table.must(cal, { type: 'ask-seat', seat: 1 });
  expect(table.client(ann).info).toMatchObject({ seatRequest: { seat: 1, name: 'Cal' } });
  expect(table.client(cal).viewer).toBe('spectator');
  table.must(ann, { type: 'answer-seat', isAgreed: true });
  expect(table.client(cal).you.seat).toBe(1);
  expect((table.client(cal).view as { players: { hand: unknown }[] }).players[1]?.hand).toEqual(hand);
  expect(table.table.viewerOf(bob)).toBe('spectator');
  expect(table.client(ann).info).not.toHaveProperty('seatRequest');
  expect(table.client(ann).info.seats[1]).toMatchObject({ name: 'Bob', isHere: true });
  expect(table.rebuilt().viewerOf(cal)).toBe(1);
});

test('a stand-in stops when the new device has the seat', () => {
  const table = replaced();
  table.wait(AWAY_MS);
  expect(table.client(ann).info.seats[1]).toMatchObject({ standIn: 'normal' });
  table.must(cal, { type: 'ask-seat', seat: 1 });
  table.must(ann, { type: 'answer-seat', isAgreed: true });
  expect(table.client(ann).info.seats[1]).toMatchObject({ isHere: true });
  expect(table.client(ann).info.seats[1]).not.toHaveProperty('standIn');
});

test('nobody gets the seat of a person who is here, or comes back before the host answers', () => {
  const table = replaced();
  expect(table.do(cal, { type: 'ask-seat', seat: 0 })).toMatchObject({ code: 'seat-taken' });
  expect(table.do(cal, { type: 'ask-seat', seat: 7 })).toMatchObject({ code: 'no-such-seat' });
  expect(table.do(ann, { type: 'ask-seat', seat: 1 })).toMatchObject({ code: 'already-seated' });
  table.must(cal, { type: 'ask-seat', seat: 1 });
  table.come(bob);
  expect(table.client(ann).info).not.toHaveProperty('seatRequest');
  expect(table.do(ann, { type: 'answer-seat', isAgreed: true })).toMatchObject({ code: 'nothing-to-answer' });
});

test('only the host answers, a no changes nothing, and a yes needs the one who asked', () => {
  const table = replaced();
  table.must(cal, { type: 'ask-seat', seat: 1 });
  expect(table.do(cal, { type: 'answer-seat', isAgreed: true })).toMatchObject({ code: 'not-host' });
  table.must(ann, { type: 'answer-seat', isAgreed: false });
  expect(table.table.viewerOf(bob)).toBe(1);
  table.must(cal, { type: 'ask-seat', seat: 1 });
  table.go(cal);
  expect(table.do(ann, { type: 'answer-seat', isAgreed: true })).toMatchObject({ code: 'nothing-to-answer' });
});
