import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeFile, damagePages, leafPages } from '../../testing/damage.ts';
import { COPIES, manyTables } from '../../testing/many-tables.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { backupFolder } from './backup.ts';

test('a backup is made while the server plays, is private, and a server opens on it', async () => {
  const { folder, table, secret } = await manyTables();
  const server = await realServer({ dataDir: folder });
  const ann = await connectTo(server.port, secret);
  await ann.hello('Ann');
  await ann.join(table);
  await ann.order(table, { type: 'chat', text: 'before' });
  const elsewhere = testFolder();
  const { report, bytes } = backupFolder(folder, join(elsewhere, 'saloon.sqlite'));
  expect(report).toMatchObject({ damage: [], broken: [], tables: COPIES + 1, people: 1 });
  expect(statSync(join(elsewhere, 'saloon.sqlite'))).toMatchObject({ size: bytes, mode: 0o100600 });
  expect(readdirSync(elsewhere)).toEqual(['saloon.sqlite']);
  expect(await ann.order(table, { type: 'chat', text: 'after' })).toMatchObject({ type: 'done' });
  await server.stop();
  const restored = await realServer({ dataDir: elsewhere });
  const again = await connectTo(restored.port, secret);
  await again.hello('Ann');
  const { chat } = await again.join(table);
  expect(chat).toMatchObject([{ text: 'before' }]);
});

test('a backup never overwrites a file, and one that fails leaves none behind', async () => {
  const { folder } = await manyTables();
  const elsewhere = testFolder();
  const target = join(elsewhere, 'copy.sqlite');
  writeFileSync(target, 'older');
  expect(() => backupFolder(folder, target)).toThrow(
    `Cannot write ${target}: it is there already; choose another name`,
  );
  expect(() => backupFolder(folder, join(elsewhere, 'none', 'copy.sqlite'))).toThrow(
    /^Cannot write .*copy\.sqlite\.part/,
  );
  expect(() => backupFolder(elsewhere, join(elsewhere, 'b.sqlite'))).toThrow(/there is no such file; name its folder/);
  damagePages(folder, leafPages(folder, 'entries').slice(1, 2));
  expect(() => backupFolder(folder, join(elsewhere, 'c.sqlite'))).toThrow(
    /^Cannot back up .*: database disk image is malformed; run "saloon check"/,
  );
  expect(readdirSync(elsewhere)).toEqual(['copy.sqlite']);
  expect(existsSync(join(elsewhere, 'c.sqlite.part'))).toBe(false);
});

test('a backup of damaged logs is complete and says so', async () => {
  const { folder, copies } = await manyTables();
  const [first = expect.fail('there are copies')] = copies;
  changeFile(folder, `UPDATE entries SET body = '{' WHERE table_no = (SELECT no FROM tables WHERE id = ?)`, first);
  const { report } = backupFolder(folder, join(testFolder(), 'copy.sqlite'));
  expect(report.broken.map(({ id }) => id)).toEqual([first]);
});
