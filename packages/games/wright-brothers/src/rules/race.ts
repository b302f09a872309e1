import { type Emit, itemAt, type Millis, type Seat, seatsOf, shuffle, ticket } from '@saloon/kernel';
import { cardsIn, packOfKinds, union } from './cards.ts';
import { TIMES } from './data.ts';
import { beginDivision } from './division.ts';
import { clearDuelCards } from './duel-cards.ts';
import type { Event } from './moves.ts';
import { compensation, fastest, roundTripOf } from './slap-time.ts';
import {
  type Hand,
  hasHandDown,
  isDuelGame,
  isFairRace,
  isTimedRace,
  opponentOf,
  playerAt,
  type Race,
  type RaceCause,
  type State,
  startTimer,
} from './state.ts';

/**
 * Opens a race, in real time or sealed (WB-RACE, WB-SEAL, WB-TIME-4). In a called duel this is the turn-up, and a no-go
 * opens its window the same way: nothing but the cards tells them apart.
 */
export function startRace(state: State, cause: RaceCause, starter: Seat | undefined, emit?: Emit<Event>): void {
  const isSealed = state.options.raceMode === 'sealed';
  const seats = seatsOf(state.players.length);
  const tieOrder = isSealed ? [] : [...seats];
  shuffle(state.rng, tieOrder);
  state.races += 1;
  const roundTrip = seats.map((by) => roundTripOf(state, by));
  const race: Race = {
    id: ticket(state.rng, state.races),
    cause,
    startedAt: state.at,
    starter,
    tieOrder,
    startTrip: isTimedRace(state) ? [...roundTrip] : undefined,
    roundTrip,
    comp: seats.map((by) => compensation(state, by)),
    isStunned: seats.map((by) => !isSealed && by !== starter && pressedEarly(state, by)),
    hands: [],
    loadedAt: seats.map(() => 0),
    choices: seats.map(() => null),
  };
  state.race = race;
  state.phase = isSealed ? 'sealed' : 'race';
  if (cause !== 'duel' || isSealed)
    emit?.({ type: 'race-started', cause, starter, race: race.id, isSealed, urgent: true });
  emit?.({
    type: 'race-drawn',
    race: race.id,
    startedAt: race.startedAt,
    tieOrder: [...tieOrder],
    comp: [...race.comp],
    isStunned: [...race.isStunned],
  });
  startTimer(state, isSealed ? state.at + state.options.sealedMs : undefined);
}

/** WB-RACE-10: a press received shortly before the race. One that fouled the duel, or came after a foul, stuns nobody (WB-TIME-8). */
const pressedEarly = (state: State, by: Seat): boolean =>
  state.options.antiMash &&
  state.duel?.fouler === undefined &&
  state.at - playerAt(state, by).pressedAt <= TIMES.earlyWindow;

/**
 * WB-RACE-10, WB-TIME-8: the player pressed before their screen showed the race. It doesn't count, and their next
 * slap is slower.
 */
export function stun(race: Race, by: Seat): void {
  race.isStunned[by] = true;
}

/** WB-RACE-8: when the race closes. A time up to `state.at` means now. */
export function closingTime(state: State, race: Race): Millis {
  let missing = 0;
  let missingAway = 0;
  let last: Seat | undefined;
  let longest = 0;
  for (const by of seatsOf(state.players.length)) {
    if (hasHandDown(state, by)) continue;
    missing += 1;
    if (playerAt(state, by).isAway) missingAway += 1;
    else {
      last = by;
      longest = Math.max(longest, itemAt(race.comp, by));
    }
  }
  if (missing === missingAway || last === undefined) return state.at;
  const timeout = race.startedAt + state.options.raceTimeoutMs + longest;
  if (missing > 1 || race.hands.length === 0) return timeout;
  const slowest = race.hands.reduce((most, hand) => Math.max(most, hand.e), 0);
  if (fastest(state, race, last) > slowest) return state.at;
  return Math.min(timeout, race.startedAt + itemAt(race.comp, last) + slowest + 1);
}

