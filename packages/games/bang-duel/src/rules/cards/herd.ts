import { equipment } from './gear-cards.ts';

/** BD-CARD-HERD Always active. At the start of the turn of its bearer's owner the two characters swap. See `frames/start-of-turn.ts`. */
export const herd = equipment({ name: 'herd', isAlwaysActive: true, isReload: true });
