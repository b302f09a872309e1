import { equipment } from './gear-cards.ts';

/** BD-CARD-SIGHT While active on the AP: hit cards may target the opponent's PP. */
export const sight = equipment({ name: 'sight', isReload: true, traits: ['hits-reach-cover'] });
