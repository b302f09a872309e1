import type { FindGame } from '@saloon/catalog';
import type { AnyGame, GameId } from '@saloon/kernel';

/** A log asks for a game, or a version of its rules, that this host does not have. */
export class LacksRules extends Error {
  override readonly name = 'LacksRules';
}

/** The game that a log names, as it was then: it throws where this host does not have it. */
export function gameOf(table: string, game: GameId, rulesVersion: number, find: FindGame): AnyGame {
  const found = find(game, rulesVersion);
  if (found === undefined) throw new LacksRules(`Cannot open table ${table}: there is no game ${game}`);
  if (found.rulesVersion === rulesVersion) return found;
  throw new LacksRules(
    `Cannot open table ${table}: it was begun with version ${rulesVersion} of the rules, ` +
      `this program plays ${found.rulesVersion}`,
  );
}
