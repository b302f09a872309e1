import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('the lobby shows public tables and every change of their seats, and no private one', async () => {
  const { connect } = await openTestServer();
  const [ann, bob, eve] = [connect(), connect(), connect()];
  for (const [one, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [eve, 'Eve'],
  ] as const)
    await one.hello(name);
  const lobby = eve.next('lobby');
  eve.send({ type: 'watch-lobby' });
  expect(await lobby).toEqual({ type: 'lobby', tables: [] });

  const added = eve.next('lobby-row');
  const table = await ann.open({ title: 'Come in' });
  expect((await added).row).toMatchObject({ id: table, title: 'Come in', host: 'Ann', seats: 2, taken: 1 });
  const hidden = await ann.open({ isPrivate: true });
  await bob.join(table);
  const full = eve.next('lobby-row', ({ row }) => row.taken === 2);
  await bob.order(table, { type: 'sit', seat: 1 });
  expect((await full).row.id).toBe(table);
  await bob.join(hidden);
  await bob.order(hidden, { type: 'sit', seat: 1 });
  await settle();
  expect(eve.raw.some((text) => text.includes(hidden))).toBe(false);

  eve.send({ type: 'unwatch-lobby' });
  const before = eve.inbox.length;
  await bob.order(table, { type: 'stand' });
  await settle();
  expect(eve.inbox.slice(before).filter(({ type }) => type !== 'ping')).toEqual([]);
});

test('users who were at a table when a server stopped are absent until they rejoin', async () => {
  const { connect, store, clock } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  expect((await ann.join(table)).info.seats[0]).toMatchObject({ isHere: true });
  const next = await openTestServer({ store, clock });
  const bob = next.connect();
  await bob.hello('Bob');
  expect((await bob.join(table)).info.seats[0]).toMatchObject({ name: 'Ann', isHere: false });
  const again = next.connect(ann.secret);
  await again.hello('Ann');
  expect((await again.join(table)).info.seats[0]).toMatchObject({ isHere: true });
});

test('a client that joins during a change gets it once, with the sync', async () => {
  const { connect } = await openTestServer();
  const [ann, eve, bob] = [connect(), connect(), connect()];
  for (const one of [ann, eve, bob]) await one.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  await eve.join(table);
  const before = bob.inbox.length;
  ann.send({ type: 'do', table, id: 'c', command: { type: 'chat', text: 'Howdy' } });
  bob.send({ type: 'join', table });
  await settle();
  expect(bob.inbox.slice(before)).toMatchObject([{ type: 'sync', chat: [{ text: 'Howdy' }] }]);
  expect(eve.inbox.at(-1)).toMatchObject({ type: 'step', chat: [{ text: 'Howdy' }] });
});

test('a client that disconnects while a table is loading is not at it', async () => {
  const { connect, clock, server } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  ann.close();
  await clock.pass(10 * MINUTE);
  expect(server.tables.size).toBe(0);
  const bob = connect();
  await bob.hello('Bob');
  bob.send({ type: 'join', table });
  bob.close();
  await settle();
  expect(server.tables.get(table)?.subscriptions.size).toBe(0);
});

test('the next server finds the lobby as it was', async () => {
  const { connect, store } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const tables = [await ann.open({ title: 'One' }), await ann.open({ title: 'Two' })];
  const next = await openTestServer({ store });
  const eve = next.connect();
  await eve.hello('Eve');
  const lobby = eve.next('lobby');
  eve.send({ type: 'watch-lobby' });
  expect((await lobby).tables.map(({ id }) => id)).toEqual([...tables].reverse());
});

test('a table without subscribers is unloaded, and loaded again for the next one', async () => {
  const { connect, clock, server, store } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }], options: { rounds: 1 } });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  await playToTheEnd([ann], table, () => clock.pass(700));
  const { info } = ann.table(table);
  ann.send({ type: 'unjoin', table });
  await clock.pass(60_000);
  expect(server.tables.size).toBe(0);
  expect((await store.table(table))?.wake).toEqual({ type: 'never' });
  expect((await ann.join(table)).info).toEqual(info);
  expect(server.tables.size).toBe(1);
});

/** Ann plays with a bot, Eve watches, and two seconds have passed. */
async function annAndBot() {
  const opened = await openTestServer();
  const [ann, eve] = [opened.connect(), opened.connect()];
  const { user } = await ann.hello('Ann');
  await eve.hello('Eve');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }], options: { rounds: 1 } });
  await ann.join(table);
  await eve.join(table);
  await ann.order(table, { type: 'start' });
  await opened.clock.pass(2000);
  const { now } = await ann.join(table);
  return { ...opened, ann, user, eve, table, now };
}