/** Closes the race if it is decided, or sets its timer. */
export function settleRace(state: State, emit?: Emit<Event>): void {
  const race = state.race;
  if (race === undefined || state.phase !== 'race') return;
  const closing = closingTime(state, race);
  if (closing <= state.at) closeRace(state, race, emit);
  else setClosing(state, closing);
}

/** Since version 3 the timer keeps its number: a new one for each slap would reveal how many there were. */
export function setClosing(state: State, closing: Millis): void {
  if (isFairRace(state)) state.timerAt = closing;
  else if (closing !== state.timerAt) startTimer(state, closing);
}

/** WB-RACE-3: the hands by their times, ties in `tieOrder`. */
export function handOrder(race: Race): Seat[] {
  const place = (hand: Hand) => race.tieOrder.indexOf(hand.seat);
  const hands = race.hands.toSorted((a, b) => a.e - b.e || place(a) - place(b)).map((hand) => hand.seat);
  return race.starter === undefined ? hands : [race.starter, ...hands];
}

/** WB-RACE-12: the order of hands is final and the loot is divided. */
function closeRace(state: State, race: Race, emit?: Emit<Event>): void {
  const order = handOrder(race);
  emitFinish(state, race, order, emit);
  race.tieOrder = [];
  if (isDuelGame(state)) return decideTwo(state, order, emit);
  decideMany(state, order, emit);
}

/** WB-RACE-5, WB-RACE-6: players without a hand are shut out, or the last one if all have a hand. */
export function decideMany(state: State, order: readonly Seat[], emit?: Emit<Event>): void {
  const handless = seatsOf(state.players.length).filter((by) => !order.includes(by));
  const excluded = handless.length > 0 ? handless : order.slice(-1);
  for (const by of excluded) playerAt(state, by).slowCount += 1;
  beginDivision(state, { order: order.filter((by) => !excluded.includes(by)), excluded, bonusTo: undefined }, emit);
}

/** WB-DUEL-5, WB-DUEL-10..12: the first hand gets the bonus cards. Nobody is shut out. */
export function decideTwo(state: State, hands: readonly Seat[], emit?: Emit<Event>): void {
  const first = hands[0];
  for (const by of seatsOf(2)) if (by !== first) playerAt(state, by).slowCount += 1;
  const leader = first ?? state.active;
  divideBetweenTwo(state, leader, first, emit);
}

/** Clears the duel cards, hands out the bonus cards and divides the loot. `leader` wins ties. */
export function divideBetweenTwo(state: State, leader: Seat, bonusTo: Seat | undefined, emit?: Emit<Event>): void {
  clearDuelCards(state);
  if (bonusTo !== undefined) {
    const player = playerAt(state, bonusTo);
    const bonus = packOfKinds(state.bonus);
    player.revolver = union(player.revolver, bonus);
    state.bonus = [];
    emit?.({ type: 'bonus-received', seat: bonusTo, cards: cardsIn(bonus) });
  }
  beginDivision(state, { order: [leader, opponentOf(leader)], excluded: [], bonusTo }, emit);
}

/** WB-ONL-5, WB-TIME-12: what everybody may see of a finished race. */
export function finishesOf(state: State, race: Race) {
  return seatsOf(state.players.length).map((by) => {
    const hand = race.hands.find((other) => other.seat === by);
    return {
      seat: by,
      received: hand === undefined ? undefined : hand.at - race.startedAt,
      reaction: hand?.reaction,
      e: hand?.e,
      comp: itemAt(race.comp, by),
      isStunned: itemAt(race.isStunned, by),
    };
  });
}

export function emitFinish(state: State, race: Race, order: readonly Seat[], emit?: Emit<Event>): void {
  if (emit === undefined) return;
  const handless = seatsOf(state.players.length).filter((by) => !order.includes(by));
  const excluded = isDuelGame(state) ? [] : handless.length > 0 ? handless : order.slice(-1);
  emit({ type: 'race-closed', order, excluded, finishes: finishesOf(state, race) });
}
