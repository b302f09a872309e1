import { character } from './character.ts';

/** BD-CHAR-TEX A miss against his Bang! cards costs one more hand card. */
export const texWiller = character({ id: 'tex-willer', traits: ['surcharge'] });
