import { character } from './character.ts';

/** BD-CHAR-WYATT Whenever a miss of the opponent cancels a hit of his owner, draw 1 card. */
export const wyattEarp = character({ id: 'wyatt-earp', traits: ['draws-when-dodged'] });
