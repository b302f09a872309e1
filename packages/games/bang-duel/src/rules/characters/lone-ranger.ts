import { character } from './character.ts';

/** BD-CHAR-RANGER A health unit the opponent makes him lose, but not the last, lets his owner draw 1 card. */
export const loneRanger = character({ id: 'lone-ranger', traits: ['draws-when-hurt'] });
