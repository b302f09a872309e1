import { bangDuel, bangDuelV1, bangDuelV2, bangDuelV3 } from '@saloon/bang-duel';
import { caliber45, DEFAULT_EDITION, type Edition, gameV1With, gameWith, parseEdition } from '@saloon/caliber-45';
import { coltExpress } from '@saloon/colt-express';
import type { AnyGame } from '@saloon/kernel';
import { wrightBrothers, wrightBrothersV1, wrightBrothersV2, wrightBrothersV3 } from '@saloon/wright-brothers';

export * from './bot-rating.ts';
export * from './prospects.ts';
export * from './themes.ts';
export * from './why.ts';

/** Every built-in game. */
export const games: readonly AnyGame[] = [wrightBrothers, coltExpress, bangDuel, caliber45];

/** Old rules: tables that started with them continue with them, and old recordings stay readable. */
const oldGames = (editions: readonly Edition[]): readonly AnyGame[] => [
  bangDuelV1,
  bangDuelV2,
  bangDuelV3,
  wrightBrothersV1,
  wrightBrothersV2,
  wrightBrothersV3,
  gameV1With(editions),
];
const OLD_GAMES = oldGames([DEFAULT_EDITION]);

/** A game with its current rules, or with another version's. */
export const findGame = (id: string, rulesVersion?: number): AnyGame | undefined =>
  findIn(games, OLD_GAMES, id, rulesVersion);

function findIn(
  present: readonly AnyGame[],
  old: readonly AnyGame[],
  id: string,
  rulesVersion: number | undefined,
): AnyGame | undefined {
  const today = present.find((game) => game.id === id);
  if (rulesVersion === undefined || today?.rulesVersion === rulesVersion) return today;
  return old.find((game) => game.id === id && game.rulesVersion === rulesVersion) ?? today;
}

export type FindGame = typeof findGame;

/** The games that a host offers. */
export type Catalog = {
  readonly games: readonly AnyGame[];
  readonly findGame: FindGame;
  /** The host's added editions as plain data, from which another thread or a browser can build the same catalog. */
  readonly editions: readonly unknown[];
};

export const builtInCatalog: Catalog = { games, findGame, editions: [] };

export type MadeCatalog =
  | { readonly ok: true; readonly catalog: Catalog }
  /** `edition` is the index of the invalid one. None of the editions is used. */
  | { readonly ok: false; readonly edition: number; readonly problems: readonly string[] };

/**
 * The built-in games with additional editions of Caliber 45, each as plain JSON.
 *
 * @example
 * const made = catalogWith([JSON.parse(text)]);
 */
export function catalogWith(added: readonly unknown[]): MadeCatalog {
  if (added.length === 0) return { ok: true, catalog: builtInCatalog };
  const editions: Edition[] = [DEFAULT_EDITION];
  for (const [edition, given] of added.entries()) {
    const parsed = parseEdition(given);
    if (!parsed.ok) return { ok: false, edition, problems: parsed.problems };
    const { id } = parsed.edition;
    if (editions.some((other) => other.id === id)) {
      const taken = editions.map((other) => other.id).join(', ');
      return { ok: false, edition, problems: [`id is "${id}": another edition has it already (${taken})`] };
    }
    editions.push(parsed.edition);
  }
  const game = gameWith(editions) as AnyGame;
  const old = oldGames(editions);
  const all = games.map((known) => (known.id === game.id ? game : known));
  return {
    ok: true,
    catalog: {
      games: all,
      findGame: (id, rulesVersion) => findIn(all, old, id, rulesVersion),
      editions: editions.slice(1),
    },
  };
}
