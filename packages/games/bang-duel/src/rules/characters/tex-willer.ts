import { character } from './character.ts';

/** BD-CHAR-TEX A miss against his Bang! cards costs a second hand card. */
export const texWiller = character({ id: 'tex-willer', traits: ['surcharge'] });
