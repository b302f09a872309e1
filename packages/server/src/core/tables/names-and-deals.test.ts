import { AWAY_MS } from '@saloon/table';
import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { owed } from '../../testing/play.ts';

test('a new name reaches all tables and connections of a user, and stays after a rejoin', async () => {
  const { connect } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  const other = connect(bob.secret);
  await other.hello('Bob');
  other.send({ type: 'set-name', name: 'Robert' });
  await settle();
  const names = () => ann.table(table).info.seats.map((one) => (one.type === 'empty' ? '' : one.name));
  expect(names()).toEqual(['Ann', 'Robert']);
  await bob.order(table, { type: 'chat', text: 'It is me' });
  expect(ann.inbox.findLast((message) => message.type === 'step')).toMatchObject({ chat: [{ name: 'Robert' }] });
  bob.send({ type: 'unjoin', table });
  await bob.join(table);
  expect(names()).toEqual(['Ann', 'Robert']);
});

test('name changes count against the chat limit', async () => {
  const { connect } = await openTestServer({ limits: { chatBurst: 2 } });
  const ann = connect();
  await ann.hello('Ann');
  for (const name of ['A', 'B', 'C']) ann.send({ type: 'set-name', name });
  await settle();
  expect(ann.inbox.slice(1)).toMatchObject([{ name: 'A' }, { name: 'B' }, { type: 'error', code: 'too-fast' }]);
});

test('[WB-TIME-2] latency is measured four times in a row at each deal, not only at the first', async () => {
  const { connect, clock } = await openTestServer({ limits: { pingPlaying: 1e9, pingIdle: 1e9, silence: 1e9 } });
  const people = [connect(), connect()];
  for (const [i, one] of people.entries()) await one.hello(`P${i}`);
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('Cannot play: nobody came');
  const table = await ann.open({ options: { rounds: 2, raceMode: 'sealed' } });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await clock.pass(1000);
  const pings = () => bob.inbox.filter(({ type }) => type === 'ping').length;
  const round = () => (bob.table(table).view as { round: number }).round;
  let before = pings();
  expect(before).toBeGreaterThanOrEqual(4);
  for (let i = 0; i < 2000 && round() === 1; i++) {
    before = pings();
    for (const one of people) {
      const command = owed(one, table, i);
      if (command !== undefined) await one.order(table, command);
    }
    await clock.pass(50);
  }
  expect(round()).toBe(2);
  await clock.pass(1000);
  expect(pings() - before).toBe(4);
});

test('the rematch opens when the last player who has not agreed has been away long enough, with current names', async () => {
  const { connect, clock, server } = await openTestServer();
  const people = [connect(), connect(), connect()];
  for (const [i, one] of people.entries()) await one.hello(`P${i}`);
  const [ann, bob, cal] = people;
  if (ann === undefined || bob === undefined || cal === undefined) throw new Error('Cannot play: nobody came');
  const seats = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
  const table = await ann.open({ seats: [...seats], options: { rounds: 1, raceMode: 'sealed' } });
  for (const [seat, one] of people.entries()) {
    await one.join(table);
    if (seat > 0) await one.order(table, { type: 'sit', seat });
  }
  await ann.order(table, { type: 'start' });
  for (let i = 0; i < 3000 && ann.table(table).info.phase !== 'over'; i++) {
    for (const one of people) {
      const command = owed(one, table, i);
      if (command !== undefined) await one.order(table, command);
    }
    await clock.pass(50);
  }
  await ann.order(table, { type: 'rematch' });
  await bob.order(table, { type: 'rematch' });
  bob.send({ type: 'set-name', name: 'Robert' });
  await settle();
  expect(ann.table(table).info.phase).toBe('over');
  expect(ann.table(table).info).not.toHaveProperty('next');
  cal.close();
  await clock.pass(AWAY_MS - 1);
  expect(ann.table(table).info).not.toHaveProperty('next');
  await clock.pass(1);
  const { next } = ann.table(table).info as { readonly next?: typeof table };
  if (next === undefined) throw new Error('Cannot go on: there is no next table');
  await bob.join(next);
  const names = bob.table(next).info.seats.map((one) => (one.type === 'empty' ? '' : one.name));
  expect(names.toSorted()).toEqual(['', 'P0', 'Robert']);
  expect(server.tables.size).toBe(2);
});
