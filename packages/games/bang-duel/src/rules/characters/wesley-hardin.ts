import { character } from './character.ts';

/** BD-CHAR-WESLEY Any number of Bang! cards in your turn, none of them counted. */
export const wesleyHardin = character({ id: 'wesley-hardin', traits: ['free-bangs'] });
