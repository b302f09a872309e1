import { hitAction } from './shots.ts';

/** BD-CARD-KNIFE One hit. */
export const knife = hitAction({ name: 'knife' });
