import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { describeRedis } from '../../testing/redis/describe-redis.ts';
import { ensureRedis } from '../../testing/redis/find-redis.ts';
import { openRedisBus } from './redis-bus.ts';
import { explainRedis, isPermanent } from './redis-errors.ts';

const open = (url: string) => openRedisBus({ url, away: () => undefined, back: () => undefined });

test('an invalid address fails with one sentence, without a try', async () => {
  const sentence =
    'Cannot read the address of Redis: write it as redis://[user:password@]host:port, in REDIS_URL or with --redis';
  await expect(open('localhost 6379')).rejects.toThrow(sentence);
  await expect(open('http://localhost:6379')).rejects.toThrow(sentence);
});

// Without a network the look-up of any name fails in another way, which may pass.
test('an unknown host fails with one sentence that does not contain the password', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), { code: 'ENOTFOUND' });
  expect(explainRedis('redis://ann:hush@nowhere.invalid:6379', error)).toBe(
    'Cannot reach Redis at nowhere.invalid:6379: there is no such host; mend REDIS_URL or --redis',
  );
});

test('the error for an untrusted certificate says what helps', () => {
  const error = Object.assign(new Error('self-signed certificate'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' });
  expect(explainRedis('rediss://:hush@host:1', error)).toBe(
    'Cannot reach Redis at host:1: its certificate is from nobody whom Node trusts; name the file of whoever signed it in NODE_EXTRA_CA_CERTS, or mend REDIS_URL or --redis',
  );
});

test('temporary errors are retried, permanent ones are not', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN'])
    expect(isPermanent(coded(code))).toBe(false);
  for (const code of ['ENOTFOUND', 'ERR_TLS_CERT_ALTNAME_INVALID']) expect(isPermanent(coded(code))).toBe(true);
  expect(isPermanent(new Error('LOADING Redis is loading the dataset in memory'))).toBe(false);
  expect(isPermanent(new Error('WRONGPASS invalid username-password pair'))).toBe(true);
  expect(explainRedis('redis://:hush@host:1', new Error('ERR DB index is out of range'))).toBe(
    'Cannot reach Redis at host:1: ERR DB index is out of range; mend that, or REDIS_URL or --redis',
  );
});

describeRedis('a Redis with a password', () => {
  test('a wrong password and a missing one fail with one sentence', async () => {
    const found = ensureRedis();
    if (found.type === 'missing') throw new Error(found.why);
    const port = await freePort();
    const child = spawn(found.program, ['--port', `${port}`, '--requirepass', 'hush', '--save', ''], {
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const wants = `Cannot reach Redis at 127.0.0.1:${port}: it wants another user or password; write them into REDIS_URL or --redis, as redis://user:password@host:port`;
    // Until it is up the bus is only away.
    const bus = await open(`redis://:hush@127.0.0.1:${port}`);
    onTestFinished(() => bus.close());
    while (!bus.isUp) await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(open(`redis://:wrong@127.0.0.1:${port}`)).rejects.toThrow(wants);
    await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow(wants);
  });
});
