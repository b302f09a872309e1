import { type TableId, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { settle } from '../../testing/fake-clock.ts';
import { type MemoryCluster, openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';
import type { Bus } from './bus.ts';
import { MemoryHub } from './memory-bus.ts';

const HELD = [1, 0, 0];

/** Ann on the first server opens a table, which that one holds; Bob on the second sits down, and they play. */
async function annAndBob(cluster: MemoryCluster, rounds = 1) {
  const ann = await cluster.connect(0, 'Ann');
  const bob = await cluster.connect(1, 'Bob');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }], options: { rounds } });
  await ann.join(table);
  await bob.join(table);
  expect(await bob.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
  expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'done' });
  return { ann, bob, table };
}

/** The client's state equals what a new sync would contain. */
async function expectWhole(client: TestClient, table: TableId): Promise<void> {
  const picture = ({ view, version, info, offer }: ReturnType<TestClient['table']>) => ({ view, version, info, offer });
  const before = picture(client.table(table));
  await client.join(table);
  expect(picture(client.table(table))).toEqual(before);
}

const chat = (text: string) => ({ type: 'chat', text }) as const;

/** How often each command is in the log, by its id. */
async function commandsOf(cluster: MemoryCluster, table: TableId): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const body of await cluster.store.entries(table)) {
    const { by } = JSON.parse(body) as { by?: { id: string } };
    if (by !== undefined) times[by.id] = (times[by.id] ?? 0) + 1;
  }
  return times;
}

/** A bus on which every packet with this text in it is lost, while it is set. */
const losing = (lost: { text: string }) => (bus: Bus) => ({
  get isUp() {
    return bus.isUp;
  },
  publish: (channel: string, text: string) =>
    lost.text !== '' && text.includes(lost.text) ? undefined : bus.publish(channel, text),
  subscribe: (channel: string, hear: (text: string) => void) => bus.subscribe(channel, hear),
  watch: (changed: (isUp: boolean) => void) => bus.watch(changed),
  close: () => bus.close(),
});

const held = ({ servers }: MemoryCluster) => servers.map(({ server }) => server.tables.size);

test('a game with clients on three servers is played to its end, and all clients have the same state', async () => {
  const cluster = await openCluster(3);
  const { ann, bob, table } = await annAndBob(cluster);
  const cal = await cluster.connect(2, 'Cal');
  await cal.join(table);
  await playToTheEnd([ann, bob], table, () => cluster.clock.pass(700));
  await settle();
  for (const one of [ann, bob, cal]) await expectWhole(one, table);
  expect(held(cluster)).toEqual(HELD);
  expect(bob.table(table).events).toEqual(expect.arrayContaining(cal.table(table).events.slice(-3)));
});

test('messages to a client of another server arrive in order, the reply first', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  const answers = Array.from({ length: 5 }, (_, i) => bob.order(table, chat(`line ${i}`)));
  await Promise.all(answers);
  await settle();
  const lines = (one: TestClient) =>
    one.inbox.flatMap((m) => (m.type === 'step' ? (m.chat ?? []) : [])).map((c) => ('text' in c ? c.text : ''));
  expect(lines(bob)).toEqual(['line 0', 'line 1', 'line 2', 'line 3', 'line 4']);
  expect(lines(ann)).toEqual(lines(bob));
  const types = bob.inbox.map(({ type }) => type);
  expect(types.indexOf('done')).toBeLessThan(types.indexOf('step'));
});

