import { expect, test } from 'vitest';
import { openSqliteStore } from './core/store/sqlite/sqlite-store.ts';
import { startServer } from './start-server.ts';

test('a server whose store can’t be closed says why, and stops listening', async () => {
  const store = {
    ...openSqliteStore(':memory:', 0),
    close: () => Promise.reject(new Error('database or disk is full')),
  };
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: '', botThreads: 0, store });
  await expect(server.stop()).rejects.toThrow('database or disk is full');
  await expect(fetch(`${server.url}health`)).rejects.toThrow('fetch failed');
});
