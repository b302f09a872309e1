import { equipment } from './gear-cards.ts';

/** BD-CARD-BANK While active on the AP: one card more in phase 1. */
export const bank = equipment({ name: 'bank', traits: ['draws-extra'] });