test('after a lost step the client gets a full sync before the next step', async () => {
  const lost = { text: '' };
  const cluster = await openCluster(2, losing(lost));
  const { ann, bob, table } = await annAndBob(cluster);
  await settle();
  const before = bob.inbox.length;
  lost.text = 'vanishes';
  await ann.order(table, chat('This vanishes'));
  await settle();
  await ann.order(table, chat('This does not'));
  await settle();
  const heard = bob.inbox.slice(before).filter(({ type }) => type === 'sync' || type === 'step');
  // The whole of it is lost once more, with the line that vanishes in it; then the tick tells.
  expect(heard).toEqual([]);
  lost.text = '';
  await cluster.clock.pass(1000);
  const then = bob.inbox.slice(before).find(({ type }) => type === 'sync' || type === 'step');
  expect(then).toMatchObject({ type: 'sync', version: ann.table(table).version });
  await expectWhole(bob, table);
});

test('[WB-TIME-2] the latency of a player on another server includes the way between the servers', async () => {
  const HOP = 20;
  const cluster = await openCluster(2, (bus, clock) => ({
    get isUp() {
      return bus.isUp;
    },
    publish: (channel, text) => void clock.after(HOP, () => bus.publish(channel, text)),
    subscribe: (channel, hear) => bus.subscribe(channel, hear),
    watch: (changed) => bus.watch(changed),
    close: () => bus.close(),
  }));
  const playing = annAndBob(cluster);
  for (let i = 0; i < 100; i++) await cluster.clock.pass(10);
  const { ann, bob, table } = await playing;
  const lagOf = async (seat: number) => {
    const lags = (await cluster.store.entries(table)).map(
      (body) => JSON.parse(body) as { input?: Record<string, unknown> },
    );
    return lags.findLast(({ input }) => input?.type === 'lag' && input.seat === seat)?.input?.roundTrip;
  };
  for (let i = 0; i < 20; i++) {
    for (const one of [ann, bob]) {
      const command = owed(one, table);
      if (command !== undefined) one.send({ type: 'do', table, id: one.newId(), command });
    }
    await cluster.clock.pass(700);
  }
  expect(await lagOf(0)).toBe(0);
  expect(await lagOf(1)).toBe(2 * HOP);
});

test('when the server that holds a table is killed, another continues within 3 s, pending requests included', async () => {
  const cluster = await openCluster(3);
  const { ann, bob, table } = await annAndBob(cluster);
  const { version } = bob.table(table);
  cluster.at(0).process.kill();
  const answer = bob.order(table, chat('Are you there?'), 'asked');
  const again = await cluster.connect(2, 'Ann', ann.secret);
  const back = again.join(table, version);
  await cluster.clock.pass(2900);
  expect(await answer).toMatchObject({ type: 'done' });
  expect((await back).you).toEqual({ seat: 0, isHost: true });
  expect((await back).version).toBeGreaterThanOrEqual(version);
  expect(
    held(cluster)
      .slice(1)
      .reduce((a, b) => a + b),
  ).toBe(1);
  await playToTheEnd([again, bob], table, () => cluster.clock.pass(700));
  for (const one of [again, bob]) await expectWhole(one, table);
  expect((await commandsOf(cluster, table)).asked).toBe(1);
});

test('a server that slept past its lease writes nothing, and its clients play on elsewhere', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  cluster.at(0).process.pause();
  const taken = bob.order(table, chat('Gone?'), 'while-asleep');
  await cluster.clock.pass(2900);
  expect(await taken).toMatchObject({ type: 'done' });
  const length = (await cluster.store.entries(table)).length;
  const { version } = bob.table(table);

  // It wakes, and the first thing that it hears is its own client, who still sees the table as it was.
  const stale = ann.order(table, chat('Here I am'), 'from-the-sleeper');
  const joined = ann.join(table);
  cluster.at(0).process.wake();
  await cluster.clock.pass(100);
  expect(await stale).toMatchObject({ type: 'done' });
  expect((await joined).version).toBeGreaterThanOrEqual(version);
  expect(held(cluster)).toEqual([0, 1]);
  const metrics = await cluster.at(0).server.metrics.registry.metrics();
  expect(metrics).toContain('saloon_step_downs_total 1');
  const { 'from-the-sleeper': times } = await commandsOf(cluster, table);
  expect(times).toBe(1);
  expect((await cluster.store.entries(table)).length).toBeGreaterThan(length);
  const versions = ann.inbox.flatMap((m) => (m.type === 'step' || m.type === 'sync' ? m.version : []));
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  await playToTheEnd([ann, bob], table, () => cluster.clock.pass(700));
  for (const one of [ann, bob]) await expectWhole(one, table);
});

