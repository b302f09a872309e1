/** What clients need to show a view: ids and the arithmetic of cards. The types come with the package itself. */
export { CARDS } from '../rules/cards.ts';
export { SHERIFFS } from '../rules/data.ts';
export { sumIn, valueIn } from '../text/words.ts';
export { type BestSet, bestSet, sealedSpeed } from './card-sets.ts';
export { moodsOf } from './moods.ts';
