import { LIMITS } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { AddressLimits } from '../limits/address-limits.ts';
import { SERVER_LIMITS } from '../limits/limits.ts';

test('the connections of one address share a limit, and another address has its own', async () => {
  const server = await openTestServer({ limits: { strikes: 1e9 } });
  const lines = Array.from({ length: LIMITS.connectionsPerAddress }, () => server.connect());
  for (const line of lines) for (let i = 0; i < LIMITS.burst; i++) line.sendRaw('x');
  await settle();
  const heard = lines.flatMap(({ inbox }) => inbox.filter((message) => message.type === 'error'));
  const read = heard.filter(({ code }) => code === 'not-json').length;
  expect(read).toBe((LIMITS.burst * LIMITS.connectionsPerAddress) / 4);
  expect(heard.filter(({ code }) => code === 'too-fast').length).toBeGreaterThan(0);
  expect((await server.connect(undefined, '192.0.2.9').hello('Far')).name).toBe('Far');
  await server.clock.pass(1000);
  expect((await lines[0]?.hello('Near'))?.name).toBe('Near');
});

test('the tables that an address opens are limited over time, whatever users it creates', async () => {
  const server = await openTestServer({ limits: { tablesPerUser: 2, storedBurst: 200, storedPerSecond: 10 } });
  const opened: string[] = [];
  for (let i = 0; i < 12; i++) {
    const one = server.connect();
    await one.hello(`Guest ${i}`);
    for (let n = 0; n < 2; n++) opened.push(await one.open().catch(String));
    one.close();
  }
  expect(opened.filter((answer) => answer === 'Error: refused: too-fast')).toHaveLength(4);
  await server.clock.pass(1000);
  const next = server.connect();
  await next.hello('Next');
  expect(await next.open()).toMatch(/^[a-z0-9]+$/);
});

test('undo requests are limited per address, over all its connections', async () => {
  const { connect, server } = await openTestServer();
  const wanted = async (address?: string) => {
    const one = connect(undefined, address);
    await one.hello('Ann');
    const table = await one.open();
    await one.join(table);
    const answer = await one.order(table, { type: 'ask-undo' });
    return 'code' in answer ? answer.code : answer.type;
  };
  const { workBurst } = server.limits;
  const codes = [];
  for (let i = 0; i < workBurst + 1; i++) codes.push(await wanted());
  expect(codes).toEqual([...Array.from({ length: workBurst }, () => 'not-started'), 'too-fast']);
  expect(await wanted('192.0.2.2')).toBe('not-started');
});

test('the limits of an address are forgotten when it is quiet, and not before', () => {
  let now = 0;
  const known = new AddressLimits(SERVER_LIMITS, () => now);
  known.at('a').connections += 1;
  known.at('b');
  now = 9 * 60_000;
  known.at('c');
  expect(known.size).toBe(3);
  now = 12 * 60_000;
  known.at('c');
  expect(known.size).toBe(2);
  known.at('a').connections -= 1;
  now = 60 * 60_000;
  known.at('d');
  expect(known.size).toBe(1);
});

/** A table where somebody plays and many may watch. */
async function crowded(watchers: number, limits: { readonly connectionsPerTable?: number } = {}) {
  const server = await openTestServer({ limits: { connectionsPerAddress: 1e6, ...limits } });
  const ann = server.connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  const crowd = Array.from({ length: watchers }, () => server.connect());
  for (const one of crowd) await one.hello('Eve');
  return { ...server, ann, table, crowd };
}

test('the spectators of a table are limited; players can always join', async () => {
  const { ann, table, crowd, connect } = await crowded(4, { connectionsPerTable: 4 });
  const answers = [];
  for (const one of crowd) {
    const answer = one.nextOf(['sync', 'gone'], () => true);
    one.send({ type: 'join', table });
    answers.push(await answer);
  }
  expect(answers.map(({ type }) => type)).toEqual(['sync', 'sync', 'sync', 'gone']);
  expect(answers.at(-1)).toEqual({ type: 'gone', table, code: 'table-crowded' });
  // Who is there already may look again.
  expect((await crowd[0]?.join(table))?.type).toBe('sync');
  const phone = connect(ann.secret);
  await phone.hello('Ann');
  expect((await phone.join(table)).you.seat).toBe(0);
  // Somebody who leaves makes room.
  crowd[0]?.close();
  await settle();
  phone.close();
  await settle();
  expect((await crowd[3]?.join(table))?.you.seat).toBeUndefined();
});

