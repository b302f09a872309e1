import { type Bot, findBot } from '@saloon/bots';
import { catalogWith } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';
import { loadedBot } from './bot-files.ts';

/** The game with this id, with the host's editions. Throws on an unknown id. */
export function gameOf(id: string, editions: readonly unknown[] = []): AnyGame {
  const made = catalogWith(editions);
  if (!made.ok) throw new Error(`Cannot play ${id}: ${made.problems.join('; ')}`);
  const game = made.catalog.findGame(id);
  if (game === undefined) throw new Error(`Cannot play ${id}: there is no such game`);
  return game;
}

/** The bot with this name, built in or loaded from a file. Throws on an unknown name. */
export function botOf(id: string): Bot {
  const bot = loadedBot(id) ?? findBot(id);
  if (bot === undefined) throw new Error(`Cannot seat ${id}: there is no such bot`);
  return bot;
}
