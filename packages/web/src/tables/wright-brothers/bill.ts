import { hand } from '../../kit/icons/hand.ts';
import type { Bill } from '../entry.ts';

export const bill: Bill = {
  minutes: 20,
  icon: hand,
  tone: '#4f6230',
  words: {
    en: {
      title: ['The Wright', 'Brothers’ Gang'],
      top: 'quick hands',
      text: 'Load your revolver and be the first to slap the loot. The last hand leaves with nothing.',
    },
    ru: {
      title: ['Банда', 'братьев Райт'],
      top: 'быстрая рука',
      text: 'Зарядите револьвер и первым накройте добычу ладонью. Последняя рука уходит ни с чем.',
    },
  },
};
