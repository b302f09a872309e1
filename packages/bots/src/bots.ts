import { LEVELS, type Level } from '@saloon/kernel';
import { tag } from './baselines/tag.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';
import { scripted } from './scripted.ts';
import { seated, type Thought } from './thought.ts';

/** Yardsticks first, then the levels, weakest first. */
const thoughts: readonly Thought[] = [scripted, greedy, tag, ...LEVELS.map((level) => levels[level])];

/** Every bot there is, with its own manners. */
export const bots: readonly Bot[] = [random, ...thoughts.map((thought) => seated(thought))];

/**
 * The bot of this name. `hard@normal` thinks like `hard`, but is as quick and slips as often as `normal`: so two ways of
 * thinking can be compared at equal reaction times.
 *
 * @example
 * findBot('hard')
 */
export function findBot(id: string): Bot | undefined {
  const [name, manners, ...more] = id.split('@');
  if (manners === undefined) return bots.find((bot) => bot.id === id);
  const thought = thoughts.find((one) => one.id === name);
  return thought !== undefined && more.length === 0 && isLevel(manners) ? seated(thought, manners) : undefined;
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
