import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

test('every length and alphabet comes out as it went in, many in one write', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((n) => 'x'.repeat(n));
  texts.push('Банда братьев Райт', '🤠'.repeat(40), '{"a":1}');
  const server = createServer().listen(0, '127.0.0.1');
  new WebSocketServer({ server }).on('connection', (_ws, request) =>
    request.socket.write(texts.map(frameOf).join(''), 'latin1'),
  );
  await new Promise((resolve) => server.on('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const got: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      if (got.push(data.toString()) === texts.length) resolve();
    });
  });
  expect(got).toEqual(texts);
  client.terminate();
  server.close();
});
