import { equipment } from './gear-cards.ts';

/** BD-CARD-BARREL A target of a hit, its bearer may reveal: barrel is a miss. */
export const barrel = equipment({ name: 'barrel', traits: ['reveals-to-dodge'] });
