import { connect } from 'node:net';
import { LIMITS } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { playToTheEnd } from '../../testing/play.ts';
import { realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { readLog } from '../store/stored-log.ts';
import { type Clock, realClock } from '../time/clock.ts';

const nap = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

/** How a socket ends: its code. */
const ending = (ws: WebSocket) => new Promise<number>((resolve) => ws.on('close', resolve));

async function until(test: () => boolean): Promise<void> {
  while (!test()) await nap(10);
}

/** Two people, and a short game that they have played to its end. */
async function playedOut(port: number) {
  const [ann, bob] = [await connectTo(port), await connectTo(port)];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({
    seats: [{ type: 'me' }, { type: 'open' }],
    options: { rounds: 1, raceMode: 'sealed' },
  });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await playToTheEnd([ann, bob], table, () => nap(1));
  await until(() => bob.table(table).info.phase === 'over');
  return { ann, table };
}

test('a message sent right before disconnecting is handled', async () => {
  const { port } = await realServer();
  const [ann, bob] = [await connectTo(port), await connectTo(port)];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }] });
  await ann.join(table);
  await bob.join(table);
  for (const text of ['So long', 'and thanks']) {
    bob.send({ type: 'do', table, id: text.replace(' ', '-'), command: { type: 'chat', text } });
  }
  bob.close();
  const heard = (text: string) => ann.raw.findIndex((told) => told.includes(`"text":"${text}"`));
  await until(() => heard('and thanks') >= 0);
  expect(heard('So long')).toBeGreaterThanOrEqual(0);
  expect(heard('So long')).toBeLessThanOrEqual(heard('and thanks'));
});

test('two people over real sockets to the end of a game', async () => {
  const { port } = await realServer();
  const { table } = await playedOut(port);
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/recording`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    saloon: 'recording',
    game: 'wright-brothers',
    seats: 2,
    names: ['Ann', 'Bob'],
  });
});

/** A clock that runs `times` as fast, so that the test doesn't wait for bots and timers. */
function fastClock(speed: number): Clock {
  return {
    ...realClock,
    monotonic: () => speed * performance.now(),
    after(millis, call) {
      const timer = setTimeout(call, millis / speed);
      return () => clearTimeout(timer);
    },
  };
}

test('the recordings made for an address are limited; a cached one costs nothing', async () => {
  const { port } = await realServer({ limits: { workBurst: 1, worksPerSecond: 0 } });
  const { ann, table } = await playedOut(port);
  const status = async () => (await fetch(`http://127.0.0.1:${port}/api/tables/${table}/recording`)).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  await ann.order(table, { type: 'comment', step: 1, text: 'Here it was lost' });
  expect(await status()).toBe(429);
});

test('one person and two bots over a real socket to the end of a game', async () => {
  const { port, parts: server } = await realServer({ clock: fastClock(40) });
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const table = await ann.open({
    seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }, { type: 'bot', level: 'easy' }],
    options: { rounds: 1 },
  });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  const played = await playToTheEnd([ann], table, () => nap(5));
  expect(played).toBeGreaterThan(0);
  const { events, info } = ann.table(table);
  const movers = new Set(
    events.flatMap((event) => (typeof event === 'object' && event !== null && 'seat' in event ? event.seat : [])),
  );
  expect([...movers].sort()).toEqual([0, 1, 2]);
  expect(info).toMatchObject({ phase: 'over', outcome: { ranks: expect.any(Array) } });
  const log = readLog(await server.store.entries(table));
  expect(rebuildTable(log).info).toMatchObject({ phase: 'over' });
}, 60_000);

test('an oversized frame closes only its own connection', async () => {
  const { port } = await realServer();
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const ended = ending(ws);
  ws.on('open', () => ws.send('x'.repeat(100 * LIMITS.messageBytes)));
  expect(await ended).toBe(1009);
  expect(await ann.open()).toBeDefined();
});

test('binary messages and invalid UTF-8 get errors', async () => {
  const { port } = await realServer();
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const got: unknown[] = [];
  ws.on('message', (data) => got.push(JSON.parse(data.toString())));
  await new Promise((resolve) => ws.on('open', resolve));
  ws.send(Buffer.from([1, 2, 3]));
  await until(() => got.length > 0);
  expect(got).toEqual([{ type: 'error', code: 'not-json' }]);
  ws.terminate();
});

test('a thousand sockets from one address: some are told why, the rest are refused, the others play on', async () => {
  // However long a slow machine takes over them: a line that was closed meanwhile would make room for another.
  const { port, parts: server } = await realServer({ limits: { helloWithin: 600_000, silence: 600_000 } });
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const sockets: WebSocket[] = [];
  const states: string[] = [];
  const count = (state: string) => states.filter((one) => one === state).length;
  const open = () => {
    const i = states.push('connecting') - 1;
    const becomes = (state: string) => {
      if (states[i] === 'connecting' || states[i] === 'open') states[i] = state;
    };
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    ws.on('open', () => becomes('open'));
    ws.on('close', (code) => becomes(String(code)));
    ws.on('error', (error) => becomes(error.message));
    sockets.push(ws);
  };
  // A few at a time: lines of an address beyond a limit of their own are cut off unheard (`guardHttp`).
  const AT_ONCE = 50;
  while (sockets.length < 1000) {
    for (let i = 0; i < AT_ONCE; i++) open();
    // All are connected or refused, and those refused know it. Sending something now would cut off the refusal.
    await until(() => count('connecting') === 0 && count('open') === server.connections.size - 1);
  }
  expect(count('open')).toBe(LIMITS.connectionsPerAddress - 1);
  expect(new Set(states)).toEqual(new Set(['open', '1013', 'Unexpected server response: 429']));
  expect(server.connections.size).toBeLessThanOrEqual(2 * LIMITS.connectionsPerAddress);
  expect(await ann.open()).toBeDefined();
  for (const ws of sockets) ws.terminate();
}, 180_000);

test('a client that does not read is disconnected', async () => {
  const { port, parts: server } = await realServer({ limits: { backlogBytes: 20_000, burst: 1e9, perSecond: 1e9 } });
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const deaf = await connectTo(port);
  await deaf.hello('Deaf');
  for (let i = 0; i < 15; i++) await ann.open({ title: 'A long title for a table here' });
  const ws = deaf.pipe;
  deaf.pause();
  for (let i = 0; i < 20_000 && server.connections.size > 1; i++) {
    ws.send(JSON.stringify({ type: 'watch-lobby' }));
    if (i % 50 === 0) await nap(1);
  }
  await until(() => server.connections.size === 1);
  expect(await ann.open()).toBeDefined();
});

test('a socket that sends nonsense, or closes in the middle, harms nobody', async () => {
  const { port } = await realServer();
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const heads = [
    'GET /ws HTTP/1.1\r\n\r\n',
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '\u0000\u0001\u0002',
  ];
  for (const head of heads) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head);
    await nap(20);
    socket.destroy();
  }
  expect(await ann.open()).toBeDefined();
});
