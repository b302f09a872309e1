import { heal } from '../health.ts';
import { apOf } from '../spots.ts';
import { pop } from '../stack.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-SCHOFIELD One hit. On miss: the AP of its player regains 1 health. */
export const schofield = bangCard({
  name: 'schofield',
  onMiss: {
    begin: (state, { by }, emit) => {
      pop(state);
      heal(state, apOf(state, by), 1, emit);
    },
  },
});
