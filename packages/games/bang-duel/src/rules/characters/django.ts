import { character } from './character.ts';

/** BD-CHAR-DJANGO Whenever the opponent's AP token moves, draw 1 card. */
export const django = character({ id: 'django', traits: ['draws-at-token-moves'] });
