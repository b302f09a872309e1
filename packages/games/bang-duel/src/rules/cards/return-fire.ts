import { card } from './card.ts';

/** BD-CARD-RETURNFIRE Cancels a hit; then the opponent's AP becomes the target of a hit, which waits (`triggers.ts`). */
export const returnFire = card('action', { name: 'return-fire', isMiss: true });
