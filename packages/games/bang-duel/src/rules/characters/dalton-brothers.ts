import { character } from './character.ts';

/** BD-CHAR-DALTONS Draw 3 cards instead of 2 in phase 1. */
export const daltonBrothers = character({ id: 'dalton-brothers', traits: ['draws-three'] });
