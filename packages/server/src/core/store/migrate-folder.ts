import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFileIn, explainOpening } from './open-store.ts';
import { MIGRATIONS, migrate, versionOf } from './sqlite/migrate.ts';
import { lockDatabase } from './sqlite/sqlite-lock.ts';

/** The schema version before and after. */
export type MigratedFolder = { readonly from: number; readonly to: number };

/**
 * Migrates the file of a data folder to the newest version, or to an older one for an older program. No server may use it
 * meanwhile. Going back loses what the older version doesn't know.
 */
export function migrateFolder(folder: string, wall: number, to = MIGRATIONS.length): MigratedFolder {
  const file = dataFileIn(folder);
  if (to > MIGRATIONS.length) {
    throw new Error(`Cannot migrate to version ${to}: this program knows ${MIGRATIONS.length}; update Saloon`);
  }
  if (!existsSync(file)) throw new Error(`Cannot migrate ${file}: there is no such file; name its folder with --data`);
  try {
    const unlock = lockDatabase(file);
    const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    try {
      const from = versionOf(db);
      migrate(db, wall, to);
      return { from, to };
    } finally {
      db.close();
      unlock();
    }
  } catch (error) {
    throw new Error(`Cannot migrate ${file}: ${explainOpening(error)}`);
  }
}
