import { type TableId, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';

const DAY = 86_400_000;
const slow = { rounds: 1, pace: 'correspondence' } as const;

async function watching(client: TestClient) {
  const seated = client.next('seated');
  client.send({ type: 'watch-lobby' });
  return (await seated).tables;
}

/** Ann and Bob at a private table of correspondence, in play. */
async function atTheTable({ connect }: TestServer) {
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ isPrivate: true, title: 'High noon', options: slow });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await settle();
  return { ann, bob, table };
}

const lastRow = (client: TestClient) => client.inbox.findLast((message) => message.type === 'seated-row');

test('a client that stops watching before the list is read does not get it', async () => {
  const { connect } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  ann.send({ type: 'watch-lobby' });
  ann.send({ type: 'unwatch-lobby' });
  await settle();
  expect(ann.inbox.filter(({ type }) => type === 'seated')).toEqual([]);
});

/** Plays moves until it is the other player's turn. */
async function untilTurnChanges(people: readonly TestClient[], table: TableId): Promise<void> {
  const active = () => people.map((person) => (person.table(table).view as { active: number }).active)[0];
  const before = active();
  for (let i = 0; i < 50 && active() === before; i++) {
    for (const person of people) {
      const command = owed(person, table);
      if (command !== undefined) await person.order(table, command);
    }
  }
}

test('a user’s own tables, private ones included, are sent with the lobby to that user only', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await atTheTable(server);
  const { active } = ann.table(table).view as { active: number };
  const row = {
    id: table,
    game: 'wright-brothers',
    title: 'High noon',
    pace: 'correspondence',
    phase: 'playing',
    isPrivate: true,
    names: ['Ann', 'Bob'],
    toAct: [active],
    dueAt: server.clock.wall() + DAY,
    touchedAt: expect.any(Number),
  };
  expect(await watching(ann)).toEqual([{ ...row, seat: 0, isYourTurn: active === 0 }]);
  expect(await watching(bob)).toEqual([{ ...row, seat: 1, isYourTurn: active === 1 }]);
  const eve = server.connect();
  await eve.hello('Eve');
  expect(await watching(eve)).toEqual([]);
});

test('a change of turn is sent at once, and nothing if nothing changed', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await atTheTable(server);
  const other = server.connect(ann.secret);
  await other.hello('Ann');
  const [before] = await watching(other);
  await untilTurnChanges([ann, bob], table);
  expect(lastRow(other)).toMatchObject({ row: { id: table, isYourTurn: before?.isYourTurn === false } });
  const heard = other.inbox.filter(({ type }) => type === 'seated-row').length;
  await bob.order(table, { type: 'chat', text: 'Your turn' });
  await settle();
  expect(other.inbox.filter(({ type }) => type === 'seated-row')).toHaveLength(heard);
  other.send({ type: 'unwatch-lobby' });
  await untilTurnChanges([ann, bob], table);
  expect(other.inbox.filter(({ type }) => type === 'seated-row')).toHaveLength(heard);
});

test('sitting down, standing up and a new name are sent', async () => {
  const { connect } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  expect(await watching(bob)).toEqual([]);
  const table = await ann.open();
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  expect(lastRow(bob)).toMatchObject({
    row: { id: table, phase: 'waiting', seat: 1, names: ['Ann', 'Bob'], toAct: [] },
  });
  ann.send({ type: 'set-name', name: 'Annie' });
  await settle();
  expect(lastRow(bob)).toMatchObject({ row: { names: ['Annie', 'Bob'] } });
  const gone = bob.next('seated-gone');
  await bob.order(table, { type: 'stand' });
  expect(await gone).toEqual({ type: 'seated-gone', table });
  expect(await watching(bob)).toEqual([]);
});

