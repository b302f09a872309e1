import type { Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { bulletPackOf, bulletsIn, NO_CARDS, type Pack, partsOf, sumOf } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import { capOf, hasCowboy, type Player, playerAt, type State } from '../rules/state.ts';
import type { Reason } from './why-reasons.ts';

/** The value of the contested loot, in dollars. */
export const lootOnTable = (state: State): number => state.box.money[state.revealed]?.value ?? 0;

/** C45-DEF-3: nobody can defend above their cap, or without cards. */
export function whyShot(state: State, seat: Seat, at: Seat, cards: Cards): readonly Reason[] {
  const player = playerAt(state, seat);
  const target = playerAt(state, at);
  const sum = sumOf(bulletPackOf(cards));
  const strength = Math.min(sum, capOf(state, player));
  const answered = hasCowboy(target) && target.hand !== NO_CARDS ? capOf(state, target) : 0;
  if (strength <= answered) {
    return [bad({ type: 'can-answer', target: at, cap: answered }), ...aboveCap(sum, strength)];
  }
  const rivals = state.players.filter(({ part, team }) => part === 'in' && team !== player.team).length;
  const value = lootOnTable(state);
  return [
    good({ type: 'unanswerable', target: at, strength }),
    ...(rivals === 1 && value > 0 ? [good({ type: 'last-rival' as const, target: at, value })] : []),
    ...aboveCap(sum, strength),
    ...enough(player.hand, sum, answered + 1, capOf(state, player)),
  ];
}

/** C45-GRD-3, C45-DEF-1: as many bullets as needed; any more are lost. */
export function whyRepelled(
  state: State,
  player: Player,
  move: Extract<Move, { readonly type: 'repel' | 'defend' }>,
): readonly Reason[] {
  const isShot = move.type === 'defend';
  const needed = isShot ? (state.shot?.strength ?? 0) : (state.box.money[state.revealed]?.guards ?? 0);
  const sum = sumOf(bulletPackOf(move.cards));
  const isCapped = isShot || state.options.capAgainstGuards;
  return [
    ...enough(player.hand, sum, needed, isCapped ? capOf(state, player) : sumOf(player.hand)),
    ...(isShot ? [good({ type: 'has-turn' as const })] : []),
  ];
}

const aboveCap = (sum: number, strength: number): readonly Reason[] =>
  sum > strength ? [bad({ type: 'above-cap', lost: sum - strength })] : [];

/** Whether fewer bullets would have been enough. */
function enough(hand: Pack, spent: number, needed: number, cap: number): readonly Reason[] {
  const least = partsOf(bulletsIn(hand))
    .map(sumOf)
    .filter((sum) => sum > 0 && Math.min(sum, cap) >= needed)
    .reduce((best, sum) => Math.min(best, sum), spent);
  return [spent > least ? bad({ type: 'more-than-needed', needed, spent }) : good({ type: 'just-enough', needed })];
}