test('a live game without subscribers is paused, and continues for the next one', async () => {
  const { connect, clock, server, store, ann, user, eve, table, now } = await annAndBot();
  expect(server.features.lobby.size).toBe(1);
  expect(await store.openTables(user)).toBe(1);
  ann.close();
  eve.close();
  await settle();
  const { length } = await store.entries(table);
  await clock.pass(HOUR);
  expect((await store.entries(table)).length).toBe(length);
  expect(await store.table(table)).toMatchObject({ phase: 'playing', wake: { type: 'never' }, row: undefined });
  expect([server.tables.size, server.features.lobby.size, await store.openTables(user)]).toEqual([0, 0, 0]);

  const again = connect(ann.secret);
  await again.hello('Ann');
  const sync = await again.join(table);
  expect(sync.now).toBeLessThanOrEqual(now + 100);
  expect(sync.info.seats[0]).toMatchObject({ isHere: true });
  expect(sync.info.seats[0]).not.toHaveProperty('standIn');
  await settle();
  expect([server.features.lobby.size, await store.openTables(user)]).toEqual([1, 1]);
  await playToTheEnd([again], table, () => clock.pass(700));
  expect((await store.table(table))?.phase).toBe('over');
});

test('its clock stands still from the moment the last subscriber leaves, also in memory', async () => {
  const { connect, clock, server, ann, eve, table, now } = await annAndBot();
  ann.close();
  eve.close();
  await clock.pass(25_000);
  expect(server.tables.size).toBe(1);
  const again = connect(ann.secret);
  await again.hello('Ann');
  expect((await again.join(table)).now).toBeLessThanOrEqual(now + 100);
  await clock.pass(1000);
  expect((await again.join(table)).now).toBeGreaterThanOrEqual(now + 1000);
});

test('while a spectator watches, bots finish the game for players who have left', async () => {
  const { clock, server, store, ann, eve, table } = await annAndBot();
  ann.close();
  await clock.pass(15 * MINUTE);
  expect((await store.table(table))?.phase).toBe('over');
  eve.close();
  await clock.pass(60_000);
  expect(server.tables.size).toBe(0);
});

test('the clock of a live table stands still while no server runs', async () => {
  const { connect, clock, store } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }] });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  await clock.pass(2000);
  const { now } = await ann.join(table);
  clock.crash();
  await clock.pass(HOUR);
  const next = await openTestServer({ store, clock });
  const again = next.connect(ann.secret);
  await again.hello('Ann');
  const sync = await again.join(table);
  expect(sync.now).toBeLessThanOrEqual(now + 100);
  expect(sync.info.phase).toBe('playing');
});

test('correspondence clocks run without a server, and an unloaded table wakes in time', async () => {
  const { connect, clock, server, store } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ options: { pace: 'correspondence', rounds: 1 } });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  const { version } = ann.table(table);
  ann.close();
  bob.close();
  await clock.pass(2 * HOUR);
  expect(server.tables.size).toBe(0);
  expect((await store.table(table))?.wake.type).toBe('at');

  // The server is down for a while, and the turn runs out meanwhile.
  clock.crash();
  const next = await openTestServer({ store, clock });
  await clock.pass(23 * HOUR);
  const again = next.connect(ann.secret);
  await again.hello('Ann');
  const sync = await again.join(table, version);
  expect(sync.now).toBeGreaterThanOrEqual(25 * HOUR - 1000);
  expect(JSON.stringify(sync.events)).toContain('"why":"time"');
});

test.each([
  ['live', 'correspondence', true],
  ['correspondence', 'live', false],
] as const)('a table opened as %s and played as %s has the clock of the latter', async (opened, played, goesOn) => {
  const { connect, clock, server } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ options: { pace: opened, rounds: 1 } });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await clock.pass(HOUR);
  await ann.order(table, { type: 'set-rules', options: { pace: played, rounds: 1 }, seats: 2 });
  await ann.order(table, { type: 'start' });
  await settle();
  const live = server.tables.get(table);
  const now = live?.clock.now() ?? 0;
  expect(now).toBeGreaterThanOrEqual(HOUR);
  // Days run out at a time of day that a list can tell; a live game waits for those who have gone.
  expect(live?.seating.dueAt !== undefined).toBe(goesOn);
  ann.close();
  bob.close();
  await settle();
  await clock.pass(10_000);
  expect(live?.clock.now()).toBe(goesOn ? now + 10_000 : now);
});

