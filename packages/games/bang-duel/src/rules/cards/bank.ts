import { equipment } from './gear-cards.ts';

/** BD-CARD-BANK While active on the AP: one more card in phase 1. */
export const bank = equipment({ name: 'bank', traits: ['draws-extra'] });
