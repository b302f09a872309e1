import { equipment } from './gear-cards.ts';

/** BD-CARD-RATTLESNAKE Always active. At the start of the turn of its bearer's owner a reveal: snake costs the bearer 1 health. See `frames/start-of-turn.ts`. */
export const rattlesnake = equipment({ name: 'rattlesnake', isAlwaysActive: true });
