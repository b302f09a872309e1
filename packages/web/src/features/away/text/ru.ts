import type { AwayWords } from './en.ts';

export const ru: AwayWords = {
  title: 'Пока вас не было',
  much: 'Пока вас не было, многое произошло.',
  hits: 'Что случилось с\u00a0вами',
  all: 'Всё по порядку',
  last: (shown, all) => `Последние ${shown} из ${all}; в\u00a0повторе есть все.`,
  watch: 'Посмотреть',
};
