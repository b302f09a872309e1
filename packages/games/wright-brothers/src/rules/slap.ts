import { type Emit, itemAt, type Millis, type Seat } from '@saloon/kernel';
import { foul, settleWindow } from './duel.ts';
import { effectiveTime, fastest } from './hand-time.ts';
import type { Event } from './moves.ts';
import { settleRace, stun } from './race.ts';
import { isFairRace, type Race, type State } from './state.ts';

/** A hand on the pile (WB-RACE-2), or a slap that came too early or too late to be one. */
export function slap(state: State, by: Seat, reaction: Millis | undefined, emit?: Emit<Event>): void {
  const race = state.race;
  if (race === undefined) throw new Error('Cannot slap: no race is on');
  const isWindow = state.phase === 'no-go-window';
  const counted = effectiveTime(state, race, by, reaction);
  if (!race.isStunned[by] && counted < fastest(state, race, by)) return slapEarly(state, race, by, emit);
  // In a no-go the later hand is the better one, so nobody's word counts there.
  const time = isWindow && isFairRace(state) ? effectiveTime(state, race, by, undefined) : counted;
  const least = race.isStunned[by] ? fastest(state, race, by) : 0;
  const e = Math.max(time, least, itemAt(race.loadedAt, by));
  const latest = isWindow ? state.options.duelWindowMs : state.options.raceTimeoutMs;
  if (e > latest) emit?.({ type: 'slap-void', seat: by, e });
  else {
    race.hands.push({ seat: by, at: state.at, reaction, e });
    emit?.(slapped(state, race, by));
  }
  if (isWindow) settleWindow(state, emit);
  else settleRace(state, emit);
}

/** Since version 3 nobody but its owner is told of a hand before the photo finish, and so not how many came before it. */
const slapped = (state: State, race: Race, by: Seat): Event =>
  isFairRace(state)
    ? { type: 'slapped', seat: by, at: state.at }
    : { type: 'slapped', seat: by, place: race.hands.length + (race.starter === undefined ? 0 : 1), at: state.at };

/**
 * WB-TIME-14: nobody reacts that fast, so the slap wasn't made in answer to the signal. In a called duel that is a foul;
 * elsewhere the racer is stunned, or with `antiMash` off has only slapped in vain. Go or no-go makes no difference: the
 * players compare the cards themselves.
 */
function slapEarly(state: State, race: Race, by: Seat, emit?: Emit<Event>): void {
  const { antiMash, earlySlapFoul } = state.options;
  if (race.cause === 'duel' && earlySlapFoul) return foul(state, by, emit);
  emit?.({ type: 'pressed', seat: by, isStunned: antiMash });
  if (!antiMash) return;
  stun(race, by);
  settleRace(state, emit);
  settleWindow(state, emit);
}
