import { character } from './character.ts';

/** BD-CHAR-ANNIE Hit cards may be played as misses, and Missed! as Colt. */
export const annieOakley = character({ id: 'annie-oakley', traits: ['hits-as-misses', 'missed-as-colt'] });
