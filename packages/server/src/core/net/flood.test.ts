import { expect, test } from 'vitest';
import { clientFrame, OPCODE, openRaw } from '../../testing/raw-frames.ts';
import { realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { makeLogger } from '../observe/logger.ts';

const SECOND = 1000;
const FRAMES = 20_000;
const many = (frame: Buffer): Buffer => Buffer.concat(Array.from({ length: FRAMES }, () => frame));
const [PART, NEXT_PART] = [0x01, 0x00];
/** A closing frame with the code 1008. */
const POLICY = '\x88\x02\x03\xf0';
const attacker = { 'x-forwarded-for': '192.0.2.66' };
const neighbor = { 'x-forwarded-for': '192.0.2.7' };

test.each([
  ['pings', many(clientFrame('', OPCODE.ping))],
  ['pings with a text', many(clientFrame('x'.repeat(100), OPCODE.ping))],
  ['pongs that nobody asked for', many(clientFrame('', OPCODE.pong))],
  ['empty messages', many(clientFrame(''))],
  ['empty binary messages', many(clientFrame('', OPCODE.binary))],
  ['messages', many(clientFrame('{"type":"watch-lobby"}'))],
  ['empty parts of a message', Buffer.concat([clientFrame('', PART), many(clientFrame('', NEXT_PART))])],
])('a connection that floods us with %s is closed in a second, and its address is blocked', async (_, flood) => {
  const { port, parts: server } = await realServer({ isBehindProxy: true });
  const { socket, until, closed, received } = openRaw(port, attacker);
  await until('101 ');
  const bob = await connectTo(port, undefined, neighbor);
  const started = performance.now();
  socket.write(flood);
  await closed;
  expect(performance.now() - started).toBeLessThan(SECOND);
  expect(received()).toContain(POLICY);
  const again = openRaw(port, attacker);
  await again.closed;
  expect(again.received()).toMatch(/^HTTP\/1\.1 429 /);
  expect((await bob.hello('Bob')).name).toBe('Bob');
  expect(server.connections.size).toBe(1);
  const page = await fetch(`http://127.0.0.1:${port}/health`, { headers: attacker });
  expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
  bob.close();
});

test('a blocked address is disconnected before a byte is read, until the block ends', async () => {
  const { port } = await realServer({ limits: { blockFirst: 700 } });
  const { socket, until, closed } = openRaw(port);
  await until('101 ');
  socket.write(many(clientFrame('', OPCODE.ping)));
  await closed;
  const again = openRaw(port);
  await again.closed;
  expect(again.received()).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 800));
  const later = openRaw(port);
  await later.until('101 ');
  later.socket.destroy();
});

test('a header that anybody may write raises no limit: a flood blocks the address, and tables count', async () => {
  const { port, url } = await realServer({ limits: { tablesPerAddress: 2 } });
  const ann = await connectTo(port, undefined, neighbor);
  await ann.hello('Ann');
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await ann.open().catch(String));
  expect(answers.slice(2)).toEqual(['Error: refused: too-many-tables']);
  const { socket, until, closed } = openRaw(port, attacker);
  await until('101 ');
  socket.write(many(clientFrame('', OPCODE.ping)));
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('the log names the address and the user of a flood in one line each, however many connections it has', async () => {
  const lines: string[] = [];
  const { port } = await realServer({ isBehindProxy: true, logger: makeLogger('warn', (line) => lines.push(line)) });
  const ann = await connectTo(port, undefined, attacker);
  const { user } = await ann.hello('Ann');
  const others = [openRaw(port, attacker), openRaw(port, attacker)];
  for (const { until } of others) await until('101 ');
  for (let i = 0; i < 500; i++) ann.send({ type: 'watch-lobby' });
  while (!ann.isClosed) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { socket } of others) socket.write(many(clientFrame('', OPCODE.ping)));
  await Promise.all(others.map(({ closed }) => closed));
  expect(ann.inbox).toContainEqual({ type: 'error', code: 'too-fast' });
  const who = { address: '192.0.2.66', user };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'dropped', why: 'flood', ...who },
    { event: 'blocked', seconds: 10, ...who },
  ]);
});
