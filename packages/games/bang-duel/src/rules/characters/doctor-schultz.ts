import { character } from './character.ts';

/** BD-CHAR-SCHULTZ A health unit the opponent makes him lose, but not the last, may cost the opponent a random hand card. */
export const doctorSchultz = character({ id: 'doctor-schultz', traits: ['takes-when-hurt'] });
