import { verify } from 'node:crypto';
import { findGame } from '@saloon/catalog';
import { parseRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { playToTheEnd } from '../../testing/play.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { signerFrom } from './signing-key.ts';

test('the key follows from the secret of the installation, and from nothing else', () => {
  const [first, again, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map(signerFrom);
  expect(first?.key).toMatch(/^[0-9a-f]{64}$/);
  expect(again?.sign('text')).toEqual(first?.sign('text'));
  expect(other?.key).not.toBe(first?.key);
});

test('a finished game is signed with the key that the server names, before and after a restart', async () => {
  const dataDir = testFolder();
  const server = await realServer({ dataDir });
  const [ann, bob] = [await connectTo(server.port), await connectTo(server.port)];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ options: { rounds: 1, raceMode: 'sealed' } });
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  const PAUSE = 20;
  await playToTheEnd([ann, bob], table, () => new Promise((resolve) => setTimeout(resolve, PAUSE)));
  const read = async (url: string) => {
    const text = await (await fetch(`${url}api/tables/${table}/recording`)).text();
    const named = (await (await fetch(`${url}.well-known/saloon.json`)).json()) as { signing: { key: string } };
    const parsed = parseRecording(text, findGame);
    return { text, named, signed: (parsed.ok && parsed.signed) || expect.fail('it is signed') };
  };
  const { text, named, signed } = await read(server.url);
  expect(named).toEqual({ saloon: 'server', signing: { algorithm: 'Ed25519', key: signed.key } });
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(signed.key, 'hex').toString('base64url') };
  const key = { key: jwk, format: 'jwk' } as const;
  expect(verify(null, Buffer.from(signed.text), key, Buffer.from(signed.value, 'hex'))).toBe(true);
  await server.stop();
  const next = await realServer({ dataDir });
  expect((await read(next.url)).text).toBe(text);
});
