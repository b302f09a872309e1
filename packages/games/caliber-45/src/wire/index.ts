/** What a client needs to count with the cards it sees. */
export { bulletsOn, bulletsTogether, strengthUnder, WEAPONS } from '../rules/cards.ts';
export { moodsOf } from './moods.ts';
