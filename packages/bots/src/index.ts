export * from './bot.ts';
export * from './bot-rng.ts';
export * from './bots.ts';
export * from './greedy.ts';
export * from './random.ts';
export * from './search/search.ts';
export * from './search/searcher.ts';
export * from './sight.ts';
