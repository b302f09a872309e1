import { names as gameNames, printOf, text } from '@saloon/bang-duel/text';
import type { Seat } from '@saloon/kernel';
import type { Happened, HappenedAt } from '../../../core/games/contract.ts';
import { tellerFor } from '../../../table/telling/teller.ts';
import { HAPPENED } from '../text/happened.ts';
import type { CardName, Event, EventOf, View } from '../wire.ts';
import { roleAt, roleOf } from './role.ts';

/** Hits, losses, stolen cards, and what saved or healed somebody, as told to the player it happened to. */
export function happened(event: Event, { before, after, you, names, lang }: HappenedAt<View>): Happened | undefined {
  const said = HAPPENED[lang];
  const role = (seat: Seat) => roleOf(after.players[seat]?.side, lang, event);
  const tell = () => tellerFor(text[lang], { lang, names, you, role, isRoleYou: true })(event) ?? '';
  switch (event.type) {
    case 'health-lost': {
      if (event.seat !== you) return undefined;
      const cause = causeOf(event, after) ?? causeOf(event, before);
      const { kind, by: shooter } = event;
      const isTheirs = shooter !== undefined && shooter !== you && (kind === 'hit' || kind === 'indians');
      const side = isTheirs ? roleAt(lang, after, shooter) : undefined;
      const by = cause === undefined ? '' : `${said.card(gameNames[lang].cards[cause].name, side)}: `;
      return { kind: 'hit', amount: '−1', place: `character-${event.character}`, sentence: `${by}${tell()}` };
    }
    case 'died':
      if (event.seat !== you) return undefined;
      return { kind: 'loss', place: `character-${event.character}`, sentence: tell() };
    case 'card-taken':
      if (event.victim !== you || event.seat === you) return undefined;
      return {
        kind: 'loss',
        amount: said.oneCard,
        place: event.from === 'hand' ? 'hand' : `character-${event.from}`,
        sentence: tell(),
      };
    case 'hit-cancelled':
      if (event.seat !== you || event.how === 'card' || event.how === 'return-fire') return undefined;
      return { kind: 'gain', amount: said.blocked, place: `character-${event.target}`, sentence: tell() };
    case 'healed': {
      if (event.seat !== you) return undefined;
      return { kind: 'gain', amount: '+1', place: `character-${event.character}`, sentence: tell() };
    }
    default:
      return undefined;
  }
}

const OF_KIND: Readonly<Record<Exclude<EventOf<'health-lost'>['kind'], 'hit'>, CardName>> = {
  indians: 'indians',
  duel: 'duel',
  ale: 'strong-ale',
  dynamite: 'dynamite',
  rattlesnake: 'rattlesnake',
};

/** The card behind a loss: a hit's is the last one played in the chain. */
function causeOf({ kind }: EventOf<'health-lost'>, { chain }: View): CardName | undefined {
  if (kind !== 'hit') return OF_KIND[kind];
  const played = chain.findLast((link) => link.type === 'card');
  return played?.type === 'card' ? printOf(played.card).name : undefined;
}
