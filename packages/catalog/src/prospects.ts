import { prospects as bangDuel } from '@saloon/bang-duel/prospects';
import { prospects as caliber45 } from '@saloon/caliber-45/prospects';
import { prospects as coltExpress } from '@saloon/colt-express/prospects';
import type { Prospects } from '@saloon/kernel';
import { prospects as wrightBrothers } from '@saloon/wright-brothers/prospects';

type AnyProspects = Prospects<unknown, string>;

// Each of them only gets states of its own game.
const all = {
  'bang-duel': bangDuel as AnyProspects,
  'caliber-45': caliber45 as AnyProspects,
  'colt-express': coltExpress as AnyProspects,
  'wright-brothers': wrightBrothers as AnyProspects,
} satisfies Readonly<Record<string, AnyProspects>>;

/** What a game looks at to say what tends to follow a move, or undefined. */
export const findProspects = (game: string): AnyProspects | undefined =>
  Object.hasOwn(all, game) ? all[game as keyof typeof all] : undefined;
