import { equipment } from './gear-cards.ts';

/** BD-CARD-BANK While active on the AP: draw 3 cards instead of 2 in phase 1. */
export const bank = equipment({ name: 'bank', traits: ['draws-extra'] });
