export * from './client-message.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './patch.ts';
export * from './server-message.ts';
export * from './table-info.ts';
