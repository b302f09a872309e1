import type { GameEntry } from './entry.ts';

const registered: Record<string, GameEntry> = {};

/** The games that can be played, in the order of their posters. Everything below `games/index.ts` knows them from here. */
export const tables: Readonly<Record<string, GameEntry>> = registered;

export function registerGames(games: Readonly<Record<string, GameEntry>>): void {
  Object.assign(registered, games);
}
