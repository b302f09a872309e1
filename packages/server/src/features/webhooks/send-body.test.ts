import { request } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendBody } from './send-body.ts';

/** A server that does as it likes with each connection. */
async function openServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { post: (ms?: number) => sendBody(request({ port, method: 'POST' }), '{}', ms) };
}

test('a response without an end is not read to its end', { timeout: 3000 }, async () => {
  const closed = Promise.withResolvers<void>();
  const { post } = await openServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    const drip = setInterval(() => socket.write('1\r\nx\r\n'), 5);
    socket.on('close', () => {
      clearInterval(drip);
      closed.resolve();
    });
  });
  expect(await post()).toBe(200);
  await closed.promise;
});

test('a server that answers drop by drop is given up', { timeout: 3000 }, async () => {
  const { post } = await openServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => socket.write('x-more: 1\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  expect(await post(100)).toBeUndefined();
});
