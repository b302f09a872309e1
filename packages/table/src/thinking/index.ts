export * from './hint.ts';
export * from './pool.ts';
export * from './question.ts';
export * from './search-memories.ts';
export * from './task.ts';
export * from './think.ts';
export type { Spawn } from './thread.ts';
