import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../testing/real-server.ts';
import { readAdminSecret } from './admin-secret.ts';

const modeOf = (file: string): number => statSync(file).mode & 0o777;

test('the first start makes a secret that only its user may read, and later starts have the same', () => {
  const dataDir = join(testFolder(), 'data');
  const first = readAdminSecret(dataDir, undefined);
  const file = join(dataDir, 'admin-secret');
  expect(first).toEqual({ type: 'kept', secret: expect.stringMatching(/^[\w-]{43}$/), file, isNew: true });
  expect([modeOf(file), modeOf(dataDir)]).toEqual([0o600, 0o700]);
  chmodSync(file, 0o644);
  expect(readAdminSecret(dataDir, undefined)).toEqual({ ...first, isNew: false });
  expect(modeOf(file)).toBe(0o600);
});

test('a secret from the environment is used and not written down', () => {
  const dataDir = testFolder();
  expect(readAdminSecret(dataDir, 'a-long-word-that-nobody-knows')).toEqual({
    type: 'given',
    secret: 'a-long-word-that-nobody-knows',
  });
  expect(existsSync(join(dataDir, 'admin-secret'))).toBe(false);
});

test('a file that is too short for a secret opens nothing, and stays as it is', () => {
  const dataDir = testFolder();
  const file = join(dataDir, 'admin-secret');
  writeFileSync(file, 'short\n');
  expect(readAdminSecret(dataDir, undefined)).toEqual({
    type: 'none',
    why: expect.stringContaining('it has 5 characters, allowed: 16 to 200'),
  });
  expect(readFileSync(file, 'utf8')).toBe('short\n');
});

test('when the secret cannot be written, nobody gets in and the reason is returned', () => {
  const dataDir = testFolder();
  mkdirSync(join(dataDir, 'admin-secret'));
  expect(readAdminSecret(dataDir, undefined)).toMatchObject({
    type: 'none',
    why: expect.stringContaining('Cannot keep the admin secret in'),
  });
});
