import { character } from './character.ts';

/** BD-CHAR-ALAN A health unit lost, but not the last, makes the opponent's AP the target of a hit. */
export const alanPinkerton = character({ id: 'alan-pinkerton', traits: ['shoots-when-hurt'] });
