import { equipment } from './gear-cards.ts';

/** BD-CARD-HAT A target of a hit, its bearer may discard it as a miss. */
export const hat = equipment({ name: 'hat', traits: ['discards-to-dodge'] });
