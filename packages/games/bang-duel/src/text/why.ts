import type { Tried as AnyTried, Seat } from '@saloon/kernel';
import { handLimit } from '../abilities.ts';
import { CARDS, type CardId, kindOf, printOf } from '../card-ids.ts';
import { HAND_WORTH } from '../card-worth.ts';
import type { CardName } from '../data.ts';
import type { Event } from '../events.ts';
import { handOf, kindOfHeld } from '../hand.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { whyHappened } from './why-events.ts';
import { bad, good, type Reason } from './why-reasons.ts';

export type Tried = AnyTried<State, Move, Event>;

/** A card in hand is dearer than another by at least so much of a health before that is said. */
const DEARER = 0.2;

/** What speaks for a move and against it, in the words of the duel; nothing where only chances can tell. */
export function why({ before, after, events, seat, move }: Tried): readonly Reason[] {
  // What comes with the opponent's next turn is none of this move's doing.
  const next = events.findIndex((event) => event.type === 'turn-started');
  const own = next === -1 ? events : events.slice(0, next);
  const happened = whyHappened(before, own, seat);
  // Nothing that was spared makes up for a character.
  const isDear = happened.some(({ type }) => type === 'costs-character');
  return isDear ? happened : [...happened, ...whyCost(before, after, seat, move)];
}

/** What the move itself costs, or spares. */
function whyCost(before: State, after: State, seat: Seat, move: Move): readonly Reason[] {
  switch (move.type) {
    case 'dodge':
      return [...whyGiven(before, seat, move.card), ...kept(after, seat, move.card)];
    case 'discard':
      return whyGiven(before, seat, move.card);
    case 'reload':
      return move.from === 'hand' ? whyGiven(before, seat, move.card) : [];
    case 'sundance':
    case 'pearl':
      return whyGiven(before, seat, move.cost);
    case 'try-barrel':
    case 'try-kid':
      return [good({ type: 'free-try' }), ...kept(after, seat, undefined)];
    case 'take-hit':
    case 'use-hat':
      return kept(after, seat, undefined);
    case 'end-phase': {
      const over = handOf(before, seat).length - handLimit(before, seat);
      return over > 0 ? [bad({ type: 'must-discard', count: over })] : [];
    }
    default:
      return [];
  }
}

const worthOf = (card: CardId): number => HAND_WORTH[kindOf(card)] ?? 0;
const nameOf = (card: CardId): CardName => printOf(card).name;
const cardsOf = (state: State, seat: Seat): readonly CardId[] =>
  handOf(state, seat).flatMap((held) => CARDS[kindOfHeld(held)] ?? []);

/** Of all the cards in hand the one of least use should go. */
function whyGiven(state: State, seat: Seat, given: CardId): readonly Reason[] {
  const others = cardsOf(state, seat).filter((card) => nameOf(card) !== nameOf(given));
  const [spare] = others.toSorted((a, b) => worthOf(a) - worthOf(b));
  if (spare === undefined) return [];
  if (worthOf(given) < worthOf(spare)) return [good({ type: 'least-use', card: nameOf(given) })];
  return worthOf(given) - worthOf(spare) >= DEARER
    ? [bad({ type: 'spends-dear', card: nameOf(given), spare: nameOf(spare) })]
    : [];
}

/** A Missed! or a Return Fire stays in hand for the next shot, though it could have been used. */
function kept(after: State, seat: Seat, given: CardId | undefined): readonly Reason[] {
  if (given !== undefined && isMiss(nameOf(given))) return [];
  const card = cardsOf(after, seat).map(nameOf).find(isMiss);
  return card === undefined ? [] : [good({ type: 'keeps', card })];
}

const isMiss = (name: CardName): boolean => name === 'missed' || name === 'return-fire';
