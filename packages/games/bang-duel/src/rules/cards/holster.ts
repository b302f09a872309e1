import { equipment } from './gear-cards.ts';

/** BD-CARD-HOLSTER While active on the AP: any number of Bang! cards, none of them counted. */
export const holster = equipment({ name: 'holster', traits: ['free-bangs'] });
