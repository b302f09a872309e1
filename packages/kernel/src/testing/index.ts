export * from './conformance.ts';
export * from './data.ts';
export * from './law.ts';
export * from './laws/index.ts';
export type { Moment, Position } from './position.ts';
export * from './roam.ts';
export * from './rule-book-suite.ts';
export * from './situations.ts';
export * from './subject.ts';
