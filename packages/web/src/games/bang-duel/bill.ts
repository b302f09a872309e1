import type { Bill } from '../../core/games/entry.ts';
import { crossedPistols } from '../../kit/icons/pages.ts';

export const bill: Bill = {
  minutes: 30,
  icon: crossedPistols,
  tone: '#a3301c',
  words: {
    en: {
      title: ['Bang!', 'The Duel'],
      text: 'The law against the outlaws. Two on the street, two in reserve, and an answer to every shot.',
    },
    ru: {
      title: ['Бэнг!', 'Дуэль'],
      text: 'Закон против бандитов. Двое на улице, двое в\u00a0резерве, и на каждый выстрел найдётся ответ.',
    },
  },
};
