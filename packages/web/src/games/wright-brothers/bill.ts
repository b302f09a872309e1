import type { Bill } from '../../core/games/entry.ts';
import { hand } from '../../kit/icons/pages.ts';

export const bill: Bill = {
  minutes: 20,
  icon: hand,
  tone: '#4f6230',
  words: {
    en: {
      title: ['The Wright', 'Brothers’ Gang'],
      text: 'You robbed an airship bank. Load your revolver, and don’t be last to slap the loot.',
    },
    ru: {
      title: ['Банда', 'братьев Райт'],
      text: 'Вы ограбили банк-дирижабль. Зарядите револьвер и накройте добычу ладонью, только не последним.',
    },
  },
};
