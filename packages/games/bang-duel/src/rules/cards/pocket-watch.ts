import { equipment } from './gear-cards.ts';

/** BD-CARD-WATCH While active: draw 1 card whenever the opponent's AP token moves. */
export const pocketWatch = equipment({ name: 'pocket-watch', isReload: true, traits: ['draws-at-token-moves'] });
