import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { JoinedWrites } from './joined-writes.ts';

test('messages of every length and alphabet arrive unchanged, all of one turn in one write', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((n) => 'x'.repeat(n));
  texts.push('Банда братьев Райт', '🤠'.repeat(40), '{"a":1}');
  const server = createServer().listen(0, '127.0.0.1');
  let writes: () => number = () => 0;
  new WebSocketServer({ server }).on('connection', (ws, { socket }) => {
    const joined = new JoinedWrites(ws, socket);
    const write = vi.spyOn(socket, 'write');
    writes = () => write.mock.calls.length;
    for (const text of texts) joined.add(text);
  });
  await new Promise((resolve) => server.on('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const got: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      if (got.push(data.toString()) === texts.length) resolve();
    });
  });
  expect(got).toEqual(texts);
  expect(writes()).toBe(1);
  client.terminate();
  server.close();
});
