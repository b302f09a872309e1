export * from './coach/index.ts';
export * from './lesson/index.ts';
export * from './opinion.ts';
export * from './puzzle/puzzle-table.ts';
