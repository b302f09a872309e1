export * from './match-queue.ts';
export * from './wait-times.ts';
