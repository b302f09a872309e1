import { type Emit, itemAt, type Millis, type Seat } from '@saloon/kernel';
import { foul, settleWindow } from './duel.ts';
import type { Event } from './moves.ts';
import { settleRace, stun } from './race.ts';
import { effectiveTime, fastest, timeOfHand } from './slap-time.ts';
import { isFairRace, isTimedRace, type Race, type State } from './state.ts';

/** A hand on the pile (WB-RACE-2), or a slap too early or too late to count. */
export function slap(state: State, by: Seat, reaction: Millis | undefined, emit?: Emit<Event>): void {
  const race = state.race;
  if (race === undefined) throw new Error('Cannot slap: no race is on');
  const isWindow = state.phase === 'no-go-window';
  // In a no-go a later hand is better, so claimed times don't count.
  const claim = isWindow && isTimedRace(state) ? undefined : reaction;
  if (!race.isStunned[by] && timeOfHand(state, race, by, claim) < fastest(state, race, by))
    return slapEarly(state, race, by, emit);
  const time = effectiveTime(state, race, by, isWindow && isFairRace(state) ? undefined : reaction);
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

/** Since version 3 only its owner sees a hand before the photo finish, without its place. */
const slapped = (state: State, race: Race, by: Seat): Event =>
  isFairRace(state)
    ? { type: 'slapped', seat: by, at: state.at }
    : { type: 'slapped', seat: by, place: race.hands.length + (race.starter === undefined ? 0 : 1), at: state.at };

/**
 * WB-TIME-14: too fast to be a reaction to the signal. In a called duel, go or no-go, that is a foul. Elsewhere the
 * racer is stunned, or with `antiMash` off the slap just doesn't count.
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