test('spectators share a chat limit, and no crowd keeps a player from playing', async () => {
  const { ann, table, crowd } = await crowded(40);
  for (const one of crowd) await one.join(table);
  const talk = await Promise.all(
    crowd.flatMap((one) => [0, 1, 2].map(() => one.order(table, { type: 'emote', emote: 'howdy' }))),
  );
  expect(talk.filter(({ type }) => type === 'done')).toHaveLength(SERVER_LIMITS.watcherTalkBurst);
  const noise = await Promise.all(crowd.flatMap((one) => [0, 1, 2].map(() => one.order(table, { type: 'start' }))));
  const codes = noise.map((answer) => ('code' in answer ? answer.code : 'done'));
  expect(new Set(codes)).toEqual(new Set(['not-host', 'too-fast']));
  expect(await ann.order(table, { type: 'set-ready', isReady: true })).toMatchObject({ type: 'done' });
  expect(await ann.order(table, { type: 'chat', text: 'Quiet, please' })).toMatchObject({ type: 'done' });
});

test('joins are limited per address, over all its connections', async () => {
  const server = await openTestServer({ limits: { joinBurst: 4, joinsPerSecond: 0, connectionsPerAddress: 8 } });
  const lines = [server.connect(), server.connect(), server.connect(), server.connect(undefined, '192.0.2.9')];
  for (const line of lines) await line.hello('Ann');
  const table = await lines[0]?.open();
  if (table === undefined) throw new Error('Cannot test: no table');
  for (const line of lines) for (let i = 0; i < 4; i++) line.send({ type: 'join', table });
  await settle();
  const told = (type: string) => lines.map(({ inbox }) => inbox.filter((message) => message.type === type).length);
  expect(told('sync')).toEqual([4, 4, 0, 4]);
  expect(told('error')).toEqual([0, 0, 4, 0]);
});

test('the connections of one player share the limits of a table', async () => {
  const { ann, table, connect } = await crowded(0);
  const lines = [];
  for (let i = 0; i < 8; i++) {
    const line = connect(ann.secret);
    await line.hello('Ann');
    await line.join(table);
    lines.push(line);
  }
  let sent = 0;
  const answers = await Promise.all(
    lines.flatMap((line) =>
      Array.from({ length: 20 }, () => line.order(table, { type: 'set-ready', isReady: false }, `m${sent++}`)),
    ),
  );
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'too-fast')).toHaveLength(160 - LIMITS.burst);
});

test('a spectator who joins and leaves all the time is slowed down, and is neither stored nor broadcast each time', async () => {
  const { ann, table, connect, clock, store } = await crowded(0);
  await ann.join(table);
  const told = ann.inbox.length;
  const before = (await store.entries(table)).length;
  const restless = connect();
  await restless.hello('Eve');
  const SECONDS = 10;
  for (let i = 0; i < 10 * SECONDS; i++) {
    restless.send({ type: 'join', table });
    await clock.pass(50);
    restless.send({ type: 'unjoin', table });
    await clock.pass(50);
  }
  expect(await store.entries(table)).toHaveLength(before);
  expect(restless.inbox).toContainEqual({ type: 'error', code: 'too-fast' });
  const steps = ann.inbox.slice(told).filter(({ type }) => type === 'step');
  expect(steps.length).toBeLessThanOrEqual(SECONDS + 1);
  expect(steps.length).toBeGreaterThan(1);
  // A moment later they are heard again.
  await clock.pass(1000);
  expect((await restless.join(table)).you.seat).toBeUndefined();
});

test('a repeated chat message gets the same reply, however fast', async () => {
  const { ann, table } = await crowded(0);
  const first = await ann.order(table, { type: 'chat', text: 'one' }, 'mine');
  for (let i = 0; i < SERVER_LIMITS.chatBurst; i++) await ann.order(table, { type: 'chat', text: `${i}` });
  expect(await ann.order(table, { type: 'chat', text: 'one' }, 'mine')).toEqual(first);
  expect(await ann.order(table, { type: 'chat', text: 'two' })).toMatchObject({ type: 'refused', code: 'too-fast' });
});
