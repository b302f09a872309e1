import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FindGame } from '@saloon/catalog';
import { type BrokenTable, checkDatabase, fileDamage } from '../check/check-data.ts';
import { dataFileIn, explainOpening } from '../open-store.ts';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';
import { migrate } from '../sqlite/migrate.ts';
import { isDamage } from '../sqlite/sqlite-damage.ts';
import { expectUnused, lockFileBeside, OpenElsewhere } from '../sqlite/sqlite-lock.ts';
import { forgetCopy, withKnownSchema } from './known-schema.ts';
import { restoreRows } from './restore-rows.ts';
import { type Salvaged, salvage } from './salvage.ts';
import { partsOfTables, setAside } from './set-aside.ts';

export type Repaired = {
  readonly file: string;
  /** A copy of the data as it was, or undefined if there was nothing to repair. */
  readonly before: string | undefined;
  /** What SQLite said of the file, and how many rows were copied into a new one. */
  readonly damage: readonly string[];
  readonly salvaged: Salvaged | undefined;
  /** Ids of tables whose row was lost and made again from the log. */
  readonly restored: readonly string[];
  readonly aside: readonly { readonly file: string; readonly name: string; readonly why: string }[];
  /** Tables that this program lacks an edition or rules for; they stay as they are. */
  readonly lacking: readonly BrokenTable[];
  readonly tables: number;
};

export type RepairSetup = {
  readonly find: FindGame;
  readonly wall: number;
  readonly progress?: (done: number, all: number) => void;
};

/**
 * Makes the data of a folder playable again while no server runs on it. Deletes nothing: a copy of everything as it was stays
 * beside it, and tables that can't be played any more are set aside as files.
 */
export function repairFolder(folder: string, setup: RepairSetup): Repaired {
  const file = dataFileIn(folder);
  if (!existsSync(file)) throw new Error(`Cannot repair ${file}: there is no such file; name its folder with --data`);
  const stamp = new Date(setup.wall).toISOString().replaceAll(/[:.]/g, '-');
  const before = join(folder, `saloon-before-repair-${stamp}`);
  let unlock: (() => void) | undefined;
  try {
    unlock = lockFileBeside(file);
    copyFiles(file, before);
    expectUnused(file);
    return repairFile(folder, file, before, setup);
  } catch (error) {
    const isUnchanged = error instanceof OpenElsewhere || error instanceof NothingReadable;
    if (isUnchanged) rmSync(before, { recursive: true, force: true });
    const reason = error instanceof NothingReadable ? error.message : explainOpening(error);
    throw new Error(`Cannot repair ${file}: ${reason}`);
  } finally {
    unlock?.();
  }
}

function copyFiles(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const suffix of ['', '-wal']) {
    if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, join(folder, `saloon.sqlite${suffix}`));
  }
}

function repairFile(folder: string, file: string, before: string, setup: RepairSetup): Repaired {
  const { find, wall, progress } = setup;
  const damage = damageIn(file);
  const salvaged = damage.length === 0 ? undefined : replace(file, wall);
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    if (salvaged === undefined) migrate(db, wall);
    const restored = salvaged === undefined ? [] : restoreRows(db, find, wall);
    const { broken, lacking, tables } = checkDatabase(db, file, {
      find,
      ...(progress === undefined ? {} : { progress }),
    });
    db.exec('COMMIT');
    const lost = orphanLogs(db);
    const unfit = [...broken.map(({ no, id, problem }) => ({ no, name: id, why: problem.text })), ...lost];
    const aside = join(folder, 'saloon-set-aside');
    if (unfit.length > 0) makePrivateFolder(aside);
    const moved = unfit.map((one) => ({ ...one, file: setAside(db, aside, one) }));
    // Logs without a table are set aside by now; the other leftovers can be derived from the logs.
    for (const part of partsOfTables(db)) db.exec(`DELETE FROM ${part} WHERE table_no NOT IN (SELECT no FROM tables)`);
    const isChanged = salvaged !== undefined || moved.length > 0;
    if (!isChanged) rmSync(before, { recursive: true });
    const left = fileDamage(db);
    if (left.length > 0) throw new Error(`it is still damaged: ${left[0]}`);
    const kept = isChanged ? before : undefined;
    return { file, before: kept, damage, salvaged, restored, aside: moved, lacking, tables: tables - broken.length };
  } finally {
    db.close();
  }
}

function damageIn(file: string): readonly string[] {
  const db = new DatabaseSync(file);
  try {
    return fileDamage(db);
  } finally {
    db.close();
  }
}

/** The file can't be repaired and was left unchanged. */
class NothingReadable extends Error {
  constructor() {
    super('nothing in it can be read; restore a backup');
  }
}

/** Without all of these nothing can be restored. */
const READ = ['tables', 'entries', 'users'];

/** Replaces a damaged file by a new one with everything that can be read. */
function replace(file: string, wall: number): Salvaged {
  const fresh = `${file}-repaired`;
  for (const suffix of ['', '-journal']) rmSync(`${fresh}${suffix}`, { force: true });
  makePrivateFile(fresh);
  let salvaged = rowsOf(file, fresh, wall);
  if (isEmpty(salvaged)) {
    const copy = withKnownSchema(file);
    if (copy !== undefined) {
      rmSync(fresh);
      makePrivateFile(fresh);
      salvaged = rowsOf(copy, fresh, wall);
      forgetCopy(copy);
    }
  }
  if (isEmpty(salvaged)) {
    rmSync(fresh);
    throw new NothingReadable();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  renameSync(fresh, file);
  return salvaged;
}

const isEmpty = (salvaged: Salvaged): boolean => READ.every((name) => (salvaged[name] ?? 0) === 0);

function rowsOf(file: string, fresh: string, wall: number): Salvaged {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    return salvage(source, fresh, wall);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return {};
  } finally {
    source.close();
  }
}

/** Logs without a table that could not be given one. */
const orphanLogs = (db: DatabaseSync) =>
  db
    .prepare('SELECT DISTINCT table_no FROM entries WHERE table_no NOT IN (SELECT no FROM tables)')
    .all()
    .map(({ table_no }) => ({
      no: Number(table_no),
      name: `log-${table_no}`,
      why: "the row of its table is lost and can't be made again from this log",
    }));
