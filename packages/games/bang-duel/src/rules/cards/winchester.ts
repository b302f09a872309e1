import { bangCard } from './shots.ts';

/** BD-CARD-WINCHESTER One hit, which may be on the opponent's PP even without a Sight. */
export const winchester = bangCard({ name: 'winchester', aiming: 'far-hit' });
