import { type Emit, type Seat, seatsOf, shuffle } from '@saloon/kernel';
import {
  boardSingles,
  boardTeams,
  freeLeads,
  hasBandit,
  haveAllBandits,
  isPlaced,
  takeCharacter,
  takeRandomCharacter,
  takeTeam,
} from './boarding.ts';
import type { Kind, Pack } from './cards.ts';
import type { ChoiceCode } from './choice-codes.ts';
import { ROUNDS } from './data.ts';
import { choose, runHeist, startHeist } from './heist.ts';
import { discardTheRest, haveAllKept, keepCards } from './keep-cards.ts';
import type { Chance, Event, Why } from './moves.ts';
import { outcome, playerScores, sheetScores } from './outcome.ts';
import { drawThree, nextAction, playCard, returnHands, startPlanning } from './planning.ts';
import { EVERYBODY, isSheet, type Purse, purse, valueIn, zoneOf } from './purses.ts';
import { beginRound, dealHands, pickUpFreeCards, roundCardOf, takeCard } from './round.ts';
import { runEvent } from './round-events.ts';
import { ask, type Bandit, playerAt, type State, seatAfter } from './state.ts';
import { askAll, askOne } from './timers.ts';

/** The order of phases in a game. No other file knows it (CE-ROUND-1). */

export function startGame(state: State, emit?: Emit<Event>): void {
  const { characterSelection, teamSelection } = state.options;
  if (!state.isDuo) return characterSelection === 'random' ? dealCharacters(state, emit) : askForCharacters(state);
  if (teamSelection === 'random') return dealTeams(state, emit);
  askForTeam(state, emit);
}

/** DP-1: everyone at once, first come, first served. */
function askForCharacters(state: State): void {
  state.phase = 'characters';
  askAll(state);
}

export function chooseCharacter(state: State, by: Seat, bandit: Bandit | 'random', why: Why, emit?: Emit<Event>): void {
  if (bandit === 'random') takeRandomCharacter(state, by, why === 'chosen' ? 'random' : why, emit);
  else takeCharacter(state, by, bandit, why, emit);
  if (haveAllBandits(state)) startTrip(state, emit);
}

/** Option `characterSelection: random`. */
function dealCharacters(state: State, emit?: Emit<Event>): void {
  for (const by of seatsOf(state.players.length)) {
    if (!hasBandit(state, by)) takeRandomCharacter(state, by, 'random', emit);
  }
  startTrip(state, emit);
}

function startTrip(state: State, emit?: Emit<Event>): void {
  boardSingles(state, emit);
  startRound(state, emit);
}

/** DP-3: clockwise from the first player; the last team needs no choice. */
function askForTeam(state: State, emit?: Emit<Event>): void {
  state.phase = 'teams';
  const free = freeLeads(state);
  if (free.length === 1) return chooseTeam(state, state.active, free[0] as Bandit, 'forced', emit);
  askOne(state, state.active);
}

export function chooseTeam(state: State, by: Seat, lead: Bandit, why: Chance, emit?: Emit<Event>): void {
  takeTeam(state, by, lead, why, emit);
  if (haveAllBandits(state)) askForPlaces(state);
  else askForTeam(state, emit);
}

/** Option `teamSelection: random` (CE-RULING-25). */
function dealTeams(state: State, emit?: Emit<Event>): void {
  const leads = freeLeads(state);
  shuffle(state.rng, leads);
  for (const by of seatsOf(state.players.length)) takeTeam(state, by, leads[by] as Bandit, 'random', emit);
  askForPlaces(state);
}

/** DP-4: which bandit starts where, chosen by everyone at once and in secret. */
function askForPlaces(state: State): void {
  state.phase = 'placing';
  askAll(state);
}

export function placeBandits(state: State, by: Seat, last: Bandit, why: Why, emit?: Emit<Event>): void {
  playerAt(state, by).choice = last;
  emit?.({ type: 'committed', seat: by, what: 'placing', why });
  if (!isPlaced(state)) return;
  boardTeams(state, emit);
  startRound(state, emit);
}

