import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { TableId } from '@saloon/protocol';
import { connectTo, describePostgres, owed, type TestClient, testDatabase, testPostgres } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { saloon } from '../testing/saloon.ts';
import { serving } from '../testing/serving.ts';

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The users and command ids in these log entries, in order. */
const commandsIn = (bodies: readonly string[]): readonly string[] =>
  bodies.flatMap((body) => {
    const { by } = JSON.parse(body) as { by?: { user: string; id: string } };
    return by === undefined ? [] : [`${by.user} ${by.id}`];
  });

function bodiesInFile(data: string): readonly string[] {
  const db = new DatabaseSync(join(data, 'saloon.sqlite'));
  const bodies = db.prepare('SELECT body FROM entries ORDER BY table_no, seq').all();
  db.close();
  return bodies.map(({ body }) => String(body));
}

async function bodiesInDatabase(url: string): Promise<readonly string[]> {
  const server = await testPostgres();
  const query = 'SELECT body FROM saloon.entries ORDER BY table_no, seq';
  const printed = await server.run('psql', ['-At', '-d', new URL(url).pathname.slice(1), '-c', query]);
  return printed.trimEnd().split('\n');
}

async function comeIn(port: number, secret: string | undefined, name: string) {
  const client = await connectTo(port, secret);
  const { user } = await client.hello(name);
  return { client, user };
}

/** Plays and chats until stopped; remembers what was acknowledged. */
async function keepPlaying(client: TestClient, user: string, table: TableId, run: string, acknowledged: string[]) {
  for (let i = 0; !client.isClosed; i++) {
    const id = `${run}-${i}`;
    const command = owed(client, table, i) ?? ({ type: 'set-watching', isAllowed: true, delay: 0 } as const);
    client.send({ type: 'do', table, id, command });
    const answer = await Promise.race([
      client.nextOf(['done', 'refused'], (message) => message.id === id),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 300)),
    ]).catch(() => undefined);
    if (answer?.type === 'done') acknowledged.push(`${user} ${id}`);
  }
}

/** Kills a server with these flags again and again during play. No acknowledged command may be lost. */
async function killAgainAndAgain(flags: readonly string[], bodies: () => Promise<readonly string[]>): Promise<void> {
  const acknowledged: string[] = [];
  let secret: string | undefined;
  let table: TableId | undefined;
  let version = 0;
  for (let run = 0; run < 3; run++) {
    const server = await serving(flags);
    const { client, user } = await comeIn(server.port, secret, 'Ann');
    secret = client.secret;
    if (table === undefined) {
      table = await client.open({
        id: 'mine',
        seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }],
        options: { rounds: 20 },
      });
      await client.join(table);
      await client.order(table, { type: 'start' }, 'start');
      acknowledged.push(`${user} start`);
    }
    const sync = await client.join(table, version);
    expect(sync.info.phase).toBe('playing');
    expect(sync.version).toBeGreaterThanOrEqual(version);
    // The last command acknowledged before the crash is sent again: it is acknowledged, but not played twice.
    const last = acknowledged.at(-1)?.split(' ')[1] ?? '';
    const before = client.table(table).version;
    expect(await client.order(table, { type: 'start' }, last)).toMatchObject({
      type: 'done',
      version: expect.any(Number),
    });
    expect(client.table(table).version).toBe(before);
    const playing = keepPlaying(client, user, table, `r${run}`, acknowledged);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await server.end('SIGKILL')).toBeNull();
    await playing;
    version = client.table(table).version;
  }
  expect(acknowledged.length).toBeGreaterThan(10);
  const kept = commandsIn(await bodies());
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((one) => !kept.includes(one))).toEqual([]);
}

const KILLED = 'kill -9 in the middle of play, again and again: no acknowledged move is lost, none is played twice';

test(KILLED, async () => {
  const data = testFolder();
  await killAgainAndAgain(['--data', data], async () => bodiesInFile(data));
});

describePostgres('on PostgreSQL', () => {
  test(KILLED, async () => {
    const url = await testDatabase();
    await killAgainAndAgain(['--database', url], () => bodiesInDatabase(url));
  });
});

