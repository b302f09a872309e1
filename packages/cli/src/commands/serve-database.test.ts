import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cuttingProxy, describePostgres, testDatabase } from '@saloon/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { Interrupted, type StopSignal } from '../terminal/io.ts';
import { inProcess } from '../testing/in-process.ts';

/** A data folder. A server with a database doesn't use it. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

const place = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port}${pathname}`;
};

const changed = (url: string, changes: Partial<URL>): string => Object.assign(new URL(url), changes).href;

/** Runs `serve` until it exits. */
async function serve(url: string, env: Readonly<Record<string, string>> = {}) {
  const data = dataFolder();
  const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', data];
  const ran = await inProcess(url === '' ? args : [...args, '--database', url], { env });
  expect(existsSync(data)).toBe(false);
  return ran;
}

test('a malformed database address is reported in one line that does not repeat it', async () => {
  const remedy = 'write it like postgres://user:password@host:5432/database';
  expect(await serve('hush')).toEqual({
    code: 1,
    out: '',
    err: `Cannot read --database: it is no address; ${remedy}\n`,
  });
  expect(await serve('', { DATABASE_URL: 'mysql://ann:hush@localhost/saloon' })).toEqual({
    code: 1,
    out: '',
    err: `Cannot read DATABASE_URL: it is the address of something else; ${remedy}\n`,
  });
});

test('saloon migrate needs a database and a known version', async () => {
  expect(await inProcess(['migrate'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--database is missing'),
  });
  const tooNew = await inProcess(['migrate', '--to', '99', '--database', 'postgres://localhost/saloon']);
  expect(tooNew.code).toBe(1);
  expect(tooNew.err).toMatch(
    /^Cannot migrate to version 99: this program knows \d+; update Saloon, or ask for less\n$/,
  );
});

/** Runs a command with an unreachable database and sends it a signal once it waits. */
async function stopWaiting(command: readonly string[], signal: StopSignal) {
  const controller = new AbortController();
  const said: string[] = [];
  const { code, out } = await inProcess([...command, '--database', 'postgres://127.0.0.1:1/saloon'], {
    interrupted: () => controller.signal,
    err(text) {
      said.push(text);
      controller.abort(new Interrupted(signal));
    },
  });
  return { code, out, said };
}

const WAITS = expect.stringContaining('nothing listens there');

test('Ctrl-C stops waiting for a database', async () => {
  const said = [WAITS, 'Interrupted\n'];
  expect(await stopWaiting(['serve', '--port', '0'], 'SIGINT')).toEqual({ code: 130, out: '', said });
  expect(await stopWaiting(['migrate'], 'SIGINT')).toEqual({ code: 130, out: '', said });
});

test("SIGTERM ends a server that waits for its database with code 0, and a tool with the signal's code", async () => {
  const said = [WAITS, 'The saloon was stopped before it opened\n'];
  expect(await stopWaiting(['serve', '--port', '0'], 'SIGTERM')).toEqual({ code: 0, out: '', said });
  expect(await stopWaiting(['migrate'], 'SIGTERM')).toEqual({ code: 143, out: '', said: [WAITS, 'Interrupted\n'] });
});

describePostgres('a wrong database', () => {
  test('a wrong password, user or database name is reported in one line, without the password', async () => {
    const url = await testDatabase();
    const { password } = new URL(url);
    const cases = [
      [
        changed(url, { password: `not-${password}` }),
        'it does not accept this password; correct user and password in --database',
      ],
      [
        changed(url, { username: 'nobody' }),
        'it does not accept this password; correct user and password in --database',
      ],
      [
        changed(url, { pathname: '/nowhere' }),
        'there is no such database; make it with "createdb nowhere", or correct --database',
      ],
    ] as const;
    for (const [wrong, why] of cases) {
      const err = `Cannot use the database ${place(wrong)}: ${why}\n`;
      expect(await serve(wrong)).toEqual({ code: 1, out: '', err });
      expect(err).not.toContain(password);
    }
  });

  test('saloon migrate goes forward and back, and reports both versions', async () => {
    const url = await testDatabase();
    const env = { DATABASE_URL: url };
    const migrate = async (...args: readonly string[]) => (await inProcess(['migrate', ...args], { env })).out;
    expect(await migrate('--to', '2')).toBe('The schema is version 2, it was 0\n');
    expect(await migrate()).toMatch(/^The schema is version \d+, it was 2\n$/);
    expect(await migrate()).toMatch(/^The schema is version \d+, as before\n$/);
    expect(await migrate('--to', '3')).toMatch(/^The schema is version 3, it was \d+\n$/);
  });

  test('serve waits for a database that is starting, reports it now and then, and opens once it is up', async () => {
    const url = await testDatabase();
    const proxy = await cuttingProxy(Number(new URL(url).port));
    onTestFinished(() => proxy.close());
    await proxy.close();
    const controller = new AbortController();
    const through = changed(url, { port: String(proxy.port) });
    const said: string[] = [];
    const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--log-level', 'silent', '--data', dataFolder()];
    const { code } = await inProcess([...args, '--database', through], {
      interrupted: () => controller.signal,
      err(text) {
        said.push(text);
        if (text.startsWith('Cannot use the database')) proxy.open();
      },
      out(text) {
        said.push(text);
        if (text.startsWith('The saloon is open')) controller.abort();
      },
    });
    expect(code).toBe(0);
    expect(said.filter((line) => !/^(The web client|Admin secret)/.test(line))).toEqual([
      `Cannot use the database ${place(through)}: nothing listens there; start it, or correct --database; trying again every second\n`,
      expect.stringMatching(/^The saloon is open: /),
      'The saloon is closed, everything is saved\n',
    ]);
  });

  test('if the port is taken, serve leaves nothing behind in the folder or the database', async () => {
    const url = await testDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    const data = dataFolder();
    const args = ['serve', '--host', '127.0.0.1', '--port', port];
    const err = `Cannot listen on port ${port} of 127.0.0.1: another program uses it; stop that one, or choose another with --port\n`;
    expect(await inProcess([...args, '--data', data])).toEqual({ code: 1, out: '', err });
    expect(existsSync(data)).toBe(false);
    expect(await inProcess([...args, '--database', url])).toEqual({ code: 1, out: '', err });
    const { out } = await inProcess(['migrate', '--database', url]);
    expect(out).toMatch(/it was 0\n$/);
  });
});
