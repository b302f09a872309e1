import type { CardName, CharacterId, Decision } from '../wire.ts';

/** Where the book explains a card, a character or a question; a test holds them to the game's own links. */
const CARD_SHORT: Readonly<Partial<Record<CardName, string>>> = {
  'hail-of-bullets': 'HAIL',
  'strong-ale': 'ALE',
  'general-store': 'STORE',
  'return-fire': 'RETURNFIRE',
  'pocket-watch': 'WATCH',
};
export const cardRule = (name: CardName): string => `BD-CARD-${CARD_SHORT[name] ?? name.toUpperCase()}`;

const LAST_NAMES: readonly CharacterId[] = [
  'bill-tilghman',
  'lone-ranger',
  'pat-garrett',
  'bill-anderson',
  'doctor-schultz',
  'kid-curry',
  'cattle-kate',
];
const CHARACTER_SHORT: Readonly<Partial<Record<CharacterId, string>>> = {
  'wild-bill': 'WILDBILL',
  'dalton-brothers': 'DALTONS',
};
export function characterRule(id: CharacterId): string {
  const words = id.toUpperCase().split('-');
  const short = LAST_NAMES.includes(id) ? words.at(-1) : words[0];
  return `BD-CHAR-${CHARACTER_SHORT[id] ?? short}`;
}

export const DECISION_RULES: Readonly<Record<Decision, string>> = {
  'setup/choose-ap': 'BD-SETUP-4',
  'play/main': 'BD-TURN-4',
  'hit/defend': 'BD-HIT-4',
  'hit/surcharge': 'BD-HIT-10',
  'reveal/choose': 'BD-REV-3',
  'loss/redirect': 'BD-CHAR-BUFFALO',
  'indians/respond': 'BD-CARD-INDIANS',
  'duel/respond': 'BD-CARD-DUEL',
  'store/pick': 'BD-CARD-STORE',
  'wagon/discard': 'BD-CARD-WAGON',
  'onmiss/shotgun': 'BD-CARD-SHOTGUN',
  'onmiss/carbine': 'BD-CARD-CARBINE',
  'onmiss/peacemaker': 'BD-CARD-PEACEMAKER',
  'trigger/schultz': 'BD-CHAR-SCHULTZ',
  'death/anderson': 'BD-CHAR-ANDERSON',
  'sundance/keep': 'BD-CHAR-SUNDANCE',
  'phase/discard': 'BD-TURN-7',
};
