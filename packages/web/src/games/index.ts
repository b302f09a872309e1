import { registerGames, tables } from '../core/games/registry.ts';
import { bangDuel } from './bang-duel/entry.ts';
import { caliber45 } from './caliber-45/entry.ts';
import { coltExpress } from './colt-express/entry.ts';
import { wrightBrothers } from './wright-brothers/entry.ts';

/** The games that can be played, a line each, in the order in which their bills hang. */
const games = {
  'wright-brothers': wrightBrothers,
  'colt-express': coltExpress,
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
};

registerGames(games);

export { tables };
