import { character } from './character.ts';

/** BD-CHAR-BAT Always active. Two cards are revealed instead of one, and his owner says which counts. */
export const batMasterson = character({ id: 'bat-masterson', traits: ['reveals-two'], isAlwaysActive: true });
