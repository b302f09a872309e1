import { findGame } from '@saloon/catalog';
import { choose, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { type UserId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { rebuildTable, restoreTable } from '../open-table.ts';
import type { Table } from '../table.ts';
import { ann, bob, cal, hasty, overTheWire, playing, playUntil, TestTable } from '../testing/index.ts';
import type { Snapshot } from './snapshot.ts';

const GAMES = ['wright-brothers', 'colt-express', 'bang-duel', 'caliber-45'];
const zoe = userId('zoe');

/** As a store gives it back. */
const stored = (table: Table): Snapshot => overTheWire(table.snapshot()) as Snapshot;

function fromSnapshot(snapshot: Snapshot, rest: readonly Entry[]): Table {
  const table = restoreTable(snapshot, hasty);
  table.replay(rest);
  return table;
}

/** All that anybody can learn from a table, and all that is in it; the count of ticks includes spectators who came and went. */
function known(table: Table, users: readonly UserId[], at: number): unknown {
  const syncs = users.flatMap((user) => [table.attach(user, at), table.attach(user, at, 3)]);
  const { info, version, now, here, row, seating, toAct, deadline, deals } = table;
  const { delay, scene, ...rest } = table.snapshot();
  const scenes = [scene, delay?.scene].map((one) => one && { ...one, ticks: 0 });
  const snapshot = { ...rest, scenes, late: delay?.late };
  return overTheWire({ syncs, info, version, now, here, row, seating, toAct, deadline, deals, snapshot });
}

function expectSame(table: TestTable, snapshot: Snapshot, from: number): void {
  const users = [ann, bob, cal, zoe].filter((user) => table.table.viewerOf(user) !== undefined);
  const whole = rebuildTable(table.log, hasty);
  const again = fromSnapshot(snapshot, table.log.slice(from));
  expect(known(again, users, table.at)).toEqual(known(whole, users, table.at));
}

function open(game: string, options = {}): TestTable {
  const seats = game === 'bang-duel' ? (['me', 'open'] as const) : (['me', 'open', 'easy'] as const);
  const table = new TestTable({ seats, game, seed: seedOf(11), options });
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1 });
  table.at = 1000;
  table.must(ann, { type: 'start' });
  return table;
}

test.each(GAMES)('%s: a snapshot and the rest of the log make the table that the whole log makes', (id) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  const table = open(id);
  const rng = rngFrom(seedOf(5));
  const taken: { readonly snapshot: Snapshot; readonly from: number }[] = [];
  for (let n = 0; n < 160 && table.table.info.phase === 'playing'; n++) {
    const { state } = table.table;
    const seat = game.toAct(state).find((one) => one < 2);
    const moves = seat === undefined ? [] : game.legalMoves(state, seat);
    const move = moves.length === 0 ? undefined : choose(rng, moves);
    if (seat !== undefined && move !== undefined) {
      const answers = game.question(state, move);
      const command = { type: 'move', move: overTheWire(move), ...(answers === undefined ? {} : { answers }) } as const;
      table.do(personAt(seat), command);
    }
    table.wait(2000);
    if (n % 40 === 7) taken.push({ snapshot: stored(table.table), from: table.log.length });
  }
  expect(taken.length).toBeGreaterThan(1);
  for (const { snapshot, from } of taken) expectSame(table, snapshot, from);
});

const personAt = (seat: Seat): UserId => (seat === 0 ? ann : bob);

test('a waiting table is restored with its seats, chat and replies', () => {
  const table = new TestTable({ seats: ['me', 'open', 'hard'] });
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'set-rules', options: {}, seats: 3, game: 'colt-express' });
  table.must(bob, { type: 'chat', text: 'hello' });
  const said = table.do(bob, { type: 'chat', text: 'once' }, 'mine');
  const snapshot = stored(table.table);
  const from = table.log.length;
  expectSame(table, snapshot, from);
  const again = fromSnapshot(snapshot, []);
  expect(again.command(bob, 'Bob', 'mine', { type: 'chat', text: 'once' }, table.at)).toEqual(said);
  expect(again.takeEntries()).toEqual([]);
  table.must(ann, { type: 'start' });
  table.wait(60_000);
  expectSame(table, snapshot, from);
});

test('what delayed spectators have not seen yet is in the snapshot too', () => {
  const table = playing([ann, bob]);
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 60 });
  playUntil(table, [ann, bob], rngFrom(seedOf(4)), () => table.log.length > 24);
  const snapshot = stored(table.table);
  const from = table.log.length;
  expect(snapshot.delay?.late.length).toBeGreaterThan(5);
  expectSame(table, snapshot, from);
  table.wait(90_000);
  expectSame(table, snapshot, from);
});

test('an undo after the snapshot takes back a move from before it', () => {
  const table = playing([ann, bob], { raceMode: 'sealed' });
  const game = findGame('wright-brothers');
  if (game === undefined) throw new Error('Cannot find the game');
  const [seat] = game.toAct(table.table.state);
  if (seat === undefined) throw new Error('Cannot play: nobody has a turn');
  const load = game
    .legalMoves(table.table.state, seat)
    .find((move) => game.question(table.table.state, move) === undefined);
  const move = load ?? game.legalMoves(table.table.state, seat)[0];
  const answers = game.question(table.table.state, move);
  table.must(personAt(seat), { type: 'move', move: overTheWire(move), ...(answers === undefined ? {} : { answers }) });
  const snapshot = stored(table.table);
  const from = table.log.length;
  const asked = table.do(personAt(seat), { type: 'ask-undo' });
  if (asked.ok) table.must(personAt(seat) === ann ? bob : ann, { type: 'answer-undo', isAgreed: true });
  expectSame(table, snapshot, from);
});

test('a finished game with its comments and the rematch is the same from a snapshot', () => {
  const table = playing([ann, bob], { rounds: 1 });
  playUntil(table, [ann, bob], rngFrom(seedOf(4)), () => table.table.info.phase === 'over');
  table.must(ann, { type: 'comment', step: 2, text: 'here' });
  const snapshot = stored(table.table);
  const from = table.log.length;
  table.must(bob, { type: 'rematch' });
  expectSame(table, snapshot, from);
});
