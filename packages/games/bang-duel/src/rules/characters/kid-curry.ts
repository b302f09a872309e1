import { character } from './character.ts';

/** BD-CHAR-CURRY A target of a hit, he may reveal a card of the opponent's deck: barrel cancels the hit and shoots back. */
export const kidCurry = character({ id: 'kid-curry', traits: ['reveals-theirs-to-dodge'] });
