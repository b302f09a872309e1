/** What a form needs to offer a table of this game with the editions of its host. */
export { boxOf, type Edition, lootIn } from '../rules/box.ts';
export { DEFAULT_EDITION } from '../rules/data.ts';
export { boxesOf } from '../rules/editions.ts';
export { ODDS, oddsOf } from '../rules/head-start.ts';
export * from '../rules/options.ts';
export { sizesOf, teamsByHand } from '../rules/seating.ts';
export { parseEdition } from './edition.ts';
export { problemOf } from './options-problem.ts';
