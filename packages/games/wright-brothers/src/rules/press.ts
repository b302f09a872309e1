import type { Emit, Seat } from '@saloon/kernel';
import { foul, settleWindow } from './duel.ts';
import type { Event } from './moves.ts';
import { settleRace, stun } from './race.ts';
import { slap } from './slap.ts';
import { hasHandDown, isFairRace, isRacing, isTimedRace, playerAt, type State } from './state.ts';

/**
 * WB-TIME-8: the slap control pressed with no race on the player's screen. Received during a race it counts by its time,
 * as a slap without a reaction does: only what came before the signal can have been seen is too early.
 */
export function press(state: State, by: Seat, emit?: Emit<Event>): void {
  if (playerAt(state, by).isAway) return;
  const isHandDown = hasHandDown(state, by);
  if (isFairRace(state) && isRacing(state) && !isHandDown) return slap(state, by, undefined, emit);
  const isFouling = !isHandDown && isFoul(state, by);
  // WB-TIME-8: a press that fouls, or comes after a foul, stuns nobody in the next round.
  const isOver = isFouling || state.duel?.fouler !== undefined;
  if (!isTimedRace(state) || !isOver) playerAt(state, by).pressedAt = state.at;
  const race = state.race;
  if (isFouling) return foul(state, by, emit);
  const isStunned = isRacing(state) && state.options.antiMash && !isHandDown;
  emit?.({ type: 'pressed', seat: by, isStunned });
  if (!isStunned || race === undefined) return;
  stun(race, by);
  settleRace(state, emit);
  settleWindow(state, emit);
}

/** In a called duel, up to its end, the first such press is a foul (WB-DUEL-7), but for a call that cannot have been seen yet. */
function isFoul(state: State, by: Seat): boolean {
  const { duel, race, phase, options } = state;
  if (duel === undefined || duel.fouler !== undefined || !options.earlySlapFoul) return false;
  const isOpen =
    phase === 'duel-suspense' || ((phase === 'race' || phase === 'no-go-window') && race?.cause === 'duel');
  if (!isOpen) return false;
  const player = playerAt(state, by);
  const unseen = player.isLocal ? 0 : Math.min(options.lagCapMs, player.roundTrip);
  return by === duel.caller || state.at - duel.calledAt >= unseen;
}
