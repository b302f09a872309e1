import { steamLocomotive } from '../../kit/icons/steam-locomotive.ts';
import type { Bill } from '../entry.ts';

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
