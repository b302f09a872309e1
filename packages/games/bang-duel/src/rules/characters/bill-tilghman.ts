import { character } from './character.ts';

/** BD-CHAR-TILGHMAN Whenever another character dies, draw 2 cards. */
export const billTilghman = character({ id: 'bill-tilghman', traits: ['draws-at-deaths'] });
