import type { Tried as AnyTried, Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { HAND_WORTH } from '../bots/card-worth.ts';
import { handLimit } from '../rules/abilities.ts';
import { CARDS, type CardId, kindOf, printOf } from '../rules/card-ids.ts';
import type { CardName } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { whyHappened } from './why-events.ts';
import type { Reason } from './why-reasons.ts';

export type Tried = AnyTried<State, Move, Event>;

/** The smallest difference in value, in health, that makes one card worth keeping over another. */
const DEARER = 0.2;

/** The reasons for and against a move, or an empty list if only probabilities can tell. */
export function why({ before, after, events, seat, move }: Tried): readonly Reason[] {
  // Events of the opponent's next turn aren't caused by this move.
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
      return [...whyGiven(before, seat, move), ...kept(after, seat, move.card)];
    case 'discard':
    case 'sundance':
    case 'pearl':
      return whyGiven(before, seat, move);
    case 'reload':
      return move.from === 'hand' ? whyGiven(before, seat, move) : [];
    case 'try-barrel':
    case 'try-kid':
      return [...whyTried(before, seat, move), ...kept(after, seat, undefined)];
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

/** The card from the hand, or from those drawn aside, that a move gives away. */
const givenBy = (move: Move): CardId | undefined =>
  move.type === 'sundance' || move.type === 'pearl'
    ? move.cost
    : move.type === 'dodge' || move.type === 'discard' || (move.type === 'reload' && move.from === 'hand')
      ? move.card
      : undefined;

/** Compares the card with the least useful one that could have gone instead. */
function whyGiven(state: State, seat: Seat, move: Move): readonly Reason[] {
  const given = givenBy(move);
  if (given === undefined) return [];
  const others = legalMoves(state, seat).flatMap((other) => {
    const card = other.type === move.type ? givenBy(other) : undefined;
    return card === undefined || nameOf(card) === nameOf(given) ? [] : [card];
  });
  const [spare] = others.toSorted((a, b) => worthOf(a) - worthOf(b));
  if (spare === undefined) return [];
  if (worthOf(given) < worthOf(spare)) return [good({ type: 'least-use', card: nameOf(given) })];
  return worthOf(given) - worthOf(spare) >= DEARER
    ? [bad({ type: 'spends-dear', card: nameOf(given), spare: nameOf(spare) })]
    : [];
}

/** A reveal is free, but the player may need another way out if it fails. */
function whyTried(state: State, seat: Seat, move: Move): readonly Reason[] {
  const isLast = legalMoves(state, seat).every(({ type }) => type === 'take-hit' || type === move.type);
  return isLast ? [] : [good({ type: 'free-try' })];
}

/** A Missed! or a Return Fire stays in hand for the next shot, though it could have been used. */
function kept(after: State, seat: Seat, given: CardId | undefined): readonly Reason[] {
  if (given !== undefined && isMiss(nameOf(given))) return [];
  const card = cardsOf(after, seat).map(nameOf).find(isMiss);
  return card === undefined ? [] : [good({ type: 'keeps', card })];
}

const isMiss = (name: CardName): boolean => name === 'missed' || name === 'return-fire';
