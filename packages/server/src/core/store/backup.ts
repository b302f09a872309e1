import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CheckReport, checkFile } from './check/check-data.ts';
import { dataFileIn } from './open-store.ts';
import { isDamage } from './sqlite/sqlite-damage.ts';

export type Backup = { readonly report: CheckReport; readonly bytes: number };

const OWNER_ONLY = 0o600;

/**
 * Copies the data of a folder into one new file, also while a server runs on it: everything that was committed when it
 * began. The copy is checked under another name first, so a file called `target` is always a whole backup.
 */
export function backupFolder(folder: string, target: string): Backup {
  const source = dataFileIn(folder);
  if (!existsSync(source))
    throw new Error(`Cannot back up ${source}: there is no such file; name its folder with --data`);
  if (existsSync(target)) throw new Error(`Cannot write ${target}: it is there already; choose another name`);
  const part = `${target}.part`;
  try {
    // SQLite accepts an existing empty file, which keeps its mode.
    closeSync(openSync(part, 'wx', OWNER_ONLY));
  } catch (error) {
    throw new Error(`Cannot write ${part}`, { cause: error });
  }
  try {
    copyInto(source, part);
    const report = checkFile(part);
    if (report.damage.length > 0) throw new Error(`the copy is damaged: ${report.damage[0]}`);
    sync(part);
    renameSync(part, target);
    sync(dirname(target));
    return { report: { ...report, file: target }, bytes: statSync(target).size };
  } catch (error) {
    for (const name of [part, `${part}-journal`]) rmSync(name, { force: true });
    const advice = isDamage(error) ? '; run "saloon check" to see what is damaged' : '';
    throw new Error(`Cannot back up ${source}: ${messageOf(error)}${advice}`);
  }
}

function copyInto(source: string, target: string): void {
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
