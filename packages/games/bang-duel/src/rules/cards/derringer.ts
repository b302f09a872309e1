import { hitAction } from './shots.ts';

/** BD-CARD-DERRINGER One hit; the opponent may use any hand card as the miss. */
export const derringer = hitAction({ name: 'derringer', anyCardDodges: true });
