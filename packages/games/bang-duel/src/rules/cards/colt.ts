import { bangCard } from './shots.ts';

/** BD-CARD-COLT One hit. */
export const colt = bangCard({ name: 'colt' });
