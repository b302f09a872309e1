/** Used by `npm run learn -- experience` only. */

export type { State } from '../rules/state.ts';
export { evaluateBy } from './evaluate.ts';
export type { ValueNets } from './value-nets/learned-gain.ts';
export { type Net, netLines, netOutput, readNet } from './value-nets/net.ts';
export { RACE_FEATURES, raceFeatures } from './value-nets/race-features.ts';
export { TURN_FEATURES, turnFeatures } from './value-nets/turn-features.ts';
