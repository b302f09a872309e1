export * from './play.ts';
export * from './positions.ts';
export * from './table.ts';
