import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '@saloon/server';
import { connectTo } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';

/** A data folder with two tables, left by a stopped server. */
async function dataFolder(): Promise<{ folder: string; file: string; tables: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-repair-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder, botThreads: 0 });
  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  const tables = [await ann.open(), await ann.open()];
  await server.stop();
  return { folder, file: join(folder, 'saloon.sqlite'), tables };
}

test('saloon check, backup and repair report what they found and did', async () => {
  const { folder, file, tables } = await dataFolder();
  const env = { SALOON_DATA: folder };
  const [broken = ''] = tables;
  expect(await inProcess(['check'], { env })).toEqual({
    code: 0,
    out: `${file}: tables 2, log entries 2, people 1\nNo damage found: the file is whole, and every log can be played again\n`,
    err: '',
  });
  expect(await inProcess(['repair'], { env })).toEqual({
    code: 0,
    out: `Nothing to repair: ${file} is whole, and its 2 tables can be played\n`,
    err: '',
  });
  const db = new DatabaseSync(file);
  db.prepare(`UPDATE entries SET body = '{"type":"\u0007' WHERE table_no = (SELECT no FROM tables WHERE id = ?)`).run(
    broken,
  );
  db.close();
  const checked = await inProcess(['check', '--quick', '--data', folder]);
  expect(checked).toMatchObject({ code: 1, err: '' });
  expect(checked.out.split('\n')).toEqual([
    `${file}: tables 2, log entries 2, people 1`,
    expect.stringMatching(
      `^Table ${broken} \\(wright-brothers, waiting\\): entry 0 of its log can't be read \\([^\\x00-\\x1f]*\\)$`,
    ),
    'To repair it, stop the server and run "saloon repair": it sets broken tables aside and deletes nothing',
    '',
  ]);
  const copy = join(folder, 'copy.sqlite');
  const backed = await inProcess(['backup', copy], { env });
  expect(backed).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The copy is complete, but the logs of 1 tables/),
  });
  expect(backed.out).toMatch(
    /^Backed up to .*copy\.sqlite: \d+ bytes, tables 2, log entries 2, people 1; the copy was opened/,
  );
  const { code, out } = await inProcess(['repair'], { env });
  expect(code).toBe(0);
  expect(out).toMatch(/^The data as it was is in .*saloon-before-repair-.*; delete it when you no longer need it\n/);
  expect(out).toContain(`Set aside: ${broken}, because entry 0 of its log can't be read`);
  expect(out).toMatch(/\nThe file is whole now: 1 tables can be played\n$/);
  expect(readdirSync(join(folder, 'saloon-set-aside'))).toEqual([`${broken}.json`]);
  expect(readFileSync(copy)).not.toHaveLength(0);
});

test('they refuse if PostgreSQL has the data, or if the folder has none', async () => {
  for (const command of [['backup', 'x.sqlite'], ['check'], ['repair']]) {
    const ran = await inProcess(command, { env: { DATABASE_URL: 'postgres://localhost/saloon' } });
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^DATABASE_URL is set: .*pg_dump/) });
    const none = await inProcess([...command, '--data', '/nowhere']);
    expect(none).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/there is no such file; name its folder/),
    });
  }
});
