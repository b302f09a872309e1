import { LEVELS } from '@saloon/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search/searcher.ts';

/** Every bot there is, weakest first. */
export const bots: readonly Bot[] = [random, ...LEVELS.map(greedy), search];

/**
 * The bot of this name.
 *
 * @example
 * findBot('greedy:hard')
 */
export const findBot = (id: string): Bot | undefined => bots.find((bot) => bot.id === id);
