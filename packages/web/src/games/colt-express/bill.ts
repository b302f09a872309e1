import type { Bill } from '../../core/games/entry.ts';
import { steamLocomotive } from '../../kit/icons/pages.ts';

export const bill: Bill = {
  minutes: 40,
  icon: steamLocomotive,
  tone: '#2f6b5e',
  words: {
    en: {
      title: ['Colt', 'Express'],
      text: 'Plan a robbery blind: in the tunnel nobody sees your cards, and the marshal is on his way.',
    },
    ru: {
      title: ['Кольт', 'Экспресс'],
      text: 'Спланируйте ограбление вслепую: в\u00a0туннеле карт не видно, а шериф уже идёт по вагонам.',
    },
  },
};
