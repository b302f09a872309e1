export * from './examples.ts';
export * from './float-net.ts';
export * from './jobs.ts';
export * from './learned-bot.ts';
export * from './pool.ts';
export * from './quantize.ts';
export * from './self-play.ts';
export * from './train.ts';
