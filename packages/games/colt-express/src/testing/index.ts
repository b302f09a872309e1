export * from './picture.ts';
export * from './table.ts';
export * from './words.ts';
