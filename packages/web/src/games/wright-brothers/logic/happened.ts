import type { Seat } from '@saloon/kernel';
import type { Happened, HappenedAt } from '../../../core/games/contract.ts';
import { HAPPENED } from '../text/happened.ts';
import { wordsIn } from '../text/index.ts';
import type { CardId, Event, EventOf, View } from '../wire.ts';

const RING = 'ring';

/** Cards taken and given, races won and lost, shares of the loot, and passes by timeout. */
export function happened(event: Event, { you, names, lang }: HappenedAt<View>): Happened | undefined {
  const said = HAPPENED[lang];
  const name = (card: CardId) => wordsIn(lang).cards[card].name.toLowerCase();
  const isMine = 'seat' in event && event.seat === you;
  switch (event.type) {
    case 'took':
      if (event.target !== you) return undefined;
      return {
        kind: 'loss',
        amount: said.cards('−', event.count),
        place: 'hand',
        sentence: said.took(names(event.seat), event.count),
      };
    case 'gave-back':
      if (event.target !== you) return undefined;
      return {
        kind: 'gain',
        amount: said.cards('+', event.count),
        place: 'hand',
        sentence: said.gaveBack(names(event.seat), event.count),
      };
    case 'lost-to-indians':
      if (!isMine || event.card === 'face-down') return undefined;
      return { kind: 'loss', amount: said.cards('−', 1), place: 'drop', sentence: said.indians(name(event.card)) };
    case 'missed':
      if (event.target !== you || isMine || event.card === undefined) return undefined;
      return { kind: 'loss', place: 'drop', sentence: said.missed(names(event.seat), name(event.card)) };
    case 'fouled':
      return isMine ? { kind: 'hit', place: RING, sentence: said.fouled } : undefined;
    case 'slap-void':
      return isMine ? { kind: 'skipped', place: RING, sentence: said.tooLate } : undefined;
    case 'race-closed':
      return raceClosed(event, you, names, said);
    case 'bonus-received': {
      if (!isMine) return undefined;
      const n = event.cards.length;
      return { kind: 'gain', amount: said.cards('+', n), place: 'drop', sentence: said.bonus(n) };
    }
    case 'divided': {
      const own = event.places.find(({ seat }) => seat === you);
      const share = `share-${you}`;
      if (own === undefined || own.share === 0)
        return { kind: 'loss', place: share, sentence: said.noShare(event.pot) };
      const reading = wordsIn(lang).reading({ ...own, jokers: 0 });
      const set = own.size === 0 ? undefined : reading.toLowerCase();
      return { kind: 'gain', amount: `+${own.share}`, place: share, sentence: said.share(own.share, event.pot, set) };
    }
    case 'passed':
      return isMine && event.why !== 'chosen'
        ? { kind: 'skipped', place: 'hand', sentence: said.passed[event.why] }
        : undefined;
    default:
      return undefined;
  }
}

/** The fastest hand hears by how much, and the slowest, which gets nothing, behind whom. A starter has no time. */
function raceClosed(
  { finishes, excluded, order }: EventOf<'race-closed'>,
  you: Seat,
  names: (seat: Seat) => string,
  said: (typeof HAPPENED)['en'],
): Happened | undefined {
  const hands = order
    .map((seat) => finishes.find((finish) => finish.seat === seat))
    .flatMap((finish) => (finish?.e === undefined ? [] : [{ seat: finish.seat, e: finish.e }]));
  const at = hands.findIndex(({ seat }) => seat === you);
  const own = hands[at];
  if (own === undefined) {
    return excluded.includes(you) ? { kind: 'loss', place: RING, sentence: said.last(undefined, 0) } : undefined;
  }
  if (at === 0 && hands.length > 1) {
    return { kind: 'gain', place: RING, sentence: said.first((hands[1]?.e ?? own.e) - own.e || undefined) };
  }
  if (!excluded.includes(you))
    return at === 0 ? { kind: 'gain', place: RING, sentence: said.first(undefined) } : undefined;
  const ahead = hands[at - 1];
  return {
    kind: 'loss',
    place: RING,
    sentence: said.last(ahead === undefined ? undefined : names(ahead.seat), own.e - (ahead?.e ?? own.e)),
  };
}
