import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { HTTP_TIMEOUTS } from '../http/request-limits.ts';
import { SERVER_LIMITS } from '../limits/limits.ts';

test('a connection without a hello is closed, whatever else it sends', async () => {
  const { connect: come, clock } = await openTestServer();
  const [mute, noisy, polite] = [come(), come(), come()];
  await polite.hello('Ann');
  for (let i = 0; i < 9; i++) {
    noisy.send({ type: 'watch-lobby' });
    await clock.pass(1000);
  }
  expect([mute.isClosed, noisy.isClosed]).toEqual([false, false]);
  await clock.pass(SERVER_LIMITS.helloWithin - 9000);
  expect([mute.isClosed, noisy.isClosed, polite.isClosed]).toEqual([true, true, false]);
});

test('a silent client is disconnected, and one that answers pings stays', async () => {
  const { connect: come, clock, server } = await openTestServer();
  const [dead, alive] = [come(), come()];
  await dead.hello('Dead');
  await alive.hello('Alive');
  dead.answersPings = false;
  await clock.pass(SERVER_LIMITS.silence - 1000);
  expect(dead.isClosed).toBe(false);
  await clock.pass(SERVER_LIMITS.pingIdle + 2000);
  await settle();
  expect([dead.isClosed, alive.isClosed]).toEqual([true, false]);
  expect(server.connections.size).toBe(1);
});

const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });

/** Sends a little now and then, for ever. */
function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 200);
  socket.on('close', () => clearInterval(timer));
}

test('a client that never ends its headers or body is disconnected, and others are served meanwhile', async () => {
  const short = { head: 800, request: 1200, look: 100, idle: 700, stuck: 1500 };
  const { port } = await realServer({ patience: short });
  const open = () => connect(port, '127.0.0.1');
  const [silent, head, body, idle] = [open(), open(), open(), open()];
  const ends = [silent, head, body, idle].map(ended);
  head.write('GET /health HTTP/1.1\r\nHost: x\r\n');
  drip(head, 'X-A: b\r\n');
  body.write(
    'POST /admin/users/x/revoke HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\nContent-Type: text/plain\r\n\r\n',
  );
  drip(body, 'x');
  idle.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  const ann = await connectTo(port);
  await ann.hello('Ann');
  expect(await ann.open()).toBeDefined();
  const [nothing, late, cut, kept] = await Promise.all(ends);
  expect(nothing).toMatch(/^(HTTP\/1.1 408.*)?$/s);
  expect(late).toContain('408');
  expect(cut).not.toContain('HTTP/1.1 200');
  expect(kept).toContain('HTTP/1.1 200');
  // A WebSocket lives by other limits: it is still there.
  expect(await ann.open()).toBeDefined();
  for (const time of Object.values(HTTP_TIMEOUTS)) expect(time).toBeLessThanOrEqual(30_000);
});

test('a frame that arrives byte by byte does not keep a connection alive', async () => {
  const { port, parts: server } = await realServer({ limits: { silence: 600, pingIdle: 300, helloWithin: 1e9 } });
  const socket = connect(port, '127.0.0.1');
  const end = ended(socket);
  const key = Buffer.from('0123456789abcdef').toString('base64');
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  // A text of 4000 bytes is announced.
  socket.write(Buffer.from([0x81, 0xfe, 0x0f, 0xa0, 0, 0, 0, 0]));
  drip(socket, 'x');
  expect(await end).toContain('101 Switching Protocols');
  expect(server.connections.size).toBe(0);
});

test('WebSocket pings are answered within the message limit', async () => {
  const { port } = await realServer({ limits: { burst: 5, perSecond: 0 } });
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const answered: string[] = [];
  ws.on('pong', (data) => answered.push(data.toString()));
  await once(ws, 'open');
  const told = once(ws, 'message');
  for (let i = 0; i < 500; i++) ws.ping(`${i}`);
  expect(String((await told)[0])).toBe('{"type":"error","code":"too-fast"}');
  // The goodbye is answered after all that was said before it.
  ws.close();
  await once(ws, 'close');
  expect(answered).toEqual(['0', '1', '2', '3', '4']);
});

test('a connection with nothing but WebSocket pings counts as silent', async () => {
  const { connect: come, clock, server } = await openTestServer();
  const dead = come();
  await dead.hello('Dead');
  dead.answersPings = false;
  const SECOND = 1000;
  for (let at = 0; at < SERVER_LIMITS.silence + SERVER_LIMITS.pingIdle + SECOND; at += SECOND) {
    for (const connection of server.connections) expect(connection.control()).toBe(true);
    await clock.pass(SECOND);
  }
  expect(dead.isClosed).toBe(true);
});

test('behind a proxy, sockets are not counted', async () => {
  const { port } = await realServer({ isBehindProxy: true, limits: { connectionsPerAddress: 1 } });
  const lines = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
  const answers = await Promise.all(
    lines.map(async (line, i) => {
      line.on('error', () => undefined);
      line.write(`GET /health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${i}\r\n\r\n`);
      return Promise.race([once(line, 'data').then(String), once(line, 'close').then(() => 'cut')]);
    }),
  );
  for (const line of lines) line.destroy();
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(lines.map(() => 'HTTP/1.1 200 OK'));
});

test('the sockets and requests of an address are limited', async () => {
  const { port } = await realServer({ limits: { connectionsPerAddress: 3, questionBurst: 5, questionsPerSecond: 0 } });
  const lines = Array.from({ length: 15 }, () => connect(port, '127.0.0.1'));
  const ends = lines.map((line) => ended(line).then(() => 'cut'));
  const state = await Promise.all(
    ends.map((end) => Promise.race([end, new Promise((r) => setTimeout(r, 700, 'open'))])),
  );
  expect(state.filter((one) => one === 'open')).toHaveLength(12);
  for (const line of lines) line.destroy();
  await Promise.all(ends);
  const codes = [];
  for (let i = 0; i < 7; i++) codes.push((await fetch(`http://127.0.0.1:${port}/health`)).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
