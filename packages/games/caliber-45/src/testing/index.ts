export * from './census.ts';
export * from './notation.ts';
export * from './play.ts';
export * from './positions.ts';
export * from './table.ts';
