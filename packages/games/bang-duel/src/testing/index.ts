export * from './play.ts';
export * from './positions.ts';
export * from './redeals.ts';
export * from './table.ts';
export * from './whys.ts';
