import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '@saloon/server';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';

test('saloon ratings says whether the recomputed ratings equal the stored ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-ratings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await inProcess(['ratings'])).toMatchObject({ code: 2 });
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder, botThreads: 0 });
  await server.stop();
  const db = new DatabaseSync(join(folder, 'saloon.sqlite'));
  const players = JSON.stringify([
    { name: 'Ann', user: 'ann', place: 1, score: 1 },
    { name: 'Hank', level: 'easy', bot: 1000, place: 2, score: 0 },
  ]);
  const insert = db.prepare(
    `INSERT INTO finished_games (table_id, game, seats, is_rated, awaits_rating, ended_at, players)
     VALUES ('abcdef', 'bang-duel', 2, 1, 1, 1000, ?)`,
  );
  insert.run(players);
  db.close();
  const again = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder, botThreads: 0 });
  await again.parts.features.ratings.idle();
  await again.stop();
  expect(await inProcess(['ratings', '--recompute', '--data', folder])).toEqual({
    code: 0,
    out: 'Recomputed: rated games 1, ratings 1\nAll ratings equal the stored ones\n',
    err: '',
  });
  const running = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder, botThreads: 0 });
  expect(await inProcess(['ratings', '--recompute', '--data', folder])).toMatchObject({ code: 0 });
  await running.stop();
  const nowhere = await inProcess(['ratings', '--recompute', '--data', join(folder, 'nowhere')]);
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('there is no such file')]);
  const changed = new DatabaseSync(join(folder, 'saloon.sqlite'));
  changed.exec('UPDATE ratings SET mu = 3000');
  changed.close();
  expect(await inProcess(['ratings', '--recompute', '--data', folder])).toEqual({
    code: 1,
    out: 'Recomputed: rated games 1, ratings 1\nRating bang-duel ann: the stored one differs\nSome ratings differ from the stored ones\n',
    err: '',
  });
});
