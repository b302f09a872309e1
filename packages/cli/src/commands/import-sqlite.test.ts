import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@saloon/server';
import { connectTo, describePostgres, testDatabase } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('saloon import-sqlite needs a database, and a folder with data', async () => {
  expect(await inProcess(['import-sqlite'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--database is missing, allowed: an address such as postgres://'),
  });
  const empty = dataFolder();
  const ran = await inProcess(['import-sqlite', '--data', empty], {
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/saloon' },
  });
  expect(ran).toEqual({
    code: 1,
    out: '',
    err: `Cannot open ${join(empty, 'saloon.sqlite')}: there is no such file; name its folder with --data\n`,
  });
});

describePostgres('saloon import-sqlite', () => {
  test('says how much it imported, and what to do next', async () => {
    const dataDir = dataFolder();
    const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, botThreads: 0 });
    const ann = await connectTo(server.port);
    await ann.hello('Ann');
    await ann.open();
    await server.stop();
    const env = { DATABASE_URL: await testDatabase(), SALOON_DATA: dataDir };
    const bars: string[] = [];
    const ran = await inProcess(['import-sqlite'], { env, errIsTty: true, err: (text) => bars.push(text) });
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.out).toMatch(
      /^Imported: people 1, tables 1, log entries \d+\nFrom now on start servers with DATABASE_URL/,
    );
    // The progress bar is cleared from the terminal.
    expect(bars.at(-1)).toBe('\r\x1b[K');
    // The former name of the command still works.
    const again = await inProcess(['carry'], { env });
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/: everything is there already; start a server on it\n$/);
  });
});
