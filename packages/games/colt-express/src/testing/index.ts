export * from './picture.ts';
export * from './positions.ts';
export * from './table.ts';
export * from './words.ts';
