export * from './encoding-of.ts';
export * from './env/environment.ts';
export * from './env/session.ts';
export * from './learned-bot.ts';
export * from './match-job.ts';
export * from './pool.ts';
