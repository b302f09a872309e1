import { settings } from '../../settings/store.ts';
import { type Bill, tables } from '../../tables/index.ts';

/** The games that can be played, as their bills hang. */
export const playable = (): readonly string[] => Object.keys(tables);

export const billOf = (game: string): Bill | undefined =>
  Object.hasOwn(tables, game) ? tables[game]?.bill : undefined;

/** The title of a game in one line; its id where this client does not know it. */
export const titleOf = (game: string, lang = settings.value.lang): string =>
  billOf(game)?.words[lang].title.join(' ') ?? game;
