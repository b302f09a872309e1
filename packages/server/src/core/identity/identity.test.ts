import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { identify, isSameSecret, tableIdFor } from './identity.ts';

const secret = 'ab'.repeat(32);

test('a secret always gives the same user, and nothing stored or shown contains it', () => {
  const identity = identify(secret);
  expect(identify(secret)).toEqual(identity);
  expect(identify(secret.replace('ab', 'ac')).user).not.toBe(identity.user);
  expect(identity.user).toMatch(/^[0-9a-f]{24}$/);
  expect(identity.secretHash).toMatch(/^[0-9a-f]{64}$/);
  expect(identity.secretHash).not.toContain(identity.user);
  expect(JSON.stringify(identity)).not.toContain(secret);
});

test('a secret is compared with the stored hash', () => {
  const identity = identify(secret);
  expect(isSameSecret(identity, identity.secretHash)).toBe(true);
  expect(isSameSecret(identity, identity.secretHash.replace(/.$/, 'x'))).toBe(false);
  expect(isSameSecret(identity, '')).toBe(false);
});

test('the same request of the same user opens the same table, whose id nobody else can predict', () => {
  const key = Buffer.alloc(32, 1);
  const id = tableIdFor(key, userId('ann'), 'c1');
  expect(id).toMatch(/^[a-z0-9]{16}$/);
  expect(tableIdFor(key, userId('ann'), 'c1')).toBe(id);
  const others = [
    tableIdFor(key, userId('ann'), 'c2'),
    tableIdFor(key, userId('bob'), 'c1'),
    tableIdFor(Buffer.alloc(32, 2), userId('ann'), 'c1'),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
