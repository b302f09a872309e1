import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId, TournamentPage, TournamentSetup } from '@saloon/protocol';
import { connectTo, owed, type TestClient } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';

/** The server is killed when this many games are over in all: in the middle of a round, and between two rounds. */
const KILLS: readonly number[] = [1, 2, 3];
const GAMES = 4;
const NAMES = ['Ann', 'Bob', 'Cal', 'Dot'];

let sent = 0;
/** A new command id, also after a reconnect. */
const newId = (): string => `t${++sent}`;

async function ask<T>(port: number, { secret }: TestClient, method: string, path: string, body?: unknown): Promise<T> {
  const authorization = `Saloon ${secret}`;
  const content = body === undefined ? {} : { headers: { authorization, 'content-type': 'application/json' } };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization },
    ...content,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const tablesOf = ({ roundsPlayed }: TournamentPage): readonly TableId[] =>
  roundsPlayed.flatMap(({ games }) => games.map(({ table }) => table as TableId));

/** Joins a table, unless the server has only written down yet that it will open it. */
async function joins(client: TestClient, table: TableId): Promise<boolean> {
  if (client.tables.has(table)) return true;
  const answer = client.nextOf(['sync', 'gone'], (message) => message.table === table);
  client.send({ type: 'join', table });
  return (await answer).type === 'sync';
}

/** Connects everybody again, to the tables they were at. */
async function connectAll(port: number, secrets: (string | undefined)[], tables: readonly TableId[]) {
  const clients: TestClient[] = [];
  for (const [i, name] of NAMES.entries()) {
    const client = await connectTo(port, secrets[i]);
    await client.hello(name);
    secrets[i] = client.secret;
    for (const table of tables) await joins(client, table);
    clients.push(client);
  }
  return clients;
}

/** As a stranger sees it: an account may not ask this often. */
async function pageOf({ port }: Serving, id: string): Promise<TournamentPage> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tournaments/${id}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as TournamentPage;
}

/** Plays wherever it is somebody's turn, until `isEnough`. A killed server never answers. */
async function playUntil(server: Serving, clients: readonly TestClient[], id: string, isEnough: () => boolean) {
  for (let round = 0; !isEnough(); round++) {
    const page = await pageOf(server, id);
    if (page.phase === 'over') return;
    for (const table of tablesOf(page)) {
      for (const client of clients) {
        const command = (await joins(client, table)) ? owed(client, table, round) : undefined;
        if (command !== undefined) await client.order(table, command, newId());
        if (isEnough()) return;
      }
    }
    await sleep(5);
  }
}

const overIn = ([ann]: readonly TestClient[]): number =>
  [...(ann?.tables.values() ?? [])].filter(({ info }) => info.phase === 'over').length;

test('kill -9 in a tournament: the round goes on at the same tables, and every game counts exactly once', {
  timeout: 240_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'saloon-killed-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const secrets: (string | undefined)[] = [];
  let id = '';
  let known: readonly TableId[] = [];
  for (const [run, games] of [...KILLS, GAMES + 1].entries()) {
    const server = await serving(['--data', data, '--address-factor', '1000']);
    const clients = await connectAll(server.port, secrets, known);
    const [ann] = clients;
    if (ann === undefined) throw new Error('Cannot play: nobody is there');
    if (run === 0) {
      for (const [i, client] of clients.entries()) {
        await ask(server.port, client, 'PUT', '/api/me/handle', { handle: `${NAMES[i]}_cup` });
      }
      const setup: TournamentSetup = {
        title: 'Noon',
        game: 'wright-brothers',
        options: { rounds: 1 },
        seats: 2,
        format: 'swiss',
        rounds: 2,
        size: 4,
        startsAt: Date.now() + 600_000,
        waitMinutes: 5,
        roundMinutes: 30,
      };
      ({ id } = await ask<{ id: string }>(server.port, ann, 'POST', '/api/tournaments', setup));
      for (const client of clients) await ask(server.port, client, 'PUT', `/api/tournaments/${id}/me`);
      await ask(server.port, ann, 'POST', `/api/tournaments/${id}/start`);
    }
    await playUntil(server, clients, id, () => overIn(clients) >= games);
    const page = await ask<TournamentPage>(server.port, ann, 'GET', `/api/tournaments/${id}`);
    expect(tablesOf(page).slice(0, known.length)).toEqual(known);
    known = tablesOf(page);
    if (run < KILLS.length) {
      expect(page.phase).toBe('running');
      expect(await server.end('SIGKILL')).toBeNull();
      continue;
    }
    expect(page).toMatchObject({ phase: 'over', round: 2 });
    // Two games a round, each worth one point.
    expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(GAMES);
    expect(page.standings.map(({ missed }) => missed)).toEqual([0, 0, 0, 0]);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(new Set(known).size).toBe(GAMES);
  const db = new DatabaseSync(join(data, 'saloon.sqlite'));
  const counted = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
  expect(counted('SELECT count(*) FROM tournament_tables WHERE result IS NOT NULL')).toBe(GAMES);
  expect(counted('SELECT count(DISTINCT table_id) FROM finished_games')).toBe(GAMES);
  expect(counted('SELECT count(*) FROM finished_games')).toBe(GAMES);
  expect(counted('SELECT count(*) FROM settlements')).toBe(GAMES);
  db.close();
});
