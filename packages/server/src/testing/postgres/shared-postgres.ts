import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { ensurePostgres } from './find-postgres.ts';
import { type PostgresAddress, type RunningPostgres, runningPostgres, startPostgres } from './start-postgres.ts';

/** All workers of a test run share one server: the first that needs it starts it in the folder that this variable names. */
export const FOLDER = 'SALOON_TEST_POSTGRES';
const READY = 'address.json';
const FAILED = 'failed';
const LOOK_EVERY = 50;

/** Waits until a process has ended, and then removes the server and its folder. */
const TIDY_UP = `
  while kill -0 "$1" 2>/dev/null; do sleep 1; done
  kill -QUIT "$(head -n 1 "$2/server/data/postmaster.pid")"
  sleep 1
  rm -rf "$2"`;

/** Where the server of the test run with this process is. */
export const folderOf = (pid: number): string => join(tmpdir(), `saloon-pg-${pid}`);

let shared: Promise<RunningPostgres> | undefined;

/** The server of this test run. */
export function testPostgres(): Promise<RunningPostgres> {
  shared ??= share(process.env[FOLDER] ?? folderOf(process.pid));
  return shared;
}

async function share(folder: string): Promise<RunningPostgres> {
  const note = (name: string, text: string) => {
    // Renamed when complete, so that nobody reads half of it.
    writeFileSync(join(folder, `${name}.new`), text);
    renameSync(join(folder, `${name}.new`), join(folder, name));
  };
  try {
    mkdirSync(folder);
  } catch {
    return wait(folder);
  }
  try {
    // Without syncs: tests kill processes, which loses nothing that the system has, and a disk that others use stalls for seconds.
    const server = await startPostgres(join(folder, 'server'), false);
    const { bin, port, password } = server;
    const run = folder.split('-').at(-1) ?? '';
    spawn('sh', ['-c', TIDY_UP, 'tidy-up', run, folder], { detached: true, stdio: 'ignore' }).unref();
    note(READY, JSON.stringify({ bin, folder: server.folder, port, password } satisfies PostgresAddress));
    return server;
  } catch (error) {
    note(FAILED, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function wait(folder: string): Promise<RunningPostgres> {
  for (;;) {
    if (existsSync(join(folder, FAILED))) throw new Error(readFileSync(join(folder, FAILED), 'utf8'));
    const found = startedIn(folder);
    if (found !== undefined) return found;
    await sleep(LOOK_EVERY);
  }
}

/** The server that was started in this folder, if one was. */
export function startedIn(folder: string): RunningPostgres | undefined {
  const file = join(folder, READY);
  return existsSync(file) ? runningPostgres(JSON.parse(readFileSync(file, 'utf8')) as PostgresAddress) : undefined;
}

/** The address of a new, empty database there. */
export async function testDatabase(): Promise<string> {
  const server = await testPostgres();
  const name = `saloon_${randomBytes(6).toString('hex')}`;
  await server.run('createdb', [name]);
  return server.url(name);
}

/** Tests that need PostgreSQL. Without it they are skipped, and their title says why and what to do. */
export function describePostgres(name: string, tests: () => void): void {
  const found = ensurePostgres();
  if (found.type === 'found') describe(name, tests);
  else describe.skip(`${name} (${found.why})`, tests);
}
