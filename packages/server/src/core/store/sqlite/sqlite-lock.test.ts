import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../../../testing/real-server.ts';
import { openStoreIn } from '../open-store.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const PATIENT = 20_000;

/** Another process that opens the store in this folder and keeps it open until it is killed. */
async function otherServer(folder: string): Promise<ChildProcess> {
  const script = `const { openStoreIn } = await import(${JSON.stringify(new URL('../open-store.ts', import.meta.url).href)});
    openStoreIn(${JSON.stringify(folder)}, 1000); console.log('open'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout ?? expect.fail('it is a pipe'), 'data');
  return child;
}

test(
  'a second server is refused even if the lock file was deleted, until the first has ended',
  async () => {
    const folder = testFolder();
    const file = join(folder, 'saloon.sqlite');
    const first = await otherServer(folder);
    rmSync(`${file}-lock`);
    expect(() => openStoreIn(folder, 1000)).toThrow(
      `Cannot open ${file}: another program has it open: a server, a backup`,
    );
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    await openStoreIn(folder, 1000).close();
  },
  PATIENT,
);

test('a server starts while a short backup reads the database, once that is done', async () => {
  const folder = testFolder();
  await openStoreIn(folder, 1000).close();
  const script = `const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { readOnly: true });
    db.prepare('SELECT * FROM meta').all(); console.log('open'); setTimeout(() => db.close(), 300)`;
  const reader = spawn(process.execPath, ['-e', script, join(folder, 'saloon.sqlite')]);
  await once(reader.stdout, 'data');
  await openStoreIn(folder, 1000).close();
});

test('only the owner can enter the folder and read its files', async () => {
  const folder = join(testFolder(), 'new', 'data');
  const store = openStoreIn(folder, 1000);
  const files = ['saloon.sqlite', 'saloon.sqlite-wal', 'saloon.sqlite-shm', 'saloon.sqlite-lock'];
  expect(modeOf(folder)).toBe('700');
  expect(files.map((name) => [name, modeOf(join(folder, name))])).toEqual(files.map((name) => [name, '600']));
  await store.close();
});

test('files and folders that an older version left readable are closed to others', async () => {
  const folder = join(testFolder(), 'data');
  mkdirSync(folder);
  const file = join(folder, 'saloon.sqlite');
  writeFileSync(join(folder, 'admin-secret'), '', { mode: 0o600 });
  for (const name of [file, `${file}-lock`]) writeFileSync(name, '', { mode: 0o644 });
  chmodSync(folder, 0o755);
  await openStoreIn(folder, 1000).close();
  expect([folder, file, `${file}-lock`].map(modeOf)).toEqual(['700', '600', '600']);
});

test("a folder that holds other programs' files keeps its mode", async () => {
  const folder = join(testFolder(), 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letters.txt'), 'for everybody');
  await openStoreIn(folder, 1000).close();
  expect(modeOf(folder)).toBe('755');
  expect(modeOf(join(folder, 'saloon.sqlite'))).toBe('600');
});

test(
  'the other connections of one process count as well',
  async () => {
    const folder = testFolder();
    await openStoreIn(folder, 1000).close();
    const db = new DatabaseSync(join(folder, 'saloon.sqlite'));
    db.prepare('SELECT * FROM meta').all();
    expect(() => openStoreIn(folder, 1000)).toThrow('another program has it open');
    db.close();
  },
  PATIENT,
);
