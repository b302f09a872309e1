import type { Lang } from '@saloon/kernel';

type EndingWords = {
  readonly share: string;
  readonly turned: string;
  readonly watch: string;
  readonly places: string;
  readonly skip: string;
  readonly shared: (name: string) => string;
};

export const ENDING_WORDS: Readonly<Record<Lang, EndingWords>> = {
  en: {
    share: 'Share the poster',
    turned: 'What turned the game',
    watch: 'Watch it in the replay',
    places: 'All results',
    skip: 'Skip to the result',
    shared: (name) => `${name} won`,
  },
  ru: {
    share: 'Поделиться плакатом',
    turned: 'Что решило игру',
    watch: 'Посмотреть в записи',
    places: 'Все результаты',
    skip: 'Сразу к итогу',
    shared: (name) => `Победа: ${name}`,
  },
};
