export * from './lesson-table.ts';
export * from './moment.ts';