test('a server that slept past its lease keeps the tables that nobody claimed, without reading them again', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  const quiet = await ann.open();
  await ann.join(quiet);
  await settle();
  const [actor, fence] = [cluster.at(0).server.tables.get(quiet), (await cluster.store.table(quiet))?.fence];
  cluster.at(0).process.pause();
  const taken = bob.order(table, chat('Gone?'));
  // The other server finds one of the two; it is not given the time to look for the rest.
  await cluster.clock.pass(1250);
  cluster.at(0).process.wake();
  await cluster.clock.pass(1000);
  expect(await taken).toMatchObject({ type: 'done' });
  expect(cluster.at(0).server.tables.get(quiet)).toBe(actor);
  expect((await cluster.store.table(quiet))?.fence).toBe(fence);
  expect(await ann.order(quiet, chat('Still here'))).toMatchObject({ type: 'done' });
  for (const [one, at] of [
    [ann, table],
    [bob, table],
    [ann, quiet],
  ] as const)
    await expectWhole(one, at);
});

test('a server that slept less than its lease continues its tables', async () => {
  const cluster = await openCluster(2);
  const { bob, table } = await annAndBob(cluster);
  cluster.at(0).process.pause();
  const late = bob.order(table, chat('Hm?'));
  await cluster.clock.pass(900);
  cluster.at(0).process.wake();
  await cluster.clock.pass(100);
  expect(await late).toMatchObject({ type: 'done' });
  expect(held(cluster)).toEqual([1, 0]);
});

test('clients of a server that slept long rejoin remote tables when it wakes', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  for (const asleep of [5000, 20_000]) {
    cluster.at(1).process.pause();
    await cluster.clock.pass(asleep);
    expect(ann.table(table).info.seats[1]).toMatchObject({ isHere: false });
    await ann.order(table, chat(`Asleep for ${asleep}`));
    cluster.at(1).process.wake();
    await cluster.clock.pass(1000);
    expect(ann.table(table).info.seats[1]).toMatchObject({ isHere: true });
    expect(bob.table(table).version).toBe(ann.table(table).version);
    expect(await bob.order(table, chat('Awake'))).toMatchObject({ type: 'done' });
  }
});

test('a server that stops cleanly hands its tables over in a fraction of a second', async () => {
  const cluster = await openCluster(3);
  const { ann, bob, table } = await annAndBob(cluster);
  const goodbye = ann.next('error');
  await cluster.at(0).server.stop();
  expect(await goodbye).toEqual({ type: 'error', code: 'server-stopping' });
  const answer = bob.order(table, chat('Next'));
  const again = await cluster.connect(2, 'Ann', ann.secret);
  await again.join(table);
  await cluster.clock.pass(200);
  expect(await answer).toMatchObject({ type: 'done' });
  await playToTheEnd([again, bob], table, () => cluster.clock.pass(700));
  for (const one of [again, bob]) await expectWhole(one, table);
});

test('the game is played to its end while all servers are restarted in turn', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  const people = [ann, bob];
  for (let n = 0; n < 4; n++) {
    await cluster.open();
    await cluster.at(n).server.stop();
    for (const [i, one] of people.entries()) {
      if (!one.isClosed) continue;
      const { version } = one.table(table);
      const back = await cluster.connect(n + 1 + (i % 2), `P${i}`, one.secret);
      expect((await back.join(table, version)).version).toBeGreaterThanOrEqual(version);
      people[i] = back;
    }
    for (const one of people) {
      const command = owed(one, table);
      if (command !== undefined) expect((await one.order(table, command)).type).toBe('done');
    }
    await cluster.clock.pass(300);
  }
  await playToTheEnd(people, table, () => cluster.clock.pass(700));
  for (const one of people) await expectWhole(one, table);
});

