import { character } from './character.ts';

/** BD-CHAR-STRANGER Always active. One Bang! card more in each own turn. */
export const stranger = character({ id: 'stranger', traits: ['extra-bang'], isAlwaysActive: true });
