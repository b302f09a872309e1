export { LOG_LEVELS, type LogLevel, makeLogger } from './logger.ts';
export { type RunningServer, type ServerSetup, startServer } from './start-server.ts';
export { carryToDatabase, type DatabaseSetup, migrateDatabase } from './store/postgres/open-postgres-store.ts';
