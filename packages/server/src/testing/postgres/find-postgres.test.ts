import { expect, test } from 'vitest';
import { ensurePostgres, findPostgres, type Machine } from './find-postgres.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'createdb', 'psql', 'pg_dump'];
const whole = (bin: string) => PROGRAMS.map((name) => `${bin}/${name}`);

/** A machine with these files. */
function machine(files: readonly string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: { PATH: '/bin' },
    isRoot: false,
    exists: (path) => files.includes(path),
    list: (folder) => [...new Set(files.flatMap((file) => file.split(`${folder}/`)[1]?.split('/')[0] ?? []))],
    run: () => {
      throw new Error('nothing is to be run here');
    },
    ...changes,
  };
}

test('the newest version of Debian is found, and one on the path before it', () => {
  const versions = [...whole('/usr/lib/postgresql/9/bin'), ...whole('/usr/lib/postgresql/15/bin')];
  expect(findPostgres(machine(versions))).toEqual({ type: 'found', bin: '/usr/lib/postgresql/15/bin' });
  expect(findPostgres(machine([...versions, ...whole('/bin')]))).toEqual({ type: 'found', bin: '/bin' });
  // Links to some programs alone are not enough.
  expect(findPostgres(machine([...versions, '/bin/initdb', '/bin/pg_ctl']))).toMatchObject({
    bin: '/usr/lib/postgresql/15/bin',
  });
});

test('PG_BIN is used, and named when it is wrong', () => {
  const files = [...whole('/opt/pg'), ...whole('/bin')];
  expect(findPostgres(machine(files, { env: { PG_BIN: '/opt/pg' } }))).toEqual({ type: 'found', bin: '/opt/pg' });
  const wrong = machine(files, { env: { PG_BIN: '/opt' }, isRoot: true });
  expect(ensurePostgres(wrong)).toEqual({
    type: 'missing',
    why: 'Cannot find PostgreSQL: PG_BIN is /opt, and initdb, pg_ctl, createdb, psql, pg_dump are not all there',
  });
});

test('without one the error says how to get one; only root on Debian installs it', () => {
  const debian = ['/etc/debian_version'];
  expect(ensurePostgres(machine(debian))).toEqual({
    type: 'missing',
    why: 'Cannot find PostgreSQL: install it with "sudo apt-get install -y postgresql" or set PG_BIN to the folder of initdb and pg_ctl',
  });
  expect(ensurePostgres(machine([], { isRoot: true }))).toMatchObject({ type: 'missing' });
  const ran: string[] = [];
  const files = [...debian];
  const installing = machine(files, {
    isRoot: true,
    run(command, args) {
      ran.push([command, ...args].join(' '));
      if (args[0] === 'install') files.push(...whole('/usr/lib/postgresql/17/bin'));
      return true;
    },
  });
  expect(ensurePostgres(installing)).toEqual({ type: 'found', bin: '/usr/lib/postgresql/17/bin' });
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends postgresql']);
  const offline = machine(debian, { isRoot: true, run: () => false });
  expect(ensurePostgres(offline)).toMatchObject({ why: expect.stringContaining('could not be installed, see above') });
});
