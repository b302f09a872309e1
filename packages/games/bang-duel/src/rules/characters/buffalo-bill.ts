import { character } from './character.ts';

/** BD-CHAR-BUFFALO Always active. He may lose health instead of his partner, but never his own last unit. */
export const buffaloBill = character({ id: 'buffalo-bill', traits: ['takes-partner-losses'], isAlwaysActive: true });
