import { settings } from '../settings/store.ts';
import type { Bill } from './entry.ts';
import { tables } from './registry.ts';

/** The games on offer, in the order of their posters. */
export const playable = (): readonly string[] => Object.keys(tables);

export const billOf = (game: string): Bill | undefined =>
  Object.hasOwn(tables, game) ? tables[game]?.bill : undefined;

/** A game's title, or its id if this client doesn't know it. */
export const titleOf = (game: string, lang = settings.value.lang): string =>
  billOf(game)?.words[lang].title.join(' ') ?? game;
