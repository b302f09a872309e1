export * from './census.ts';
export * from './notation.ts';
export * from './play.ts';
export * from './table.ts';
