import type { MoveStyle, Seat } from '@saloon/kernel';
import { bulletPackOf, sumOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';

/** Fewer bullets than this can't hold off a train's guards. */
const ARMED = 4;

/** What a move looks like to the other teams. */
export function style(state: State, by: Seat, move: Move): MoveStyle {
  switch (move.type) {
    case 'announce':
    case 'join':
      return { risk: 0.6, gain: 0.5, bluff: sumOf(playerAt(state, by).hand) < ARMED ? 1 : 0 };
    case 'shoot':
      // A small shot looks like the last bullets of a rich hand.
      return { attack: 1, target: move.target, risk: 0.5, bluff: sumOf(bulletPackOf(move.cards)) < ARMED ? 0.6 : 0 };
    case 'vote':
      return move.yes ? {} : { attack: 0.7, risk: 0.5, gain: 0.5 };
    case 'repel':
      return { gain: 0.5 };
    case 'defend':
      return { risk: 0.3, gain: 0.3 };
    case 'hire':
      return { gain: 0.4 };
    case 'pay-fine':
      return { risk: 0.2 };
    default:
      return {};
  }
}

/** Has `other` shot at this player in this robbery? Older shootouts are settled. */
export const hasHurt = ({ shot }: State, by: Seat, other: Seat): boolean =>
  shot !== undefined && shot.target === by && shot.shooter === other;
