import { pop, pushDraw } from '../stack.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-REMINGTON One hit. On miss: its player draws 1 card. */
export const remington = bangCard({
  name: 'remington',
  onMiss: {
    begin: (state, { by }) => {
      pop(state);
      pushDraw(state, by, 1, 'remington');
    },
  },
});
