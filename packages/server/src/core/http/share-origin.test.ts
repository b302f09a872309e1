import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';

const addressAt = async (port: number) => {
  const reply = await fetch(`http://localhost:${port}/api/address`);
  return (await reply.json()) as { readonly origin?: string };
};

test('a page on the server’s own machine learns where phones find the server', async () => {
  const { port } = await realServer({ host: '0.0.0.0' });
  const { origin = `http://192.0.2.2:${port}` } = await addressAt(port);
  expect(origin).toMatch(new RegExp(`^http://(?!127\\.)[0-9.]+:${port}$`));
});

test('a server that only its own machine can reach, or that is behind a proxy, has no better address', async () => {
  expect(await addressAt((await realServer({ host: '127.0.0.1' })).port)).toEqual({});
  expect(await addressAt((await realServer({ host: '0.0.0.0', isBehindProxy: true })).port)).toEqual({});
});

test('the public address counts before every other', async () => {
  const publicUrl = 'https://saloon.example';
  expect(await addressAt((await realServer({ host: '0.0.0.0', publicUrl })).port)).toEqual({ origin: publicUrl });
  expect(await addressAt((await realServer({ isBehindProxy: true, publicUrl })).port)).toEqual({ origin: publicUrl });
});
