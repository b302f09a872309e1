import type { Bill } from '../../core/games/entry.ts';
import { moneyStack } from '../../kit/icons/pages.ts';

export const bill: Bill = {
  minutes: 45,
  icon: moneyStack,
  tone: '#274f86',
  words: {
    en: {
      title: ['Caliber', '45'],
      text: 'Gangs fight over a million. A bullet spent on the guards won’t stop your neighbor.',
    },
    ru: {
      title: ['Калибр', '45'],
      text: 'Банды дерутся за миллион. Патрон, потраченный на охрану, уже не остановит соседа.',
    },
  },
};
