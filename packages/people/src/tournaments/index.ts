export * from './pair-round.ts';
export * from './played.ts';
export * from './seat-order.ts';
export * from './standings.ts';
export * from './survivors.ts';
export * from './table-sizes.ts';
