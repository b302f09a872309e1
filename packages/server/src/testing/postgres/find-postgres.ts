import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What looking for PostgreSQL needs to know of the machine. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
  /** Runs a command to its end. Returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
};

export type FoundPostgres =
  /** The folder with all programs of PostgreSQL. */
  | { readonly type: 'found'; readonly bin: string }
  /** One sentence: why it is missing, and how to get it. */
  | { readonly type: 'missing'; readonly why: string };

/** What the tests run. A folder on the path may have links to some of them only. */
const PROGRAMS = ['initdb', 'pg_ctl', 'createdb', 'psql', 'pg_dump'] as const;

/** Debian and its kin keep each version in a folder of its own, and none of them on the path. */
const VERSIONS = '/usr/lib/postgresql';
const ELSEWHERE = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'];

export const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
});

/** A PostgreSQL that is already there, the newest first. */
export function findPostgres(machine: Machine = thisMachine()): FoundPostgres {
  const { env, list, exists } = machine;
  const isWhole = (folder: string) => PROGRAMS.every((name) => exists(join(folder, name)));
  const asked = env.PG_BIN ?? '';
  if (asked !== '') {
    return isWhole(asked)
      ? { type: 'found', bin: asked }
      : {
          type: 'missing',
          why: `Cannot find PostgreSQL: PG_BIN is ${asked}, and ${PROGRAMS.join(', ')} are not all there`,
        };
  }
  const versions = [...list(VERSIONS)].sort((a, b) => Number(b) - Number(a)).map((one) => join(VERSIONS, one, 'bin'));
  const bin = [...(env.PATH ?? '').split(delimiter), ...versions, ...ELSEWHERE].find(isWhole);
  return bin === undefined
    ? { type: 'missing', why: `Cannot find PostgreSQL: ${advice(machine)}` }
    : { type: 'found', bin };
}

/** The same, and on Debian it is installed when it is missing and we may do so. */
export function ensurePostgres(machine: Machine = thisMachine()): FoundPostgres {
  const found = findPostgres(machine);
  const isAsked = (machine.env.PG_BIN ?? '') !== '';
  if (found.type === 'found' || isAsked || !isDebian(machine) || !machine.isRoot) return found;
  const isInstalled =
    machine.run('apt-get', ['update']) &&
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  const now = findPostgres(machine);
  if (now.type === 'found') return now;
  const what = isInstalled ? 'was installed, but is in none of the usual places' : 'could not be installed, see above';
  return { type: 'missing', why: `Cannot find PostgreSQL: it ${what}; set PG_BIN to the folder of initdb and pg_ctl` };
}

const isDebian = ({ platform, exists }: Machine): boolean => platform === 'linux' && exists('/etc/debian_version');

function advice(machine: Machine): string {
  const orPath = 'or set PG_BIN to the folder of initdb and pg_ctl';
  if (machine.platform === 'darwin') return `install it with "brew install postgresql" ${orPath}`;
  return isDebian(machine)
    ? `install it with "sudo apt-get install -y postgresql" ${orPath}`
    : `install it with the package manager of this system ${orPath}`;
}
