export * from './play.ts';
export * from './table.ts';
