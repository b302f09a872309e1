import { character } from './character.ts';

/** BD-CHAR-GARRETT In phase 1 show the second card; a horseshoe on it brings 1 card of the opponent's deck. */
export const patGarrett = character({ id: 'pat-garrett', traits: ['shows-second-card'] });
