export * from './find-puzzle.ts';
export * from './mine.ts';
export * from './puzzle.ts';
export * from './puzzle-answers.ts';
export * from './puzzle-file.ts';
export * from './puzzle-index.ts';
export * from './rate-puzzle.ts';
export * from './weigh-moves.ts';
