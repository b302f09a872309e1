import { character } from './character.ts';

/** BD-CHAR-STRANGER Always active. One more Bang! card in each of your turns. */
export const stranger = character({ id: 'stranger', traits: ['extra-bang'], isAlwaysActive: true });
