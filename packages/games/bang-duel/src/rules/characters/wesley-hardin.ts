import { character } from './character.ts';

/** BD-CHAR-WESLEY Any number of Bang! cards in the own turn, none of them counted. */
export const wesleyHardin = character({ id: 'wesley-hardin', traits: ['free-bangs'] });
