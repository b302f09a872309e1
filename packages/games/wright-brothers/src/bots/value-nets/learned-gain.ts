import type { Seat } from '@saloon/kernel';
import { isDuelGame, type State } from '../../rules/state.ts';
import { type Net, netOutput } from './net.ts';
import { RACE_FEATURES, raceFeatures } from './race-features.ts';
import { TURN_FEATURES, turnFeatures } from './turn-features.ts';

/** Nets that predict what a round brings a seat, in turns and in a race. */
export type ValueNets = { readonly turn: Net; readonly race: Net };

const TURN = new Float64Array(TURN_FEATURES.length);
const RACE = new Float64Array(RACE_FEATURES.length);

/** What the round will bring the seat above the others' average, or `undefined` for duels and sealed races. */
export function learnedGain(nets: ValueNets, state: State, me: Seat): number | undefined {
  if (isDuelGame(state)) return undefined;
  switch (state.phase) {
    case 'turn':
    case 'switch-return':
      return netOutput(nets.turn, turnFeatures(state, me, TURN));
    case 'race':
      return state.race === undefined ? undefined : netOutput(nets.race, raceFeatures(state, state.race, me, RACE));
    default:
      return undefined;
  }
}
