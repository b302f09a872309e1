import { itemAt, type Millis, type Seat } from '@saloon/kernel';
import { wrightBrothers } from '../index.ts';
import { idOf } from '../rules/cards.ts';
import type { Event, Move } from '../rules/moves.ts';
import type { Duel, Race, State } from '../rules/state.ts';
import { type Around, cards, feed, lags, play, type Seated, slap, table, timeOut } from './table.ts';

type Lines = { readonly lines?: readonly (Millis | 'local')[] };

/** When the tests' races are set off: late enough for presses a second before. */
export const RACE_AT: Millis = 10_000;

/** `count` players without a card. */
export const nobodyArmed = (count: number): Seated[] => Array.from({ length: count }, () => ({}));

/** Ann has just started a shootout; `lines` are the measured round trips. */
export function openShootout(players: readonly Seated[], { lines = [], ...around }: Around & Lines = {}): State {
  const state = table(players, { sheriffs: 2, ...around });
  lags(state, lines);
  play(state, state.active, { type: 'start-shootout' }, { after: RACE_AT });
  return state;
}

/** The fourth sheriff came at the end of Ann's turn, and everybody races. Ann must be short of a card. */
export function openArrival(players: readonly Seated[], { lines = [], ...around }: Around & Lines = {}): State {
  const state = table(players, { sheriffs: 3, deck: '*', ...around });
  lags(state, lines);
  const suspense = state.options.raceMode === 'sealed' ? 0 : 500;
  play(state, state.active, { type: 'pass' }, { after: RACE_AT - suspense, isTense: true });
  if (state.phase === 'arrival-suspense') {
    state.timerAt = RACE_AT;
    timeOut(state);
  }
  return state;
}

/** Ann has just called a duel: the cards on top of the deck are hers, then Bob's. */
export function calledDuel(
  deck: string,
  players: readonly Seated[] = nobodyArmed(2),
  { lines = [], ...around }: Around & Lines = {},
): State {
  const state = table(players, { sheriffs: 2, deck, ...around });
  lags(state, lines);
  play(state, state.active, { type: 'call-duel' }, { after: RACE_AT });
  return state;
}

/** A duel whose cards have just been revealed. */
export function turnedUpDuel(deck: string, players?: readonly Seated[], around?: Around & Lines): State {
  const state = calledDuel(deck, players, around);
  timeOut(state);
  return state;
}

export function raceOf(state: State): Race {
  if (state.race === undefined) throw new Error('Cannot look at the race: none is on');
  return state.race;
}

export function duelOf(state: State): Duel {
  if (state.duel === undefined) throw new Error('Cannot look at the duel: none was called');
  return state.duel;
}

/** The suspense of a called duel lasts this long instead of what was drawn. */
export function delay(state: State, after: Millis): void {
  const duel = duelOf(state);
  duel.turnUpAt = duel.calledAt + after;
  state.timerAt = duel.turnUpAt;
}

/** Advances the clock to `after` milliseconds after the start of the race and feeds the timer if it is due. Returns the events. */
export function clock(state: State, after: Millis): Event[] {
  const due = wrightBrothers.deadline(state);
  const at = raceOf(state).startedAt + after;
  return due === undefined || due.at > at ? [] : feed(state, { type: 'timer', at, id: due.id });
}

/** How long after the race started its timer runs out. */
export const runsOutAfter = (state: State): Millis | undefined => {
  const due = wrightBrothers.deadline(state);
  return due === undefined ? undefined : due.at - raceOf(state).startedAt;
};

/** The slap control pressed with no race on that player's screen, `after` milliseconds from now. */
export const press = (state: State, by: Seat, after: Millis = 0): Event[] =>
  play(state, by, { type: 'press' }, { after, isTense: true });

/** A press received `received` milliseconds after the start of the race. */
export const pressInRace = (state: State, by: Seat, received: Millis): Event[] =>
  press(state, by, raceOf(state).startedAt + received - state.at);

/** Loads cards, received `received` milliseconds after the start of the race. */
export function loadInRace(state: State, by: Seat, text: string, received: Millis, reaction?: Millis): Event[] {
  const after = raceOf(state).startedAt + received - state.at;
  const move: Move = { type: 'load', cards: cards(text) };
  return play(state, by, move, reaction === undefined ? { after } : { after, reaction });
}

/** The effective time of a recorded hand; `undefined` without one. */
export const timeOf = (state: State, by: Seat): Millis | undefined =>
  raceOf(state).hands.find((hand) => hand.seat === by)?.e;

/** The effective time the engine gives to a slap; the state stays as it is. */
export function timeOfSlap(state: State, by: Seat, received: Millis, reaction?: Millis): Millis | undefined {
  const trial = wrightBrothers.clone(state);
  slap(trial, by, received, reaction);
  return timeOf(trial, by);
}

/** The result of the race: participants, earliest hand first, and who is shut out. `undefined` while it is open. */
export const cameOut = (state: State) =>
  state.division && { order: state.division.order, excluded: state.division.excluded };

/** The result of the duel: who wins ties, and who has the bonus cards. `undefined` while it is open. */
export const duelCameOut = (state: State) =>
  state.division && { leader: itemAt(state.division.order, 0), bonusTo: state.division.bonusTo };

/** A sealed choice in words: the quick card, or none, and what is loaded. */
export const sealedChoice = (quick: string, load = ''): Move =>
  quick === ''
    ? { type: 'sealed-choice', load: cards(load) }
    : { type: 'sealed-choice', quick: itemAt(cards(quick), 0), load: cards(load) };

export const typesOf = (events: readonly Event[]): string[] => events.map((event) => event.type);

/** The events as a viewer sees them. */
export const toldTo = (events: readonly Event[], viewer: Parameters<typeof wrightBrothers.redact>[1]): Event[] =>
  events.flatMap((event) => wrightBrothers.redact(event, viewer) ?? []);

export const bonusIn = (state: State): string[] => state.bonus.map(idOf);
