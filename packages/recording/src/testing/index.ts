export * from './forge.ts';