/** CE-ROUND-2: with two bandits each, a free card comes first (CE-DUO-9). */
function startRound(state: State, emit?: Emit<Event>): void {
  beginRound(state, emit);
  if (state.isDuo) {
    state.phase = 'taking';
    return askAll(state);
  }
  dealHands(state, emit);
  startPlanning(state, emit);
}

export function takeFreeCard(state: State, by: Seat, kind: Kind, why: Why, emit?: Emit<Event>): void {
  if (!takeCard(state, by, kind, why, emit)) return;
  pickUpFreeCards(state);
  dealHands(state, emit);
  startPlanning(state, emit);
}

export function planCard(
  state: State,
  by: Seat,
  kind: Kind,
  isHidden: boolean,
  bonus: Kind | undefined,
  why: Why,
  emit?: Emit<Event>,
): void {
  playCard(state, by, kind, isHidden, bonus, why, emit);
  if (nextAction(state, emit)) afterPlanning(state, emit);
}

export function planDraw(state: State, by: Seat, why: Why, emit?: Emit<Event>): void {
  drawThree(state, by, why, emit);
  if (nextAction(state, emit)) afterPlanning(state, emit);
}

/** CE-PLAN-10, CE-EXPERT-4. */
function afterPlanning(state: State, emit?: Emit<Event>): void {
  if (!state.isExpert) {
    returnHands(state);
    return endPlanning(state, emit);
  }
  state.phase = 'keeping';
  askAll(state);
  if (haveAllKept(state)) afterKeeping(state, emit);
}

export function keep(state: State, by: Seat, cards: Pack, why: Why, emit?: Emit<Event>): void {
  keepCards(state, by, cards, why, emit);
  if (haveAllKept(state)) afterKeeping(state, emit);
}

function afterKeeping(state: State, emit?: Emit<Event>): void {
  discardTheRest(state, emit);
  endPlanning(state, emit);
}

function endPlanning(state: State, emit?: Emit<Event>): void {
  emit?.({ type: 'planning-ended', pile: state.pile.length });
  beginHeist(state, emit);
}

/** Starts the heist. With an empty pile it is over at once (CE-EXEC-8). */
export function beginHeist(state: State, emit?: Emit<Event>): void {
  startHeist(state);
  if (runHeist(state, emit)) afterHeist(state, emit);
}

export function resolve(state: State, code: ChoiceCode, why: Why, emit?: Emit<Event>): void {
  choose(state, code, why, emit);
  if (runHeist(state, emit)) afterHeist(state, emit);
}

/** CE-EVENT-0, CE-ROUND-4, CE-ROUND-5. */
function afterHeist(state: State, emit?: Emit<Event>): void {
  const { event } = roundCardOf(state);
  if (event !== undefined && state.options.events) runEvent(state, event, emit);
  const isLast = state.round === ROUNDS;
  const next = seatAfter(state, state.first);
  emit?.({ type: 'round-ended', round: state.round, next: isLast ? undefined : next });
  if (isLast) return endGame(state, emit);
  state.first = next;
  startRound(state, emit);
}

/** CE-END-8: reveals every purse on a sheet. */
function endGame(state: State, emit?: Emit<Event>): void {
  state.phase = 'game-over';
  ask(state, undefined);
  // All purses are public now.
  for (const player of state.players) player.renewed = undefined;
  const { purses } = state;
  for (let i = 0; i < purses.length; i++) {
    const token = purses[i] as Purse;
    if (isSheet(zoneOf(token))) purses[i] = purse(valueIn(token), zoneOf(token), EVERYBODY);
  }
  if (emit === undefined) return;
  emit({ type: 'scored', sheets: sheetScores(state), players: playerScores(state) });
  const end = outcome(state);
  if (end !== undefined) emit({ type: 'game-ended', ranks: end.ranks, scores: end.scores });
}
