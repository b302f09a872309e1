import { equipment } from './gear-cards.ts';

/**
 * BD-CARD-DYNAMITE Always active, played on your PP. At the start of the turn of its bearer's owner a reveal: dynamite
 * explodes, anything else sends it to the opponent's PP. See `frames/start-of-turn.ts`.
 */
export const dynamite = equipment({ name: 'dynamite', isAlwaysActive: true, aiming: 'own-cover' });
