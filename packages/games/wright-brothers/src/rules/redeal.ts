import { below, forkRng, itemAt, type Millis, type Rng, type Seat, seat, seatsOf, shuffle } from '@saloon/kernel';
import { isLoadable, kindAt, minus, NO_CARDS, plus, sizeOf } from './cards.ts';
import { cloneWith } from './clone.ts';
import { TIMES } from './data.ts';
import { windowClosing } from './duel.ts';
import { sawGet } from './known-cards.ts';
import { closingTime } from './race.ts';
import { redealCards } from './redeal-cards.ts';
import { compensation, fastest } from './slap-time.ts';
import { isFairRace, NEVER, playerAt, type Race, type SealedChoice, type State, unmeasured } from './state.ts';

/**
 * A copy in which everything this seat, or without one a spectator, can't know is dealt again: cards, latencies, times, secret choices and future
 * randomness. It reads nothing that the seat can't see, so the result doesn't depend on the truth.
 */
export function redeal(state: State, me: Seat | undefined, rng: Rng): State {
  const other = cloneWith(state, forkRng(rng));
  redealCards(state, other, me, rng);
  const seats = state.players.length;
  for (let by = 0; by < seats; by++) {
    if (by === me) continue;
    const player = playerAt(other, seat(by));
    player.roundTrip = unmeasured.roundTrip;
    player.pressedAt = NEVER;
    for (let holder = 0; holder < seats; holder++) if (holder !== me) other.seen[by * seats + holder] = NO_CARDS;
  }
  const { taking, active } = other;
  // Who has just lost cards by a Switch knows them.
  if (taking !== undefined && taking.target !== me && active !== me) sawGet(other, taking.target, active, taking.taken);
  redealDelay(other, rng);
  if (other.race !== undefined && other.division === undefined) redealRace(other, other.race, me, rng);
  return other;
}

/** When the cards of a called duel will be revealed, or the race of the fourth sheriff will start, which nobody knows. */
function redealDelay(state: State, rng: Rng): void {
  if (state.phase === 'arrival-suspense' && state.arrivedAt !== undefined) {
    const { min, max } = TIMES.arrivalDelay;
    const soonest = Math.max(state.at, state.arrivedAt + min);
    state.timerAt = soonest + below(rng, Math.max(soonest, state.arrivedAt + max) - soonest + 1);
  }
  if (state.phase !== 'duel-suspense' || state.duel === undefined) return;
  const { min, max } = TIMES.duelDelay;
  const earliest = Math.max(state.at, state.duel.calledAt + min);
  const latest = Math.max(earliest, state.duel.calledAt + max);
  state.duel.turnUpAt = earliest + below(rng, latest - earliest + 1);
  state.timerAt = state.duel.turnUpAt;
}

/**
 * An open race: the others' latencies, stuns and hands are theirs, so nobody else's hand is down yet. In games before version 3
 * everybody sees the order of receipt.
 */
function redealRace(state: State, race: Race, me: Seat | undefined, rng: Rng): void {
  shuffle(
    rng,
    race.tieOrder.sort((a, b) => a - b),
  );
  for (const by of seatsOf(state.players.length)) {
    if (by === me) continue;
    race.roundTrip[by] = playerAt(state, by).isLocal ? 0 : unmeasured.roundTrip;
    race.comp[by] = compensation(state, by);
    race.isStunned[by] = false;
    race.loadedAt[by] = 0;
    if (race.choices[by] !== null) race.choices[by] = guessChoice(state, by, rng);
  }
  race.startTrip = race.startTrip?.map((trip, by) => (by === me ? trip : itemAt(race.roundTrip, by)));
  race.hands = race.hands.flatMap((hand) => {
    if (hand.seat === me) return hand;
    if (isFairRace(state)) return [];
    return { ...hand, reaction: undefined, e: guessTime(state, race, hand.seat, hand.at, rng) };
  });
  if (state.phase === 'race') state.timerAt = Math.max(state.at, closingTime(state, race));
  if (state.phase === 'no-go-window') state.timerAt = Math.max(state.at, windowClosing(state, race));
}

function guessTime(state: State, race: Race, by: Seat, at: Millis, rng: Rng): Millis {
  const arrived = at - race.startedAt;
  const lowest = Math.max(fastest(state, race, by), arrived - itemAt(race.comp, by));
  const highest = Math.max(fastest(state, race, by), arrived);
  return lowest + below(rng, highest - lowest + 1);
}

/** Any card in hand, or none, as the quick one. Each other loadable card is loaded with a chance of one in four. */
function guessChoice(state: State, by: Seat, rng: Rng): SealedChoice {
  let hand = playerAt(state, by).hand;
  const picked = below(rng, sizeOf(hand) + 1);
  const quick = picked === sizeOf(hand) ? undefined : kindAt(hand, picked);
  if (quick !== undefined) hand = minus(hand, quick);
  let load = NO_CARDS;
  for (let place = sizeOf(hand) - 1; place >= 0; place--) {
    const kind = kindAt(hand, place);
    if (below(rng, 4) === 0 && isLoadable(kind)) load = plus(load, kind);
  }
  return { quick, load };
}
