/** Everything a form for new tables needs, with the host's editions. */
export { boxOf, type Edition, lootIn } from '../rules/box.ts';
export { DEFAULT_EDITION } from '../rules/data.ts';
export { boxesOf } from '../rules/editions.ts';
export { ODDS, oddsOf } from '../rules/head-start.ts';
export * from '../rules/options.ts';
export { sizesOf, teamsByHand } from '../rules/seating.ts';
export { parseEdition } from './edition.ts';
export { problemOf } from './options-problem.ts';
