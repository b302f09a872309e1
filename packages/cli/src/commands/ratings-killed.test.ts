import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@saloon/protocol';
import { connectTo, describePostgres, owed, type TestClient, testDatabase, testPostgres } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { type Serving, serving } from '../testing/serving.ts';

/** Milliseconds between the message that a game is over and the kill, one for each game. */
const DELAYS = [0, 3, 10] as const;
/** Three games, kills and restarts of a real server. */
const TIMEOUT = 240_000;

let sent = 0;
/** A new command id, also after a reconnect. */
const newId = (): string => `k${++sent}`;

const isOver = (client: TestClient, table: TableId): boolean => client.table(table).info.phase === 'over';

async function keep(port: number, { secret }: TestClient, handle: string): Promise<void> {
  const headers = { authorization: `Saloon ${secret}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ handle });
  const { status } = await fetch(`http://127.0.0.1:${port}/api/me/handle`, { method: 'PUT', headers, body });
  expect(status).toBe(200);
}

async function openRated(ann: TestClient, bob: TestClient): Promise<TableId> {
  const table = await ann.open({
    id: newId(),
    seats: [{ type: 'me' }, { type: 'open' }],
    options: { rounds: 1 },
    isRated: true,
  });
  for (const client of [ann, bob]) await client.join(table);
  expect(await bob.order(table, { type: 'sit', seat: 1 }, newId())).toMatchObject({ type: 'done' });
  expect(await ann.order(table, { type: 'start' }, newId())).toMatchObject({ type: 'done' });
  return table;
}

/** Plays what this client has to play. A killed server never answers. */
async function playOne(client: TestClient, table: TableId, round: number): Promise<void> {
  const command = owed(client, table, round);
  if (command === undefined) return;
  const answered = client.order(table, command, newId()).catch(() => undefined);
  await Promise.race([answered, sleep(1000)]);
}

/** Plays at all tables until one more game is over than before, and kills the server `delay` milliseconds later. */
async function playAndKill(server: Serving, clients: readonly TestClient[], tables: readonly TableId[], delay: number) {
  const [first] = clients;
  if (first === undefined) throw new Error('Cannot play: nobody is there');
  const running = tables.filter((table) => !isOver(first, table));
  const killed = new Promise<void>((resolve) => {
    first.onMessage = (message) => {
      if (message.type !== 'step' || !running.some((table) => isOver(first, table))) return;
      first.onMessage = () => undefined;
      void sleep(delay).then(async () => {
        expect(await server.end('SIGKILL')).toBeNull();
        resolve();
      });
    };
  });
  for (let round = 0; clients.every(({ isClosed }) => !isClosed); round++) {
    for (const table of running) for (const client of clients) await playOne(client, table, round);
    await sleep(1);
  }
  await killed;
}

/** Kills a server with these flags at the end of every rated game. `rows` returns a table of the store. */
async function killAtTheEnd(
  flags: readonly string[],
  rows: (query: string) => Promise<readonly string[]>,
): Promise<void> {
  const secrets: (string | undefined)[] = [undefined, undefined];
  let tables: readonly TableId[] = [];
  for (const [run, delay] of DELAYS.entries()) {
    const server = await serving(flags);
    const clients: TestClient[] = [];
    for (const [i, name] of ['Ann', 'Bob'].entries()) {
      const client = await connectTo(server.port, secrets[i]);
      await client.hello(name);
      secrets[i] = client.secret;
      if (run === 0) await keep(server.port, client, `${name}_west`);
      for (const table of tables) await client.join(table);
      clients.push(client);
    }
    const [ann, bob] = clients;
    if (ann === undefined || bob === undefined) throw new Error('Cannot play: somebody is missing');
    if (run === 0) tables = [await openRated(ann, bob), await openRated(ann, bob), await openRated(ann, bob)];
    else if (tables.every((table) => isOver(ann, table))) tables = [...tables, await openRated(ann, bob)];
    await playAndKill(server, clients, tables, delay);
  }
  // The last start settles what the last kill left open.
  const last = await serving(flags);
  await sleep(1000);
  expect(await last.end('SIGTERM')).toBe(0);
  const [games] = await rows('SELECT count(*) FROM finished_games WHERE is_rated = 1');
  expect(Number(games)).toBeGreaterThanOrEqual(DELAYS.length);
  expect(await rows('SELECT count(*) FROM finished_games WHERE awaits_rating = 1')).toEqual(['0']);
  expect(await rows('SELECT count(*) FROM settlements')).toEqual([games]);
  expect(await rows('SELECT count(DISTINCT game_no) FROM settlements')).toEqual([games]);
  expect(await rows('SELECT games FROM ratings')).toEqual([games, games]);
  expect(await inProcess(['ratings', '--recompute', ...flags])).toMatchObject({ code: 0 });
}

const TITLE = 'kill -9 at the end of a rated game, again and again: every game counts exactly once';

test(TITLE, { timeout: TIMEOUT }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'saloon-killed-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  await killAtTheEnd(['--data', data], async (query) => {
    const db = new DatabaseSync(join(data, 'saloon.sqlite'));
    const found = db.prepare(query).all();
    db.close();
    return found.map((row) => String(Object.values(row)[0]));
  });
});

describePostgres('with PostgreSQL', () => {
  test(TITLE, { timeout: TIMEOUT }, async () => {
    const url = await testDatabase();
    await killAtTheEnd(['--database', url], async (query) => {
      const server = await testPostgres();
      const command = `SET search_path = saloon; ${query}`;
      const printed = await server.run('psql', ['-qAt', '-d', new URL(url).pathname.slice(1), '-c', command]);
      return printed.trimEnd().split('\n');
    });
  });
});
