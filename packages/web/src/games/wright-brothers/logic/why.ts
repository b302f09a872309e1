import type { Seat } from '@saloon/kernel';
import type { CardId, Cards, Move, View } from '../wire.ts';
import { leadsTo, movesOf, offers } from './offered.ts';

/**
 * Why something is not offered. Each has three words for the spot, a sentence and its rule. They are read off the view
 * and the offer; a wrong guess could only name the wrong reason, never allow a move.
 */
const WHYS = [
  'watching',
  'away',
  'event-locks',
  'hand-is-down',
  'division',
  'sealed-done',
  'not-loadable',
  'one-number',
  'not-your-turn',
  'not-together',
  'no-sum',
  'too-few-sheriffs',
  'choose-cards',
  'no-cards',
  'wrong-count',
  'duel-is-on',
] as const;
export type Why = (typeof WHYS)[number];

/** Where to read about it. */
export const RULES: Readonly<Record<Why, string>> = {
  watching: 'WB-TURN-2',
  away: 'WB-TURN-9',
  'event-locks': 'WB-SWITCH-6',
  'hand-is-down': 'WB-LOAD-7',
  division: 'WB-RACE-12',
  'sealed-done': 'WB-SEAL-8',
  'not-loadable': 'WB-EVT-5',
  'one-number': 'WB-LOAD-11',
  'not-your-turn': 'WB-TURN-1',
  'not-together': 'WB-DISC-6',
  'no-sum': 'WB-DISC-4',
  'too-few-sheriffs': 'WB-TURN-5',
  'choose-cards': 'WB-DISC-1',
  'no-cards': 'WB-TURN-7',
  'wrong-count': 'WB-SWITCH-4',
  'duel-is-on': 'WB-DUEL-3',
};

export type Situation = { readonly view: View; readonly moves: readonly Move[]; readonly you: Seat | undefined };

/** Has this player a card to choose? */
export const hasCards = ({ view, you }: Situation): boolean =>
  you !== undefined && (view.players[you]?.hand?.length ?? 0) > 0;

/** Why no card at all can be chosen, if so. */
export function whyLocked(situation: Situation): Why | undefined {
  const { view, moves, you } = situation;
  if (you === undefined) return 'watching';
  if (leadsTo(moves, ['discard', 'load', 'play-event', 'return-cards', 'sealed-choice'], [])) return undefined;
  const own = view.players[you];
  if (own?.isAway) return 'away';
  switch (view.phase) {
    case 'switch-return':
      return 'event-locks';
    case 'miss-choice':
    case 'round-over':
    case 'game-over':
      return 'division';
    case 'sealed':
      return view.race?.starter === you ? 'hand-is-down' : 'sealed-done';
    case 'race':
    case 'duel':
    case 'duel-suspense':
    case 'arrival-suspense':
      return own?.isHandDown || view.duel?.fouler === you ? 'hand-is-down' : whyNothingFits(situation);
    case 'turn':
      return whyNothingFits(situation);
  }
}

const whyNothingFits = (situation: Situation): Why => (hasCards(situation) ? 'not-loadable' : 'no-cards');

/** Why this card cannot join what is chosen. */
export function whyNotCard(situation: Situation, chosen: Cards, card: CardId): Why | undefined {
  const locked = whyLocked(situation);
  if (locked !== undefined) return locked;
  const { moves, view } = situation;
  const cards = [...chosen, card];
  if (leadsTo(moves, ['discard', 'load', 'play-event', 'return-cards'], cards)) return undefined;
  if (view.phase === 'switch-return') return 'wrong-count';
  if (!offers(moves, 'discard')) return whyNoLoad(moves, cards);
  return chosen.length > 1 && leadsTo(moves, ['discard'], chosen) ? 'no-sum' : 'not-together';
}

/** Why these cards cannot be loaded together: one of them never can, or the hand is too large for all sets (WB-LOAD-11). */
export const whyNoLoad = (moves: readonly Move[], cards: Cards): Why =>
  cards.every((card) => movesOf(moves, 'load').some((move) => move.cards.includes(card)))
    ? 'one-number'
    : 'not-loadable';

/** The same of the load in a sealed choice. */
export const whyNoSealedLoad = (moves: readonly Move[], load: Cards): Why =>
  load.every((card) => movesOf(moves, 'sealed-choice').some((move) => move.load.includes(card)))
    ? 'one-number'
    : 'not-loadable';

/** Why the shooting cannot be started. */
export function whyNoShootout({ view, moves, you }: Situation): Why | undefined {
  if (offers(moves, 'start-shootout') || offers(moves, 'call-duel')) return undefined;
  if (you === undefined) return 'watching';
  if (view.phase === 'duel-suspense') return 'duel-is-on';
  if (view.division !== undefined) return 'division';
  return offers(moves, 'pass') ? 'too-few-sheriffs' : 'not-your-turn';
}
