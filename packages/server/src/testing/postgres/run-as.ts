import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, or as `nobody`. */
export type Owner = { readonly uid: number; readonly gid: number };

const CANDIDATES = ['postgres', 'nobody'] as const;

/** The user that has to own the folder and the processes; undefined if that is us. */
export function ownerOf(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Cannot run PostgreSQL as root: make a user for it with "useradd postgres"');
}

/** Runs a program to its end. Throws its output if it fails. */
export async function runAs(
  owner: Owner | undefined,
  program: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  const options: SpawnOptions = {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' },
    ...owner,
  };
  const child = spawn(program, args, options);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not `close`: a daemon that it started keeps the pipes open.
    child.on('exit', (code) => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      if (code === 0) resolve(printed);
      else reject(new Error(`Cannot run ${program}: exit code ${code}, ${printed.trim()}`));
    });
  });
}
