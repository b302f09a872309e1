export { type Interfaces, lanAddresses } from './core/http/lan-addresses.ts';
export { type Json, schemaOf } from './core/http/openapi.ts';
export { readClient } from './core/http/serve-static.ts';
export type { Limits } from './core/limits/limits.ts';
export { LOG_LEVELS, type LogLevel, makeLogger } from './core/observe/logger.ts';
export { type Backup, backupFolder } from './core/store/backup.ts';
export { type BrokenTable, type CheckReport, checkFolder } from './core/store/check/check-data.ts';
export { migrateFolder } from './core/store/migrate-folder.ts';
export {
  type DatabaseSetup,
  importFolder as carryToDatabase,
  migrateDatabase,
} from './core/store/postgres/open-postgres-store.ts';
export { type Repaired, repairFolder } from './core/store/repair/repair-folder.ts';
export { type RatingsReport, recomputeFolder, recomputeStored } from './features/ratings/recompute-stored.ts';
export { type RunningServer, type ServerSetup, startServer } from './start-server.ts';
