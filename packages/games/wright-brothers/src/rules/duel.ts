import { below, type Emit, itemAt, type Millis, type Seat, seatsOf } from '@saloon/kernel';
import { denomination, idOf } from './cards.ts';
import { TIMES } from './data.ts';
import { drawCard } from './draw.ts';
import { clearDuelCards } from './duel-cards.ts';
import type { Event } from './moves.ts';
import { divideBetweenTwo, emitFinish, handOrder, setClosing, settleRace, startRace } from './race.ts';
import { type Duel, opponentOf, type Race, type State, startTimer } from './state.ts';
import { arrive, endTurn } from './turn.ts';

/** WB-DUEL-1..3: both draw a card face down, the caller first. The cards are revealed after a secret delay. */
export function callDuel(state: State, caller: Seat, emit?: Emit<Event>): void {
  const duel: Duel = {
    caller,
    calledAt: state.at,
    turnUpAt: state.at,
    cards: [],
    isTurnedUp: false,
    fouler: undefined,
  };
  state.duel = duel;
  emit?.({ type: 'duel-called', seat: caller });
  for (let n = 0; n < 2; n++) {
    const kind = drawCard(state, n === 0 ? caller : opponentOf(caller), emit);
    if (kind === undefined) return arrive(state, emit);
    duel.cards.push(kind);
  }
  if (state.options.raceMode === 'sealed') return turnUpSealed(state, duel, emit);
  const { min, max } = TIMES.duelDelay;
  duel.turnUpAt = state.at + min + below(state.rng, max - min + 1);
  state.phase = 'duel-suspense';
  startTimer(state, duel.turnUpAt);
}

/** WB-DUEL-4: every special card counts 0; go if the caller's card is strictly higher. */
const isGo = (duel: Duel): boolean => denomination(itemAt(duel.cards, 0)) > denomination(itemAt(duel.cards, 1));

/** WB-DUEL-3: reveals both cards at once. A race, a no-go window, or the penalty for an earlier foul follows. */
export function turnUp(state: State, emit?: Emit<Event>): void {
  const duel = currentDuel(state);
  duel.isTurnedUp = true;
  startRace(state, 'duel', undefined, emit);
  emit?.({
    type: 'duel-turned-up',
    caller: duel.caller,
    cards: duel.cards.map(idOf),
    race: state.race?.id,
    urgent: true,
  });
  if (duel.fouler !== undefined) return settleFoul(state, duel.fouler, emit);
  if (isGo(duel)) return settleRace(state, emit);
  state.phase = 'no-go-window';
  settleWindow(state, emit);
}

/** WB-SEAL-7: no suspense, no window, no fouls. */
function turnUpSealed(state: State, duel: Duel, emit?: Emit<Event>): void {
  duel.isTurnedUp = true;
  emit?.({ type: 'duel-turned-up', caller: duel.caller, cards: duel.cards.map(idOf), race: undefined, urgent: true });
  if (isGo(duel)) startRace(state, 'duel', undefined, emit);
  else callOff(state, emit);
}

/** WB-TIME-10: when the window of a no-go closes. */
export function windowClosing(state: State, race: Race): Millis {
  if (race.hands.length === 2) return state.at;
  const hand = race.hands[0];
  if (hand === undefined) {
    const longest = Math.max(...seatsOf(2).map((by) => itemAt(race.comp, by)));
    return race.startedAt + state.options.duelWindowMs + longest;
  }
  return race.startedAt + itemAt(race.comp, opponentOf(hand.seat)) + hand.e + 1;
}

/** Closes the window when it is time. A slap in it was a foul (WB-DUEL-7); without one the duel is off (WB-DUEL-8). */
export function settleWindow(state: State, emit?: Emit<Event>): void {
  const race = state.race;
  if (race === undefined || state.phase !== 'no-go-window') return;
  const closing = windowClosing(state, race);
  if (closing > state.at) return setClosing(state, closing);
  const fouler = handOrder(race)[0];
  if (fouler === undefined) return callOff(state, emit);
  foul(state, fouler, emit);
}

/** WB-DUEL-7: a foul. Before the cards are revealed, it is settled at the reveal. */
export function foul(state: State, by: Seat, emit?: Emit<Event>): void {
  const duel = currentDuel(state);
  duel.fouler = by;
  emit?.({ type: 'fouled', seat: by, settled: duel.isTurnedUp ? 'now' : 'at-turn-up' });
  if (duel.isTurnedUp) settleFoul(state, by, emit);
}

/** The opponent gets the bonus cards. The fouler's hand came first and wins ties (WB-DUEL-12, option `foulTie`). */
function settleFoul(state: State, fouler: Seat, emit?: Emit<Event>): void {
  const race = state.race;
  if (race !== undefined) {
    if (race.hands.length > 0) emitFinish(state, race, handOrder(race), emit);
    race.tieOrder = [];
  }
  const leader = state.options.foulTie === 'fouler' ? fouler : opponentOf(fouler);
  divideBetweenTwo(state, leader, opponentOf(fouler), emit);
}

/** WB-DUEL-8: the duel cards are cleared and the turn ends as usual. */
function callOff(state: State, emit?: Emit<Event>): void {
  clearDuelCards(state);
  state.duel = undefined;
  state.race = undefined;
  emit?.({ type: 'duel-called-off' });
  endTurn(state, emit);
}

function currentDuel(state: State): Duel {
  if (state.duel === undefined) throw new Error('Cannot go on with a duel: none was called');
  return state.duel;
}
