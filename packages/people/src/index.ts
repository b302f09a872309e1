export * from './device-name.ts';
export * from './fold-handle.ts';
export * from './handle.ts';
export * from './recovery-code.ts';
export * from './suggest-handles.ts';
export * from './word-filter.ts';
