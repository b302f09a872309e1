export * from './command-line/program.ts';
export * from './commands/index.ts';
export * from './games/playthrough.ts';
export * from './games/playthrough-files.ts';
