import { names as gameNames, printOf, text } from '@saloon/bang-duel/text';
import type { Lang } from '@saloon/kernel';
import type { Happened, HappenedAt } from '../../contract.ts';
import { HAPPENED } from '../text/happened.ts';
import type { CardName, Event, EventOf, View } from '../wire.ts';

/** Hits, losses, stolen cards, and what saved or healed somebody, as told to the player it happened to. */
export function happened(event: Event, { before, after, you, names, lang }: HappenedAt<View>): Happened | undefined {
  const said = HAPPENED[lang];
  const tell = () => text[lang].tell(event as Parameters<(typeof text)[Lang]['tell']>[0], names) ?? '';
  switch (event.type) {
    case 'health-lost': {
      if (event.seat !== you) return undefined;
      const cause = causeOf(event, after) ?? causeOf(event, before);
      const by = cause === undefined ? '' : `${said.card(gameNames[lang].cards[cause].name)}: `;
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
