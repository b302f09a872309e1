export * from './chunk.ts';
export * from './explain.ts';
export * from './match.ts';
export * from './match-spec.ts';
export * from './play-game.ts';
export * from './results.ts';
export * from './wilson.ts';