test('the lobby and users’ lists show the game that the host chose last, also after a restart', async () => {
  const clock = new FakeClock();
  const first = await openTestServer({ clock });
  const [ann, bob] = [first.connect(), first.connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  const lobby = bob.next('lobby');
  await watching(bob);
  expect((await lobby).tables).toMatchObject([{ id: table, game: 'wright-brothers' }]);
  await ann.order(table, { type: 'set-rules', game: 'bang-duel', options: {}, seats: 2 });
  expect(lastRow(bob)).toMatchObject({ row: { id: table, game: 'bang-duel', seat: 1, names: ['Ann', 'Bob'] } });
  const rows = bob.inbox.filter((message) => message.type === 'lobby-row');
  expect(rows.at(-1)).toMatchObject({ row: { id: table, game: 'bang-duel', seats: 2 } });
  clock.crash();
  const { connect } = await openTestServer({ clock, store: first.store });
  const again = connect(bob.secret);
  await again.hello('Bob');
  expect(await watching(again)).toMatchObject([{ id: table, game: 'bang-duel' }]);
  await again.join(table);
  expect(again.table(table).info).toMatchObject({ game: 'bang-duel', phase: 'waiting' });
});

test('the list survives a restart, unloaded tables included', async () => {
  const clock = new FakeClock();
  const first = await openTestServer({ clock });
  const { ann, bob, table } = await atTheTable(first);
  await untilTurnChanges([ann, bob], table);
  const before = await watching(ann);
  for (const one of [ann, bob]) one.close();
  await clock.pass(120_000);
  expect(first.server.tables.size).toBe(0);
  clock.crash();
  const { connect, server } = await openTestServer({ clock, store: first.store });
  const again = connect(ann.secret);
  await again.hello('Ann');
  const after = await watching(again);
  expect(server.tables.size).toBe(0);
  expect(after).toEqual(before.map((row) => ({ ...row, touchedAt: expect.any(Number) })));
  const late = connect(bob.secret);
  await late.hello('Bob');
  await late.join(table);
  await again.join(table);
  await untilTurnChanges([again, late], table);
  expect(lastRow(again)).toMatchObject({ row: { isYourTurn: before[0]?.isYourTurn === false } });
});

test('a rematch offer is in the list days later, also on another server', async () => {
  const clock = new FakeClock();
  const first = await openTestServer({ clock });
  const { ann, bob, table } = await atTheTable(first);
  await playToTheEnd([ann, bob], table, () => clock.pass(700));
  bob.send({ type: 'unjoin', table });
  const ended = bob.table(table).info;
  const { ranks, scores } = ended.phase === 'over' ? ended.outcome : expect.fail('the game is not over');
  const result = { place: ranks[1], score: scores[1] };
  expect(await watching(bob)).toMatchObject([{ phase: 'over', toAct: [], isYourTurn: false, result }]);
  await ann.order(table, { type: 'rematch' });
  expect(lastRow(bob)).toMatchObject({ row: { phase: 'over', toAct: [1], isYourTurn: true } });
  for (const one of [ann, bob]) one.close();
  await clock.pass(DAY);
  expect(first.server.tables.size).toBe(0);
  clock.crash();
  const { connect } = await openTestServer({ clock, store: first.store });
  const late = connect(bob.secret);
  await late.hello('Bob');
  expect(await watching(late)).toMatchObject([{ id: table, isYourTurn: true, result }]);
  await late.join(table);
  // Ids of commands are unlike for ever, as those of a browser that was opened anew are.
  late.send({ type: 'do', table, id: 'again', command: { type: 'rematch' } });
  await clock.pass(10);
  const { info } = late.table(table);
  const next = info.phase === 'over' ? info.next : undefined;
  expect(await watching(late)).toContainEqual(expect.objectContaining({ id: next, names: ['Bob', 'Ann'] }));
  expect(await watching(late)).toContainEqual(expect.objectContaining({ id: table, toAct: [], isYourTurn: false }));
});

test('a table that cannot be found is in nobody’s list', async () => {
  const { connect } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  ann.send({ type: 'join', table: tableId('nowhere1') });
  expect(await watching(ann)).toEqual([]);
});
