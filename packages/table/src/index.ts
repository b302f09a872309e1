export * from './clean-text.ts';
export * from './contract.ts';
export { AWAY_MS, HOST_AWAY_MS, WAITING_AWAY_MS } from './due.ts';
export * from './entry.ts';
export * from './open-table.ts';
export * from './read-entry.ts';
export * from './recording-of.ts';
export * from './replay-views.ts';