test("the first start prints the admin secret and saves it, and it opens /metrics; later starts don't print it", async () => {
  const data = testFolder();
  const server = await serving(['--data', data]);
  // The link comes first. The rest may come in another chunk.
  await expect.poll(server.out).toContain('It is kept in');
  const [, secret] = /^Admin secret for \/admin and \/metrics, shown only this once: (\S+)$/m.exec(server.out()) ?? [];
  expect(readFileSync(join(data, 'admin-secret'), 'utf8')).toBe(`${secret}\n`);
  expect(statSync(join(data, 'admin-secret')).mode & 0o777).toBe(0o600);
  const metrics = `http://127.0.0.1:${server.port}/metrics`;
  expect((await fetch(metrics)).status).toBe(403);
  expect((await fetch(metrics, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(200);
  expect(server.log()).not.toContain(secret);
  await server.end('SIGTERM');
  const again = await serving(['--data', data]);
  await again.end('SIGTERM');
  expect(again.out()).not.toContain('secret');
});

test('SIGTERM stops the server cleanly', async () => {
  const data = testFolder();
  const first = await serving(['--data', data]);
  await first.end('SIGTERM');
  const server = await serving(['--data', data, '--log-level', 'debug']);
  const { client } = await comeIn(server.port, undefined, 'Ann');
  const table = await client.open();
  await client.join(table);
  const goodbye = client.next('error');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await goodbye).toEqual({ type: 'error', code: 'server-stopping' });
  expect(server.out()).toMatch(
    /^The saloon is open: http:\/\/127\.0\.0\.1:\d+\/\nThe saloon is closed, everything is saved\n$/,
  );
  const lines = server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expect.arrayContaining(['open', 'closed']));
  expect(server.log()).not.toContain(client.secret);
});

const FULL = '/dev/full';
const BIN = fileURLToPath(new URL('../../bin/saloon.mjs', import.meta.url));

test.runIf(existsSync(FULL))('a log that cannot be written, and a reader who is gone, end nobody’s game', async () => {
  const args = [BIN, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', testFolder(), '--log-level', 'debug'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', openSync(FULL, 'w')] });
  const ended = once(server, 'exit');
  const [said] = (await Promise.race([once(server.stdout ?? server, 'data'), ended])) as [unknown];
  const port = Number(/:(\d+)\//.exec(String(said))?.[1]);
  server.stdout?.destroy();
  const { client } = await comeIn(port, undefined, 'Ann');
  await client.join(await client.open());
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('an empty variable counts as unset, and only the owner can read a new data file', async () => {
  const data = testFolder();
  const stop = new AbortController();
  const env = { PORT: '', HOST: '', SALOON_DATA: data, DATABASE_URL: '', REDIS_URL: '' };
  const wrong = await inProcess(['serve', '--log-level', 'loud'], { env });
  expect(wrong.err).toMatch(/^--log-level is "loud"/);
  stop.abort();
  const flags = ['--port', '0', '--log-level', 'silent', '--bot-threads', '0'];
  const { code } = await inProcess(['serve', ...flags], { env, interrupted: () => stop.signal });
  expect(code).toBe(0);
  const PERMISSIONS = 0o777;
  expect((statSync(join(data, 'saloon.sqlite')).mode & PERMISSIONS).toString(8)).toBe('600');
});

test('a taken port, a folder that cannot be written and a wrong flag are reported in one line each', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.on('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = await saloon([
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--data',
    testFolder(),
    '--log-level',
    'silent',
  ]);
  other.close();
  expect(taken).toEqual({
    code: 1,
    out: '',
    err: `Cannot listen on port ${port} of 127.0.0.1: another program uses it; stop that one, or choose another with --port\n`,
  });
  const file = join(testFolder(), 'file');
  writeFileSync(file, '');
  const unwritable = await inProcess(['serve', '--port', '0', '--data', file]);
  expect(unwritable.code).toBe(1);
  expect(unwritable.err).toMatch(
    /^Cannot keep data in .*; make it a folder this user may write to, or choose another with --data\n$/,
  );
  for (const [flag, value] of [
    ['port', '99999'],
    ['port', 'x'],
    ['log-level', 'loud'],
    ['bot-threads', 'many'],
    ['origin', 'example.org'],
    ['push', 'keeper@example.org'],
    ['push', 'http://example.org'],
    ['max-connections', '0'],
    ['max-tables', 'many'],
    ['max-messages', '1.5'],
    ['max-block', '9999999'],
    ['address-factor', '0'],
  ] as const) {
    const wrong = await inProcess(['serve', `--${flag}`, value]);
    expect([wrong.code, wrong.err.split('\n').length]).toEqual([2, 2]);
    expect(wrong.err).toContain(`--${flag} is "${value}", allowed: `);
  }
});

test('saloon serve --help lists every flag', async () => {
  const { code, out } = await inProcess(['serve', '--help']);
  expect(code).toBe(0);
  for (const flag of [
    '--port',
    '--host',
    '--data',
    '--database',
    '--redis',
    '--log-level',
    '--origin',
    '--public-url',
    '--edition',
    '--bot-threads',
    '--behind-proxy',
    '--push',
    '--max-connections',
    '--max-tables',
    '--max-messages',
    '--max-block',
    '--address-factor',
    '--hash-addresses',
  ])
    expect(out).toContain(flag);
});

test('saloon serve --help lists every variable that it reads', async () => {
  const { out } = await inProcess(['serve', '--help']);
  const source = ['./serve.ts', '../files/database-of.ts']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('');
  const read = [...source.matchAll(/io\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(read).toContain('SALOON_ADMIN_TOKEN');
  expect(read.filter((name) => !out.includes(name))).toEqual([]);
});
