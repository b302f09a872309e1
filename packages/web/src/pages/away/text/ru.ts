import type { AwayWords } from './en.ts';

export const ru: AwayWords = {
  title: 'Пока вас не было',
  much: 'Пока вас не было, многое произошло.',
  hits: 'Что коснулось вас',
  all: 'Всё по порядку',
  last: (shown, all) => `Последние ${shown} из ${all}; в повторе есть все.`,
  watch: 'Посмотреть',
};
