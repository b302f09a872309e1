import type { Seat } from '@saloon/kernel';
import { type AimCode, bearerIn, forKinds, gearIn } from './aims.ts';
import { idOf } from './card-ids.ts';
import { EQUIPMENT, SIDES } from './data.ts';
import { handOf } from './hand.ts';
import type { MoveSink } from './move-list.ts';
import type { Move } from './moves.ts';
import { characterId, type State } from './state.ts';

/** Moves are made once and shared, frozen: a list of them costs nothing but its own places. */
export const DECLINE: Move = Object.freeze({ type: 'decline' });
export const TAKE_HIT: Move = Object.freeze({ type: 'take-hit' });
export const TRY_BARREL: Move = Object.freeze({ type: 'try-barrel' });
export const TRY_KID: Move = Object.freeze({ type: 'try-kid' });
export const USE_HAT: Move = Object.freeze({ type: 'use-hat' });
export const MOVE_TOKEN: Move = Object.freeze({ type: 'move-token' });
export const END_PHASE: Move = Object.freeze({ type: 'end-phase' });
export const KITTY: Move = Object.freeze({ type: 'kitty' });

export const DISCARDS = forKinds((card) => ({ type: 'discard', card }));
export const DODGES = forKinds((card) => ({ type: 'dodge', card }));
export const HATS_WITH = forKinds((extra) => ({ type: 'use-hat', extra }));
export const PICKS = forKinds((card) => ({ type: 'pick', card }));
export const CHOICES = forKinds((card) => ({ type: 'choose-revealed', card }));
export const SUNDANCE = forKinds((cost) => ({ type: 'sundance', cost }));
export const RELOADS = forKinds((card) => ({ type: 'reload', card, from: 'hand' }));
export const RELOADS_IN_PLAY = forKinds((card) => ({ type: 'reload', card, from: 'play' }));

/** Shared moves, by a small number. */
const numbered = (length: number, make: (i: number) => Move): ((i: number) => Move) => {
  const made = Array.from({ length }, (_, i) => Object.freeze(make(i)));
  return (i) => {
    const move = made[i];
    if (move === undefined) throw new RangeError(`Cannot find move ${i}: there are ${length}`);
    return move;
  };
};
export const SWAPS = numbered(2, (side) => ({ type: 'swap', token: SIDES[side] ?? 'law' }));
export const BLIND = numbered(2, (side) => ({ type: 'draw-blind', back: SIDES[side] ?? 'law' }));
export const REDIRECTS = numbered(8, (units) => ({ type: 'redirect', units }));
export const LOOTS = numbered(EQUIPMENT.length, (place) => ({ type: 'loot', take: EQUIPMENT[place] ?? 'hat' }));
export const KATES = numbered(EQUIPMENT.length, (place) => ({ type: 'kate', take: EQUIPMENT[place] ?? 'hat' }));
export const CHOOSE_AP = numbered(24, (char) => ({ type: 'choose-ap', character: characterId(char) }));

const strips: (Move | undefined)[] = [];
export function stripMove(aim: AimCode): Move {
  const known = strips[aim];
  if (known !== undefined) return known;
  const take = EQUIPMENT[gearIn(aim)] ?? 'hat';
  const move: Move = Object.freeze({ type: 'strip', target: characterId(bearerIn(aim)), take });
  strips[aim] = move;
  return move;
}

/** A miss with its surcharge. */
const paid = new Map<number, Move>();
export function dodgeWith(kind: number, extra: number): Move {
  const known = paid.get(kind * 64 + extra);
  if (known !== undefined) return known;
  const move: Move = Object.freeze({ type: 'dodge', card: idOf(kind), extra: idOf(extra) });
  paid.set(kind * 64 + extra, move);
  return move;
}

/** One move for each kind of card in hand. */
export function offerKinds(state: State, by: Seat, move: (kind: number) => Move, moves: MoveSink): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last) moves.push(move(kind));
    last = kind;
  }
}
export const offerDiscards = (state: State, by: Seat, moves: MoveSink): void => offerKinds(state, by, DISCARDS, moves);
