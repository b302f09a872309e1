import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../start-server.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';

test('a start fails with one sentence while the web client is being built, and leaves nothing behind', async () => {
  const [dataDir, webDir] = [testFolder(), testFolder()];
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  // As a file that is listed and then gone.
  symlinkSync(join(webDir, 'gone.js'), join(webDir, 'index.js'));
  await expect(startServer({ port: 0, host: '127.0.0.1', dataDir, webDir, botThreads: 0 })).rejects.toThrow(
    /^Cannot read the web client: ENOENT.*; wait until it is built, then start again$/,
  );
  const { port } = await realServer({ dataDir });
  expect(port).toBeGreaterThan(0);
});
