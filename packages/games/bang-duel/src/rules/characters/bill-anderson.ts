import { character } from './character.ts';

/** BD-CHAR-ANDERSON Whenever another character dies, take up to 2 cards of its equipment and its owner's hand. */
export const billAnderson = character({ id: 'bill-anderson', traits: ['loots-the-dead'] });
