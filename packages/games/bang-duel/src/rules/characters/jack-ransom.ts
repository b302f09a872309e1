import { character } from './character.ts';

/** BD-CHAR-JACK Cards may be played on any character in play; hits and Duel on any of the opponent. */
export const jackRansom = character({ id: 'jack-ransom', traits: ['reaches-anyone'] });