test('tables of a killed server are loaded by one other server', async () => {
  const cluster = await openCluster(3);
  const ann = await cluster.connect(0, 'Ann');
  const tables: TableId[] = [];
  for (let i = 0; i < 4; i++) {
    const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }], options: { rounds: 1 } });
    await ann.join(table);
    await ann.order(table, { type: 'start' });
    tables.push(table);
  }
  cluster.at(0).process.kill();
  await cluster.clock.pass(4000);
  expect(
    held(cluster)
      .slice(1)
      .reduce((a, b) => a + b),
  ).toBe(4);
  const lengths = await Promise.all(tables.map(async (table) => (await cluster.store.entries(table)).length));
  await cluster.clock.pass(60_000);
  const later = async () => Promise.all(tables.map(async (table) => (await cluster.store.entries(table)).length));
  expect(await later()).toEqual(lengths);
  expect(held(cluster).slice(1)).toEqual([0, 0]);
  const eve = await cluster.connect(1, 'Eve');
  for (const table of tables) await eve.join(table);
  await cluster.clock.pass(60_000);
  // Bots and stand-ins play on while somebody watches.
  for (const [i, length] of (await later()).entries()) expect(length).toBeGreaterThan((lengths[i] ?? 0) + 1);
});

test('the lobby, the lists of own tables, names and chat are the same on all servers', async () => {
  const cluster = await openCluster(3);
  const { ann, bob, table } = await annAndBob(cluster);
  const eve = await cluster.connect(2, 'Eve');
  const lobby = eve.next('lobby');
  eve.send({ type: 'watch-lobby' });
  expect((await lobby).tables.map(({ id }) => id)).toEqual([table]);
  const row = eve.next('lobby-row', ({ row: listed }) => listed.title === 'Second');
  const second = await bob.open({ title: 'Second' });
  expect((await row).row).toMatchObject({ id: second, host: 'Bob' });

  const seated = bob.next('seated');
  bob.send({ type: 'watch-lobby' });
  expect((await seated).tables.map(({ id }) => id).sort()).toEqual([second, table].sort());
  const turn = bob.next('seated-row', ({ row: own }) => own.id === table);
  await playToTheEnd([ann, bob], table, () => cluster.clock.pass(700));
  expect((await turn).row).toMatchObject({ id: table, seat: 1 });
  const over = bob.inbox.findLast((m) => m.type === 'seated-row' && m.row.id === table);
  expect(over).toMatchObject({ row: { phase: 'over' } });

  const renamed = ann.next(
    'step',
    ({ info }) => info?.seats.some((seat) => 'name' in seat && seat.name === 'Robert') === true,
  );
  const listed = eve.next('lobby-row', ({ row: own }) => own.id === second && own.host === 'Robert');
  const tab = await cluster.connect(2, 'Bob', bob.secret);
  bob.send({ type: 'set-name', name: 'Robert' });
  await Promise.all([renamed, listed]);
  const heard = ann.next('step', ({ chat: said }) => said !== undefined);
  await tab.join(table);
  expect(await tab.order(table, chat('It is me'), 'tab-1')).toMatchObject({ type: 'done' });
  expect((await heard).chat).toMatchObject([{ name: 'Robert', text: 'It is me' }]);
});

test('signing out everywhere disconnects the user on every server', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const thief = await cluster.connect(1, 'Ann', ann.secret);
  const done = ann.next('revoked');
  const out = thief.next('error');
  ann.send({ type: 'revoke', id: 'r1', secret: 'ab'.repeat(32) });
  await done;
  expect((await out).code).toBe('signed-out');
  await settle();
  expect([ann.isClosed, thief.isClosed]).toEqual([false, true]);
});

