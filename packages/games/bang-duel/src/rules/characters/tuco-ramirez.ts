import { character } from './character.ts';

/** BD-CHAR-TUCO Any hand card may be played as Colt. */
export const tucoRamirez = character({ id: 'tuco-ramirez', traits: ['anything-as-colt'] });
