import { character } from './character.ts';

/** BD-CHAR-TOM Whenever a token move makes him AP, the opponent's PP becomes the target of a hit. */
export const tomHorn = character({ id: 'tom-horn', traits: ['shoots-on-taking-over'] });