test('a remote player who leaves is seen to leave; one whose server is killed too, after a while', async () => {
  const cluster = await openCluster(3);
  const { ann, bob, table } = await annAndBob(cluster);
  const bobAt = () => ann.table(table).info.seats[1];
  bob.close();
  await cluster.clock.pass(100);
  expect(bobAt()).toMatchObject({ isHere: false });
  const again = await cluster.connect(2, 'Bob', bob.secret);
  await again.join(table);
  await settle();
  expect(bobAt()).toMatchObject({ isHere: true });
  cluster.at(2).process.kill();
  await cluster.clock.pass(2500);
  expect(bobAt()).toMatchObject({ isHere: true });
  await cluster.clock.pass(2500);
  expect(bobAt()).toMatchObject({ isHere: false });
});

test('while the bus is down, clients of the table’s server play on; the others do when it is back', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  const eve = await cluster.connect(1, 'Eve');
  eve.send({ type: 'watch-lobby' });
  await settle();
  cluster.hub.setUp(false);
  expect(cluster.at(0).server.cluster?.bus).toBe('away');
  expect(await ann.order(table, chat('one'))).toMatchObject({ type: 'done' });
  const waiting = bob.order(table, chat('two'), 'across');
  const unlisted = await ann.open({ title: 'Meanwhile' });
  await cluster.clock.pass(10_000);
  expect(bob.inbox.some((m) => m.type === 'done' && m.id === 'across')).toBe(false);
  const listed = eve.next('lobby-row', ({ row }) => row.id === unlisted);
  cluster.hub.setUp(true);
  await cluster.clock.pass(1000);
  expect(await waiting).toMatchObject({ type: 'done' });
  expect((await listed).row.title).toBe('Meanwhile');
  expect((await commandsOf(cluster, table)).across).toBe(1);
  expect(held(cluster)).toEqual([2, 0]);
  await playToTheEnd([ann, bob], table, () => cluster.clock.pass(700));
  for (const one of [ann, bob]) await expectWhole(one, table);
});

test('servers that can’t hear each other take no table from each other until one has stopped', async () => {
  const cluster = await openCluster(1);
  const deaf = await openTestServer({ store: cluster.at(0).store, clock: cluster.clock, bus: new MemoryHub().open() });
  const ann = await cluster.connect(0, 'Ann');
  const table = await ann.open();
  await ann.join(table);
  const bob = deaf.connect();
  await bob.hello('Bob');
  bob.send({ type: 'join', table });
  await cluster.clock.pass(60_000);
  expect(bob.tables.size).toBe(0);
  expect(await ann.order(table, chat('Nobody?'))).toMatchObject({ type: 'done' });
  await cluster.at(0).server.stop();
  await cluster.clock.pass(2000);
  expect(bob.table(table).info.phase).toBe('waiting');
  expect(await bob.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
});

test('one request that reaches two servers at once opens one table', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const tab = await cluster.connect(1, 'Ann', ann.secret);
  const [one, two] = await Promise.all([ann.open({ id: 'same' }), tab.open({ id: 'same' })]);
  expect(one).toBe(two);
  await settle();
  expect(held(cluster).reduce((a, b) => a + b)).toBe(1);
  for (const client of [ann, tab]) expect((await client.join(one)).you).toEqual({ seat: 0, isHost: true });
});

test('a missing table is gone on every server, and so is one that may not be watched', async () => {
  const cluster = await openCluster(2);
  const { ann, table } = await annAndBob(cluster);
  const eve = await cluster.connect(1, 'Eve');
  const gone = eve.next('gone');
  eve.send({ type: 'join', table: tableId('nosuchtable12345') });
  expect(await gone).toMatchObject({ code: 'no-such-table' });
  await eve.join(table);
  const out = eve.next('gone');
  await ann.order(table, { type: 'set-watching', isAllowed: false, delay: 0 });
  expect(await out).toMatchObject({ table, code: 'no-watching' });
  expect(await eve.order(table, chat('But'))).toMatchObject({ type: 'refused', code: 'not-joined' });
});

