import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { maybeRefillCowboys, maybeRefillMoney, maybeRefillWeapons } from './decks.ts';
import { settle } from './money.ts';
import type { Event } from './moves.ts';
import { teamCount, teamRanks } from './outcome.ts';
import { dollars, NOTHING, type Player, type State, seatAfter, totalOf } from './state.ts';
import { startTurn } from './turn.ts';

/** Moves the revealed card to the money discard, where it serves as change at once. */
export function discardRevealed(state: State, emit?: Emit<Event>): void {
  state.moneyDiscard = [...state.moneyDiscard, state.revealed];
  emit?.({ type: 'card-discarded', card: itemAt(state.box.money, state.revealed) });
  state.revealed = NOTHING;
  settle(state, emit);
}

/**
 * C45-NEXT-1, C45-NEXT-4: turns survivors face down, refills empty decks and counts the robbery. Arming continues with the
 * player clockwise after the one who acted last.
 */
export function endRobbery(state: State, last: Seat, emit?: Emit<Event>): void {
  for (let i = 0; i < state.players.length; i++) (state.players[i] as Player).part = 'none';
  maybeRefillWeapons(state, emit);
  maybeRefillMoney(state, emit);
  maybeRefillCowboys(state, emit);
  state.robberies += 1;
  state.first = seatAfter(state, last);
  const { maxRobberies } = state.options;
  const isLast = maxRobberies > 0 && state.robberies >= maxRobberies;
  emit?.({ type: 'robbery-ended', robberies: state.robberies, next: isLast ? undefined : state.first });
  if (isLast) return endGame(state, 'robbery-cap', emit);
  startTurn(state, state.first, emit);
}

export function endGame(state: State, why: 'target' | 'robbery-cap', emit?: Emit<Event>): void {
  state.phase = 'game-over';
  state.question += 1;
  state.endedBy = why;
  if (emit === undefined) return;
  const ranks = teamRanks(state);
  emit({
    type: 'game-ended',
    why,
    winners: ranks.flatMap((rank, team) => (rank === 1 ? [team] : [])),
    totals: Array.from({ length: teamCount(state) }, (_, team) => dollars(totalOf(state, team))),
    ranks,
  });
}
