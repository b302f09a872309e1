import { banditCases, things } from '@saloon/colt-express/text';
import type { Lang } from '@saloon/kernel';
import type { Role } from '../../../core/games/role.ts';
import type { CharacterId, Event } from '../wire.ts';

/** Events about the people at the table. */
const ABOUT_PLAYERS: ReadonlySet<Event['type']> = new Set([
  'first-player-drawn',
  'character-taken',
  'team-taken',
  'left',
  'returned',
]);

/** A player is called by their bandit, unless they play two or the event is about the player. */
export function roleOf(bandits: readonly CharacterId[], lang: Lang, event: Event | undefined): Role | undefined {
  const [bandit, partner] = bandits;
  if (bandit === undefined || partner !== undefined) return undefined;
  if (event !== undefined && ABOUT_PLAYERS.has(event.type)) return undefined;
  const { name } = things[lang].characters[bandit];
  return lang === 'ru' ? { name, cases: banditCases(bandit) } : { name };
}
