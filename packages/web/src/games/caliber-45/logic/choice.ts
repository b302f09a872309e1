import type { Seat } from '@saloon/kernel';
import type { Cards, Move, Refusal, View, WeaponId } from '../wire.ts';
import { leadsTo, offers } from './offered.ts';

export type Situation = { readonly view: View; readonly moves: readonly Move[]; readonly you: Seat | undefined };

/** How a card of the hand stands beside what is chosen; `off` has the reason as the game's own code of refusal. */
export type Standing = { readonly type: 'can' | 'idle' } | { readonly type: 'off'; readonly why: Refusal };

/**
 * What pressing a card makes of the choice: it joins, or it takes the place of what does not go with it. A card that
 * leads to no offered move says why.
 */
export function chosenWith(
  situation: Situation,
  chosen: Cards,
  card: WeaponId,
): { readonly type: 'joins' | 'replaces' } | { readonly type: 'refused'; readonly why: Refusal } {
  const { moves } = situation;
  if (leadsTo(moves, [...chosen, card])) return { type: 'joins' };
  if (leadsTo(moves, [card])) return { type: 'replaces' };
  return { type: 'refused', why: whyNotCard(situation, card) };
}

export function standingOf(situation: Situation, card: WeaponId): Standing {
  const { moves } = situation;
  // A hand nobody asks about lies there and is not locked.
  if (!leadsTo(moves, [])) {
    return isFighting(situation) ? { type: 'off', why: whyNotCard(situation, card) } : { type: 'idle' };
  }
  return leadsTo(moves, [card]) ? { type: 'can' } : { type: 'off', why: whyNotCard(situation, card) };
}

/** You stand before guards, Indians or a shot, or it is your turn in the shootout. */
const isFighting = ({ moves }: Situation): boolean => offers(moves, 'fall') || offers(moves, 'flee');

/**
 * Why this card leads to nothing, read off the offer and what lies open; a wrong guess could only name the wrong reason,
 * never allow a move.
 */
function whyNotCard({ view, moves, you }: Situation, card: WeaponId): Refusal {
  const own = you === undefined ? undefined : view.players[you];
  if (moves.length === 0) return 'NOT_YOUR_TURN';
  if (offers(moves, 'fall')) {
    if (!card.startsWith('bullet-')) return 'NOT_BULLETS';
    return isOverCap(view, you) ? 'OVER_CAP' : 'TOO_WEAK';
  }
  if (offers(moves, 'flee')) {
    if (card === 'coyote' && (own?.cards ?? 0) === view.handSize && view.weapons.deck > 0) return 'COYOTE_NEEDS_BULLET';
    return 'NOT_BULLETS';
  }
  if (view.phase !== 'arming') return 'WRONG_PHASE';
  if (own?.cowboy === undefined) return 'NO_COWBOY';
  if (view.isHighNoon) return 'HIGH_NOON';
  return own.cards < view.handSize ? 'HAND_NOT_FULL' : 'COYOTE_NEEDS_BULLET';
}

/** More than your cowboy can ever answer. */
export function isOverCap(view: View, you: Seat | undefined): boolean {
  const cowboy = you === undefined ? undefined : view.players[you]?.cowboy?.card;
  const needed = neededBy(view, you);
  return cowboy !== undefined && cowboy !== 'face-down' && needed !== undefined && needed > cowboy.cap;
}

/** How strong the answer of this seat has to be: to the guards or Indians it faces, or to the shot at it. */
export function neededBy({ robbery }: View, you: Seat | undefined): number | undefined {
  if (robbery?.threat !== undefined) return robbery.threat.facing === you ? robbery.threat.count : undefined;
  const shot = robbery?.shot;
  return shot?.answer === 'awaited' && shot.target === you ? shot.strength : undefined;
}
