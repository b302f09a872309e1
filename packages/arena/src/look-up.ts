import { type Bot, findBot } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';

/** The game of this name; our own mistake if there is none. */
export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot play ${id}: there is no such game`);
  return game;
}

/** The bot of this name; our own mistake if there is none. */
export function botOf(id: string): Bot {
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`Cannot seat ${id}: there is no such bot`);
  return bot;
}
