export * from './commands/index.ts';
export * from './playthrough.ts';
export * from './playthrough-files.ts';
export * from './program.ts';
