export * from './showdown.ts';
export * from './table.ts';
