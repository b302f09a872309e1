import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { checkSignature } from './check-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const text = 'saloon recording 1\n{"names":["Аня"]}';
const signed = { key, value: sign(null, Buffer.from(text), privateKey).toString('hex'), text };

/** The server of the page names this key, or doesn't answer. */
function served(named: string | undefined): void {
  vi.stubGlobal('location', { host: 'example.org' });
  vi.stubGlobal('fetch', async () => {
    if (named === undefined) throw new TypeError('offline');
    return Response.json({ saloon: 'server', signing: { algorithm: 'Ed25519', key: named } });
  });
}
afterEach(() => vi.unstubAllGlobals());

test('a file that nobody signed is unsigned', async () => {
  expect(await checkSignature(undefined)).toEqual({ type: 'unsigned' });
});

test('a good signature is by the server of this page if that names the same key, else by its key alone', async () => {
  served(key);
  expect(await checkSignature(signed)).toEqual({ type: 'signed', key, by: 'example.org' });
  served('a'.repeat(64));
  expect(await checkSignature(signed)).toEqual({ type: 'signed', key });
  served(undefined);
  expect(await checkSignature(signed)).toEqual({ type: 'signed', key });
});

test('a changed text, a wrong signature or an invalid key is reported as forged', async () => {
  served(key);
  expect(await checkSignature({ ...signed, text: `${text} ` })).toEqual({ type: 'forged', key });
  expect(await checkSignature({ ...signed, value: 'f'.repeat(128) })).toEqual({ type: 'forged', key });
  const none = 'f'.repeat(64);
  expect(await checkSignature({ ...signed, key: none })).toMatchObject({ key: none, type: 'forged' });
});

test('a browser that cannot check says so', async () => {
  served(key);
  vi.stubGlobal('crypto', {});
  expect(await checkSignature(signed)).toEqual({ type: 'unchecked', key });
});
