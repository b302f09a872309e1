import { type Card, card, type Given } from './card.ts';

/** A blue card: it stays on a character. What it does there is in its traits. */
export const equipment = (given: Given): Card => card('equip', { aiming: 'bearer', ...given });
