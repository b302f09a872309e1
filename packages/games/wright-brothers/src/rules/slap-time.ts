import { itemAt, type Millis, type Seat } from '@saloon/kernel';
import { OLD_TIMES, TIMES } from './data.ts';
import { isFairRace, isTimedRace, playerAt, type Race, type State } from './state.ts';

const timesOf = (state: State) => (isFairRace(state) ? TIMES : OLD_TIMES);

export const roundTripOf = (state: State, by: Seat): Millis => {
  const player = playerAt(state, by);
  return player.isLocal ? 0 : player.roundTrip;
};

/** WB-TIME-3, WB-BOT-1: the most latency a player can be credited with. A bot has none. */
export function compensation(state: State, by: Seat): Millis {
  const { lagCapMs } = state.options;
  if (playerAt(state, by).isLocal) return 0;
  if (!isTimedRace(state)) return Math.min(lagCapMs, roundTripOf(state, by) + timesOf(state).jitter);
  return mostOf(Math.min(lagCapMs, roundTripOf(state, by)), lagCapMs);
}

/** Since version 4 the cap is for the distance, and `jitter` comes on top: bad Wi-Fi costs as much far away as nearby. */
const mostOf = (credited: Millis, lagCap: Millis): Millis => (lagCap === 0 ? 0 : credited + TIMES.jitter);

/** What the seat is credited by measurement, and the most with a claim. */
function creditIn(race: Race, by: Seat, lagCap: Millis): { readonly credited: Millis; readonly most: Millis } {
  const trip = itemAt(race.roundTrip, by);
  if (race.startTrip === undefined) {
    return { credited: Math.min(lagCap, trip), most: Math.min(lagCap, trip + TIMES.jitter) };
  }
  const distance = Math.min(trip, itemAt(race.startTrip, by));
  const credited = lagCap === 0 ? 0 : Math.min(lagCap, distance) + trip - distance;
  return { credited, most: mostOf(credited, lagCap) };
}

/** The fastest valid time: a faster slap can't be a reaction to the signal (WB-TIME-14). */
export const fastest = (state: State, race: Race, by: Seat): Millis =>
  race.isStunned[by] ? TIMES.stun : timesOf(state).minReaction;

/**
 * WB-TIME-2: during a race, a new measurement can lower the seat's credit. Since version 4 an unsteady connection can
 * raise it by a few milliseconds over the one at the start.
 */
export function measuredInRace(state: State, race: Race, by: Seat): void {
  if (race.startTrip !== undefined) {
    race.roundTrip[by] = Math.min(itemAt(race.startTrip, by) + TIMES.jitter, roundTripOf(state, by));
    race.comp[by] = creditIn(race, by, state.options.lagCapMs).most;
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
  const { credited, most } = creditIn(race, by, lagCap);
  const highest = Math.min(arrived - Math.ceil(credited / 2), arrived - credited + TIMES.jitter);
  return Math.max(0, Math.min(Math.max(reaction ?? arrived - credited, arrived - most), highest));
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
