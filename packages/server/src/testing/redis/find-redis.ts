import { delimiter, join } from 'node:path';
import { type Machine, thisMachine } from '../postgres/find-postgres.ts';

export type FoundRedis =
  | { readonly type: 'found'; readonly program: string }
  /** One sentence: why it is missing, and how to get it. */
  | { readonly type: 'missing'; readonly why: string };

const ELSEWHERE = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** A redis-server that is already there: the one that REDIS_SERVER names, or the first on the path. */
function findRedis({ env, exists, platform }: Machine = thisMachine()): FoundRedis {
  const asked = env.REDIS_SERVER ?? '';
  if (asked !== '') {
    return exists(asked)
      ? { type: 'found', program: asked }
      : { type: 'missing', why: `Cannot find Redis: REDIS_SERVER is ${asked}, and it is not there` };
  }
  const folders = [...(env.PATH ?? '').split(delimiter), ...ELSEWHERE];
  const program = folders.map((folder) => join(folder, 'redis-server')).find(exists);
  if (program !== undefined) return { type: 'found', program };
  const install = platform === 'darwin' ? 'brew install redis' : 'sudo apt-get install -y redis-server';
  return {
    type: 'missing',
    why: `Cannot find Redis: install it with "${install}", or set REDIS_SERVER to the program`,
  };
}

/** The same, and on Debian it is installed when it is missing and we may do so. */
export function ensureRedis(machine: Machine = thisMachine()): FoundRedis {
  const found = findRedis(machine);
  const { platform, exists, isRoot, run, env } = machine;
  const mayInstall = platform === 'linux' && exists('/etc/debian_version') && isRoot && (env.REDIS_SERVER ?? '') === '';
  if (found.type === 'found' || !mayInstall) return found;
  if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server']);
  return findRedis(machine);
}
