import type { Seat } from '@saloon/kernel';
import { isDuelGame, type State } from '../../rules/state.ts';
import { AT_TURN, lookAtTurn } from './at-turn.ts';
import { IN_RACE, lookInRace } from './in-race.ts';
import { answer, type Net } from './net.ts';

/** What many played rounds have taught: what a round brings from here, while turns are played and in a race. */
export type Experience = { readonly turn: Net; readonly race: Net };

/** What a round will bring the seat more than the others on average. Nothing is known of duels and sealed races. */
export function experiencedGain(experience: Experience, state: State, me: Seat): number | undefined {
  if (isDuelGame(state)) return undefined;
  switch (state.phase) {
    case 'turn':
    case 'switch-return':
      lookAtTurn(state, me, TURN);
      return answer(experience.turn, TURN);
    case 'race':
      if (state.race === undefined) return undefined;
      lookInRace(state, state.race, me, RACE);
      return answer(experience.race, RACE);
    default:
      return undefined;
  }
}

/** What is looked at is used up at once. */
const TURN = new Float64Array(AT_TURN.length);
const RACE = new Float64Array(IN_RACE.length);
