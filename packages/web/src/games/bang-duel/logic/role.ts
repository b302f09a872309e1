import type { Lang, Seat } from '@saloon/kernel';
import type { Role } from '../../../core/games/role.ts';
import type { Event, Side, View } from '../wire.ts';

const ROLES: Readonly<Record<Lang, Readonly<Record<Side, Role>>>> = {
  en: {
    law: { name: 'The law', inSentence: 'the law' },
    outlaw: { name: 'The outlaws', inSentence: 'the outlaws', isPlural: true },
  },
  ru: {
    law: {
      name: 'Закон',
      inSentence: 'закон',
      cases: { genitive: 'закона', dative: 'закону', accusative: 'закон' },
    },
    outlaw: {
      name: 'Бандиты',
      inSentence: 'бандиты',
      isPlural: true,
      cases: { genitive: 'бандитов', dative: 'бандитам', accusative: 'бандитов' },
    },
  },
};

/** Events about the people at the table. */
const ABOUT_PLAYERS: ReadonlySet<Event['type']> = new Set(['sides-taken', 'left', 'returned']);

export const sideRole = (lang: Lang, side: Side): Role => ROLES[lang][side];

/** The side of a seat that is dealt in. */
export const roleAt = (lang: Lang, view: View, seat: Seat): Role => sideRole(lang, view.players[seat]?.side ?? 'law');

/** A player is called by their side, unless the event is about the player. */
export const roleOf = (side: Side | undefined, lang: Lang, event: Event | undefined): Role | undefined =>
  side === undefined || (event !== undefined && ABOUT_PLAYERS.has(event.type)) ? undefined : sideRole(lang, side);
