import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vapid } from './vapid.ts';

const SECRET = Buffer.alloc(32, 7);
const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const contact = 'mailto:operator@example.org';
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc:def';

/** What a push service makes of the header. */
function read(header: string) {
  const [, text = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = text.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { text, key, isSigned, head: json(head), body: json(body) };
}

test('a token is signed with the public key’s pair, for one service and a limited time', () => {
  const vapid = new Vapid(SECRET, contact);
  const { key, isSigned, head, body } = read(vapid.headerFor(endpoint, NOW));
  expect(isSigned).toBe(true);
  expect(key).toBe(vapid.publicKey);
  expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(body).toEqual({ aud: 'https://fcm.googleapis.com', exp: NOW / 1000 + 12 * 3600, sub: contact });
});

test('the key is the same on every server of an installation, and different elsewhere', () => {
  expect(new Vapid(SECRET, contact).publicKey).toBe(new Vapid(SECRET, 'https://example.org').publicKey);
  expect(new Vapid(Buffer.alloc(32, 8), contact).publicKey).not.toBe(new Vapid(SECRET, contact).publicKey);
  expect(Buffer.from(new Vapid(SECRET, contact).publicKey, 'base64url')).toHaveLength(65);
});

test('a token is reused until shortly before it expires; each service has its own', () => {
  const vapid = new Vapid(SECRET, contact);
  const first = vapid.headerFor(endpoint, NOW);
  expect(vapid.headerFor(`${endpoint}-other`, NOW + 10 * HOUR)).toBe(first);
  expect(read(vapid.headerFor(endpoint, NOW + 11.5 * HOUR)).body.exp).toBe((NOW + 23.5 * HOUR) / 1000);
  expect(read(vapid.headerFor('https://web.push.apple.com/x', NOW)).body.aud).toBe('https://web.push.apple.com');
});
