export * from './client.ts';
export * from './desk.ts';
export * from './play-on.ts';
export * from './test-table.ts';
