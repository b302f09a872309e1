export * from './expected.ts';
export * from './fold.ts';
export * from './rate-game.ts';
export * from './rating.ts';
export * from './sides.ts';
