export { type Interfaces, lanAddresses } from './http/lan-addresses.ts';
export { readClient } from './http/serve-static.ts';
export type { Limits } from './limits.ts';
export { LOG_LEVELS, type LogLevel, makeLogger } from './logger.ts';
export { type RatingsReport, recomputeFolder, recomputeStored } from './people/recompute-stored.ts';
export { type RunningServer, type ServerSetup, startServer } from './start-server.ts';
export { type Backup, backupFolder } from './store/backup.ts';
export { type BrokenTable, type CheckReport, checkFolder } from './store/check/check-data.ts';
export { migrateFolder } from './store/migrate-folder.ts';
export {
  type DatabaseSetup,
  importFolder as carryToDatabase,
  migrateDatabase,
} from './store/postgres/open-postgres-store.ts';
export { type Repaired, repairFolder } from './store/repair/repair-folder.ts';
