import { card } from './card.ts';

/** BD-CARD-MISSED Cancels a hit; it can be played for nothing else (BD-PLAY-10). */
export const missed = card('action', { name: 'missed', isMiss: true });
