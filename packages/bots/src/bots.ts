import { LEVELS, type Level } from '@saloon/kernel';
import { tag } from './baselines/tag.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { botWith, type Policy } from './policy.ts';
import { random } from './random.ts';
import { scripted } from './scripted.ts';

/** Reference bots first, then the levels, weakest first. */
const policies: readonly Policy[] = [scripted, greedy, tag, ...LEVELS.map((level) => levels[level])];

/** Every built-in bot, with its default slips and reaction times. */
export const bots: readonly Bot[] = [random, ...policies.map((policy) => botWith(policy))];

/**
 * The bot with this id, or undefined. `hard@normal` chooses like `hard` with the reaction times and slips of `normal`, so that
 * policies can be compared at equal speed.
 *
 * @example
 * findBot('hard')
 */
export function findBot(id: string): Bot | undefined {
  const [name, manners, ...more] = id.split('@');
  if (manners === undefined) return bots.find((bot) => bot.id === id);
  const policy = policies.find((one) => one.id === name);
  return policy !== undefined && more.length === 0 && isLevel(manners) ? botWith(policy, manners) : undefined;
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
