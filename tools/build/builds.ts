import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const USERS = 'in-use';

/** Marks a build as used by this process until it ends: it may start worker threads from it at any time. */
export function holdBuild(folder: string): void {
  const mark = join(folder, USERS, String(process.pid));
  try {
    mkdirSync(join(folder, USERS), { recursive: true });
    writeFileSync(mark, '');
  } catch {
    // Another user's checkout: we can't mark it, and only that user could remove the build.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** Removes a program's other builds, finished or not, unless a running process uses them. */
export function pruneBuilds(dist: string, name: string, current: string): void {
  for (const other of readdirSync(dist)) {
    const [, rest] = new RegExp(`^${name}-(unfinished-\\d+|[0-9a-f]{16})$`).exec(other) ?? [];
    if (rest === undefined || other === basename(current)) continue;
    const [, builder] = /^unfinished-(\d+)$/.exec(rest) ?? [];
    const users = builder === undefined ? usersOf(join(dist, other)) : [Number(builder)];
    if (!users.some(isAlive)) rmSync(join(dist, other), { recursive: true, force: true });
  }
}

function usersOf(folder: string): readonly number[] {
  try {
    return readdirSync(join(folder, USERS)).map(Number);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
