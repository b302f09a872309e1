export * from './fold-handle.ts';
export * from './handle.ts';
export * from './suggest-handles.ts';
