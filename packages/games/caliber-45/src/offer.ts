/** What a form needs to offer a table of this game with the editions of its host. */
export { boxOf, type Edition, lootIn } from './box.ts';
export { DEFAULT_EDITION } from './data.ts';
export { parseEdition } from './edition.ts';
export { boxesOf } from './editions.ts';
export { ODDS, oddsOf } from './head-start.ts';
export * from './options.ts';
export { problemOf } from './options-problem.ts';
export { sizesOf, teamsByHand } from './seating.ts';
