import { LEVELS, type Level, PERSONALITIES } from '@saloon/kernel';
import { tag } from './baselines/tag.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levelPolicy, levels } from './levels.ts';
import { botWith, type Policy } from './policy.ts';
import { random } from './random.ts';
import { scripted } from './scripted.ts';
import { searchPolicy } from './search/search-policy.ts';
import { trust } from './trusted.ts';

/** Reference bots first, then the levels, weakest first. */
const policies: readonly Policy[] = [scripted, greedy, tag, ...LEVELS.map((level) => levels[level])];

/** Every built-in bot, with its default slips and reaction times. */
export const bots: readonly Bot[] = [random, ...policies.map((policy) => botWith(policy))];

/** What `hard` and `legend` were when the levels were last measured as a whole. They never change. */
const yardsticks: readonly Bot[] = [
  trust(botWith(searchPolicy('hard-1', 'hard', { iterations: 200 }))),
  trust(botWith(searchPolicy('legend-1', 'legend', { iterations: 1000 }))),
];

/** The levels with each personality, such as `hard+bold`. */
const characters: readonly Bot[] = LEVELS.flatMap((level) =>
  PERSONALITIES.map((personality) => trust(botWith(levelPolicy(level, personality)))),
);

/**
 * The bot with this id, or undefined. `hard@normal` chooses like `hard` with the reaction times and slips of `normal`, so that
 * policies can be compared at equal speed. `hard+bold` is `hard` with a personality.
 *
 * @example
 * findBot('hard')
 */
export function findBot(id: string): Bot | undefined {
  const [name, manners, ...more] = id.split('@');
  if (manners === undefined) return [...bots, ...yardsticks, ...characters].find((bot) => bot.id === id);
  const policy = policies.find((one) => one.id === name);
  return policy !== undefined && more.length === 0 && isLevel(manners) ? botWith(policy, manners) : undefined;
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
