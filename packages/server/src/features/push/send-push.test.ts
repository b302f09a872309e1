import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendPush } from './send-push.ts';

/** A push service on this machine; answers its address. */
async function serviceThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/line`;
}

const body = Buffer.from([1, 2, 255]);
const never = new AbortController().signal;

test('sends the request unchanged and returns the status', async () => {
  let heard: unknown;
  const endpoint = await serviceThat(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    heard = { method: request.method, ttl: request.headers.ttl, body: Buffer.concat(chunks) };
    response.writeHead(410).end('gone, and a long story about it');
  });
  expect(await sendPush({ endpoint, headers: { ttl: '60' }, body }, never)).toBe(410);
  expect(heard).toEqual({ method: 'POST', ttl: '60', body });
});

test('redirects are not followed', async () => {
  let isVisited = false;
  const inside = await serviceThat((_request, response) => {
    isVisited = true;
    response.end();
  });
  const endpoint = await serviceThat((_request, response) => response.writeHead(307, { location: inside }).end());
  await expect(sendPush({ endpoint, headers: {}, body }, never)).rejects.toThrow();
  expect(isVisited).toBe(false);
});

test('a request without a response is aborted when the server stops', async () => {
  const stop = new AbortController();
  const endpoint = await serviceThat(() => stop.abort());
  await expect(sendPush({ endpoint, headers: {}, body }, stop.signal)).rejects.toThrow();
});
