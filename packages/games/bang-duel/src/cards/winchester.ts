import { bangCard, opponents } from './shots.ts';

/** BD-CARD-WINCHESTER One hit, which may be on the opponent's PP even without a Sight. */
export const winchester = bangCard({
  name: 'winchester',
  aims: (state, by, _reach, aims) => opponents(state, by, true, aims),
});
