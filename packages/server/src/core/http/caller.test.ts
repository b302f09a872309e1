import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AccountLimits } from '../limits/account-limits.ts';
import { callerIfAny } from './caller.ts';
import { Refusal } from './refusal.ts';

const ask = (authorization: string | undefined, failure: Error) =>
  callerIfAny(
    {
      identities: { user: () => Promise.reject(failure), hasDevice: async () => false },
      accountLimits: new AccountLimits(() => 0),
      suspension: () => undefined,
      nameOf: () => undefined,
      isBehindProxy: false,
    },
    { raw: { socket: {} }, headers: { authorization } } as unknown as FastifyRequest,
  );

test('somebody without a secret is nobody, and a database that fails is not mistaken for that', async () => {
  const failure = new Error('the disk is full');
  expect(await ask(undefined, failure)).toBeUndefined();
  expect(await ask('Bearer of bad news', failure)).toBeUndefined();
  const secret = `Saloon ${'a'.repeat(64)}`;
  await expect(ask(secret, failure)).rejects.toBe(failure);
  const busy = new Refusal(429, 'too-many-requests');
  await expect(ask(secret, busy)).rejects.toBe(busy);
  expect(await ask(secret, new Refusal(401, 'signed-out'))).toBeUndefined();
});
