/** What a client needs to read the cards it sees. */
export { backOfFace, isFaceUp } from '../rules/card-ids.ts';
export { SIDES } from '../rules/data.ts';
export { moodsOf } from './moods.ts';