test('hints and refusals of remote tables are the same as those of local ones', async () => {
  const cluster = await openCluster(2);
  const { ann, bob, table } = await annAndBob(cluster);
  expect(await bob.order(table, { type: 'start' })).toMatchObject({ type: 'refused', code: 'not-host' });
  while (owed(bob, table) === undefined) {
    await ann.order(table, owed(ann, table) ?? chat('Hm'));
    await cluster.clock.pass(700);
  }
  const hint = bob.next('hint');
  bob.send({ type: 'ask-hint', table, id: 'h1' });
  await settle();
  expect(await hint).toMatchObject({ id: 'h1', table });
  const [refused] = [bob.next('refused')];
  bob.send({ type: 'ask-hint', table: tableId('nosuchtable12345'), id: 'h2' });
  expect(await refused).toMatchObject({ id: 'h2', code: 'not-joined' });
});

test('a refusal of a remote table names the invalid field, also when the request is repeated', async () => {
  const lost = { text: '' };
  const cluster = await openCluster(2, losing(lost));
  const ann = await cluster.connect(0, 'Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }] });
  await ann.join(table);
  const away = await cluster.connect(1, 'Ann', ann.secret);
  await away.join(table);
  lost.text = 'bad-options';
  const answer = away.order(table, { type: 'set-rules', options: { rounds: 99 }, seats: 2 }, 'r1');
  await settle();
  lost.text = '';
  await cluster.clock.pass(3000);
  expect(await answer).toEqual({ type: 'refused', table, id: 'r1', code: 'bad-options', at: 'options.rounds' });
});

test('a repeated request that was refused as too fast gets the same reply', async () => {
  const lost = { text: '' };
  const cluster = await openCluster(2, losing(lost));
  const { table } = await annAndBob(cluster);
  const watchers = await Promise.all(['Cal', 'Dot', 'Eve', 'Fay'].map((name) => cluster.connect(1, name)));
  for (const one of watchers) await one.join(table);
  // Twenty lines in a row are all that may come from those who watch, however many they are.
  const said = watchers.flatMap((one) => Array.from({ length: 5 }, (_, i) => one.order(table, chat(`line ${i}`))));
  expect((await Promise.all(said)).every(({ type }) => type === 'done')).toBe(true);
  lost.text = 'too-fast';
  const [cal] = watchers;
  const answer = cal?.order(table, chat('one more'), 'hasty');
  await settle();
  lost.text = '';
  // By now it would be heard, were it asked for the first time.
  await cluster.clock.pass(3000);
  expect(await answer).toMatchObject({ type: 'refused', code: 'too-fast', id: 'hasty' });
  expect((await commandsOf(cluster, table)).hasty).toBeUndefined();
  expect(await cal?.order(table, chat('now'))).toMatchObject({ type: 'done' });
});

test('at most two hundred unanswered commands to a remote table are queued', async () => {
  const cluster = await openCluster(2);
  const { bob, table } = await annAndBob(cluster);
  cluster.hub.setUp(false);
  const asked: Promise<unknown>[] = [];
  for (let i = 0; i < 8; i++) {
    for (let n = 0; n < 25; n++) asked.push(bob.order(table, { type: 'start' }));
    await cluster.clock.pass(1000);
  }
  expect(bob.inbox.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(await bob.order(table, { type: 'start' })).toMatchObject({ type: 'refused', code: 'too-fast' });
  cluster.hub.setUp(true);
  await cluster.clock.pass(1000);
  const answers = await Promise.all(asked);
  expect(answers).toHaveLength(200);
  expect(answers).toContainEqual(expect.objectContaining({ type: 'refused', code: 'not-host' }));
  expect(await bob.order(table, { type: 'start' })).toMatchObject({ type: 'refused', code: 'not-host' });
});