test('a dead connection is found, and the others see that the player is gone', async () => {
  const { connect, clock } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  expect(ann.table(table).info.seats[1]).toMatchObject({ isHere: true });
  bob.answersPings = false;
  await clock.pass(45_000);
  expect(bob.isClosed).toBe(true);
  expect(ann.isClosed).toBe(false);
  expect(ann.table(table).info.seats[1]).toMatchObject({ isHere: false });
});

test('a user with two tabs leaves when the last one closes', async () => {
  const { connect, clock } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  const tab = connect(ann.secret);
  await tab.hello('Ann');
  expect((await tab.join(table)).you).toEqual({ seat: 0, isHost: true });
  const eve = connect();
  await eve.hello('Eve');
  await eve.join(table);
  ann.close();
  await clock.pass(100);
  expect(eve.table(table).info.seats[0]).toMatchObject({ isHere: true });
  expect(await tab.order(table, { type: 'emote', emote: 'howdy' })).toMatchObject({ type: 'done' });
  tab.close();
  await clock.pass(100);
  expect(eve.table(table).info.seats[0]).toMatchObject({ isHere: false });
});

test('[WB-TIME-2] pings are sent about every 2 s at a table, and four in a row when a player joins', async () => {
  const { connect, clock } = await openTestServer({ limits: { pingPlayingSpread: 0 } });
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  const pings = () => ann.inbox.filter(({ type }) => type === 'ping').length;
  await ann.join(table);
  await clock.pass(600);
  expect(pings()).toBe(4);
  await clock.pass(10_000);
  expect(pings()).toBe(8);
});

test('[WB-TIME-2] the next ping can’t be predicted: 1 to 3 s after the last', async () => {
  const { connect, clock } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  await ann.join(await ann.open());
  await clock.pass(600);
  const times: number[] = [];
  ann.onMessage = ({ type }) => void (type === 'ping' && times.push(clock.monotonic()));
  await clock.pass(60_000);
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(3250);
  expect(new Set(gaps).size).toBeGreaterThan(gaps.length / 2);
});

test('without races, pings only check that the connection is alive', async () => {
  const { connect, clock, server } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open({ game: 'colt-express' });
  await ann.join(table);
  const pings = () => ann.inbox.filter(({ type }) => type === 'ping').length;
  await clock.pass(2 * server.limits.pingIdle + 100);
  expect(pings()).toBe(2);
  // Who plays elsewhere, where it is, is measured.
  await ann.join(await ann.open());
  await clock.pass(600);
  expect(pings()).toBe(6);
});

/** Two players at a table. Returns what the second receives in `millis`, after which the first sends an emote. */
async function waving() {
  const { connect, clock } = await openTestServer({ limits: { pingPlayingSpread: 0 } });
  const [ann, bob] = [connect(), connect()];
  for (const one of [ann, bob]) await one.hello('Somebody');
  const table = await ann.open();
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  const heard = async (millis: number) => {
    const before = bob.inbox.length;
    await clock.pass(millis);
    await ann.order(table, { type: 'emote', emote: 'howdy' });
    return bob.inbox.slice(before).map(({ type }) => type);
  };
  return { clock, heard };
}

test('[WB-TIME-2] a ping that is nearly due is sent just before a step, or waits for one', async () => {
  const { clock, heard } = await waving();
  await clock.pass(550);
  expect(await heard(1749)).toEqual(['step']);
  expect(await heard(1)).toEqual(['ping', 'step']);
  expect(await heard(1749)).toEqual(['step']);
  expect(await heard(501)).toEqual(['ping', 'step']);
  expect(await heard(2500)).toEqual(['ping', 'step']);
});

test('[WB-TIME-2] the pings of a burst also wait for steps, but not for long', async () => {
  const { heard } = await waving();
  expect(await heard(0)).toEqual(['ping', 'step']);
  expect(await heard(49)).toEqual(['step']);
  expect(await heard(1)).toEqual(['ping', 'step']);
  expect(await heard(149)).toEqual(['ping', 'step']);
  expect(await heard(150)).toEqual(['ping', 'step']);
  expect(await heard(1000)).toEqual(['step']);
});

test('every required move can be made from the received messages alone', async () => {
  const { connect, clock } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }] });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  for (let i = 0; i < 20; i++) {
    const command = owed(ann, table, i);
    if (command !== undefined) expect((await ann.order(table, command)).type).toBe('done');
    await clock.pass(3000);
    const mirror = ann.table(table);
    const { view, offer, info, version } = mirror;
    await ann.join(table);
    const fresh = ann.table(table);
    expect({ view: fresh.view, offer: fresh.offer, info: fresh.info, version: fresh.version }).toEqual({
      view,
      offer,
      info,
      version,
    });
  }
});
