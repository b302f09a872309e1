import type { MoveStyle, Seat } from '@saloon/kernel';
import { sizeOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';

/** A revolver with fewer cards than this seldom wins a share. */
const LOADED = 2;

/** What a move looks like to the others. */
export function style(state: State, by: Seat, move: Move): MoveStyle {
  switch (move.type) {
    case 'start-shootout':
      return { attack: 0.7, risk: 0.7, bluff: sizeOf(playerAt(state, by).revolver) < LOADED ? 1 : 0 };
    case 'call-duel':
      return { attack: 1, risk: 1, bluff: sizeOf(playerAt(state, by).revolver) < LOADED ? 1 : 0 };
    case 'play-event':
      return eventStyle(move);
    case 'miss-target':
      return { attack: 1, target: move.owner };
    case 'discard':
      return { gain: Math.min(1, 0.2 * move.cards.length) };
    case 'load':
      // One card in the cylinder may be the first of a set, or nothing.
      return { bluff: move.cards.length === 1 ? 0.15 : 0 };
    case 'sealed-choice':
      return { risk: move.load.length > 0 ? 0.5 : 0, bluff: move.load.length === 1 ? 0.15 : 0 };
    default:
      return {};
  }
}

function eventStyle({ card, target }: Move & { readonly type: 'play-event' }): MoveStyle {
  if (card === 'helper') return { gain: 1 };
  if (card === 'indians') return { attack: 1 };
  return target === undefined ? { attack: 0.5 } : { attack: 1, target, gain: 0.5 };
}

/** Has `other` taken more of the loot than this player? */
export const hasHurt = (state: State, by: Seat, other: Seat): boolean =>
  playerAt(state, other).score > playerAt(state, by).score;
