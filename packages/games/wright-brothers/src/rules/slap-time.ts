import { itemAt, type Millis, type Seat } from '@saloon/kernel';
import { OLD_TIMES, TIMES } from './data.ts';
import { isFairRace, isTimedRace, playerAt, type Race, type State } from './state.ts';

const timesOf = (state: State) => (isFairRace(state) ? TIMES : OLD_TIMES);

export const roundTripOf = (state: State, by: Seat): Millis => {
  const player = playerAt(state, by);
  return player.isLocal ? 0 : player.roundTrip;
};

/** WB-TIME-3, WB-BOT-1: the most latency a player can be credited with. A bot has none. */
export const compensation = (state: State, by: Seat): Millis =>
  playerAt(state, by).isLocal ? 0 : Math.min(state.options.lagCapMs, roundTripOf(state, by) + timesOf(state).jitter);

/** The fastest valid time: a faster slap can't be a reaction to the signal (WB-TIME-14). */
export const fastest = (state: State, race: Race, by: Seat): Millis =>
  race.isStunned[by] ? TIMES.stun : timesOf(state).minReaction;

/**
 * WB-TIME-2: during a race, a new measurement can lower the seat's credit. Since version 4 an unsteady connection can
 * raise it by a few milliseconds over the one at the start.
 */
export function measuredInRace(state: State, race: Race, by: Seat): void {
  if (race.startTrip !== undefined) {
    race.roundTrip[by] = Math.min(itemAt(race.startTrip, by) + TIMES.unsteady, roundTripOf(state, by));
    race.comp[by] = Math.min(state.options.lagCapMs, itemAt(race.roundTrip, by) + TIMES.jitter);
    return;
  }
  race.roundTrip[by] = Math.min(itemAt(race.roundTrip, by), roundTripOf(state, by));
  race.comp[by] = Math.min(itemAt(race.comp, by), compensation(state, by));
}

/**
 * WB-TIME-6, WB-TIME-7, WB-BOT-1: when the slap or load was made, counted from the signal. A claim moves it by at most
 * `jitter` away from arrival minus the measured round trip.
 */
export function effectiveTime(
  state: State,
  race: Race,
  by: Seat,
  reaction: Millis | undefined,
  lagCap = state.options.lagCapMs,
): Millis {
  if (!isFairRace(state)) return oldEffectiveTime(state, race, by, reaction);
  const arrived = state.at - race.startedAt;
  if (playerAt(state, by).isLocal) return arrived;
  const measured = itemAt(race.roundTrip, by);
  const roundTrip = Math.min(lagCap, measured);
  const lowest = arrived - Math.min(lagCap, measured + TIMES.jitter);
  const highest = Math.min(arrived - Math.ceil(roundTrip / 2), arrived - roundTrip + TIMES.jitter);
  return Math.max(0, Math.min(Math.max(reaction ?? arrived - roundTrip, lowest), highest));
}

/**
 * WB-TIME-14: when the slap was made, for the question whether a person can have made it. Since version 4 all of the
 * round trip counts, or a clicker far away would gain what exceeds the cap.
 */
export const timeOfHand = (state: State, race: Race, by: Seat, reaction: Millis | undefined): Millis =>
  effectiveTime(state, race, by, reaction, isTimedRace(state) ? Number.POSITIVE_INFINITY : undefined);

/** Before version 3, games believed any claim up to the arrival, and bots' claims. */
function oldEffectiveTime(state: State, race: Race, by: Seat, reaction: Millis | undefined): Millis {
  const arrived = state.at - race.startedAt;
  const least = fastest(state, race, by);
  if (playerAt(state, by).isLocal) return Math.max(least, reaction ?? arrived);
  const claimed = reaction ?? arrived - Math.min(state.options.lagCapMs, itemAt(race.roundTrip, by));
  const lowest = Math.max(least, arrived - itemAt(race.comp, by));
  return Math.min(Math.max(claimed, lowest), Math.max(least, arrived));
}
