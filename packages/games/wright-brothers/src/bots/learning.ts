/** What the learner of `npm run learn -- experience` needs, and nobody else. */

export type { State } from '../rules/state.ts';
export { evaluateBy } from './evaluate.ts';
export { AT_TURN, lookAtTurn } from './experience/at-turn.ts';
export { IN_RACE, lookInRace } from './experience/in-race.ts';
export type { Experience } from './experience/index.ts';
export { answer, type Net, netLines, readNet } from './experience/net.ts';
