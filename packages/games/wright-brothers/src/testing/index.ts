export * from './positions.ts';
export * from './showdown.ts';
export * from './table.ts';
