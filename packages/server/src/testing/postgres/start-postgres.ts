import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { ensurePostgres } from './find-postgres.ts';
import { ownerOf, runAs } from './run-as.ts';

const USER = 'saloon';

/** A PostgreSQL of our own. */
export type RunningPostgres = {
  /** Where its programs are: `pg_dump`, `psql` and the rest. */
  readonly bin: string;
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** The address of one of its databases, password and all. */
  readonly url: (database: string) => string;
  /** Runs one of its programs as the user that owns it, on its socket. */
  readonly run: (program: string, args: readonly string[]) => Promise<string>;
  /** The postmaster process. */
  readonly pid: () => number;
  /** `immediate` simulates a power cut. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
};

/** What another process needs to know to use a server that this one has started. */
export type PostgresAddress = Pick<RunningPostgres, 'bin' | 'folder' | 'port' | 'password'>;

/**
 * Makes a new server in a folder that does not exist yet and starts it: on a socket in that folder, and on a free port of
 * this machine alone, with a password. If it `syncs`, writes reach the disk as they would in earnest. For root it runs as another
 * user, whom the folders above have to let pass: one that `mkdtemp` made does not.
 */
export async function startPostgres(folder: string, syncs = true): Promise<RunningPostgres> {
  const found = ensurePostgres();
  if (found.type === 'missing') throw new Error(found.why);
  const owner = ownerOf();
  const password = randomBytes(12).toString('hex');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (owner !== undefined) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
  const server = runningPostgres({ bin: found.bin, folder, port: await freePort(), password });
  try {
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`];
    const init = ['-D', join(folder, 'data'), '-U', USER, ...auth, '-E', 'UTF8', '--locale=C', '--no-sync'];
    await runAs(owner, join(found.bin, 'initdb'), init, folder);
    appendFileSync(join(folder, 'data', 'postgresql.conf'), settings(folder, server.port, syncs));
    await server.start();
    return server;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a server on a copy of the data of another, in `data` of this folder, to be looked at and thrown away. */
export async function startCopy({ bin, password }: RunningPostgres, folder: string): Promise<RunningPostgres> {
  const server = runningPostgres({ bin, folder, port: await freePort(), password });
  // With syncs it would first sync every file of the copy, which can take a minute.
  appendFileSync(join(folder, 'data', 'postgresql.conf'), settings(folder, server.port, false));
  await server.start();
  return server;
}

/** The same server, for a process that did not start it. */
export function runningPostgres({ bin, folder, port, password }: PostgresAddress): RunningPostgres {
  const owner = ownerOf();
  const data = join(folder, 'data');
  const control = (...args: readonly string[]) =>
    runAs(owner, join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args], folder);
  const isUp = () => existsSync(join(data, 'postmaster.pid'));
  const stop: RunningPostgres['stop'] = async (how = 'fast') => {
    if (isUp()) await control('-m', how, 'stop');
  };
  return {
    bin,
    folder,
    port,
    password,
    url: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    run: (program, args) =>
      runAs(owner, join(bin, program), ['-h', folder, '-p', String(port), '-U', USER, ...args], folder),
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop,
    async start() {
      await control('-l', join(folder, 'log'), 'start');
    },
    async remove() {
      await stop('immediate').finally(() => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

const settings = (folder: string, port: number, syncs: boolean): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
max_connections = 100
shared_buffers = 32MB
wal_level = replica
max_wal_senders = 4
fsync = ${syncs ? 'on' : 'off'}
synchronous_commit = on
autovacuum_naptime = 10min
`;
