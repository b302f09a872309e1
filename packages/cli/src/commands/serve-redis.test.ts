import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';

const DATABASE = ['--database', 'postgres://saloon@127.0.0.1:1/saloon'];

test.each([
  [
    ['--redis', 'redis://localhost:6379'],
    'Cannot share tables over Redis: they are in a file that one server has to itself; give DATABASE_URL or --database as well\n',
  ],
  [
    [...DATABASE, '--redis', 'localhost:6379'],
    'Cannot read the address of Redis: write it as redis://[user:password@]host:port, in REDIS_URL or with --redis\n',
  ],
])('serve %j exits with one line about the problem and writes nothing', async (flags, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  const { code, err } = await inProcess(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data, ...flags]);
  expect([code, err]).toEqual([1, line]);
  expect(existsSync(data)).toBe(false);
});
