import { type Lang, possessive } from '@saloon/kernel';

type EndingWords = {
  readonly share: string;
  readonly turned: string;
  readonly watch: string;
  /** The chances of the reader or a winner before and after a moment, of 100; without a name the reader's. */
  readonly chance: (name: string | undefined, before: number, after: number) => string;
  readonly places: string;
  readonly skip: string;
  readonly shared: (name: string) => string;
};

export const ENDING_WORDS: Readonly<Record<Lang, EndingWords>> = {
  en: {
    share: 'Share the poster',
    turned: 'What turned the game',
    watch: 'Watch it in the replay',
    chance: (name, before, after) =>
      `${name === undefined ? 'Your chances' : `${possessive(name)} chances`}: ${before}% → ${after}%`,
    places: 'All results',
    skip: 'Skip to the result',
    shared: (name) => `${name} won`,
  },
  ru: {
    share: 'Поделиться плакатом',
    turned: 'Что решило игру',
    watch: 'Посмотреть в записи',
    chance: (name, before, after) =>
      `${name === undefined ? 'Ваши шансы' : `Шансы (${name})`}: ${before}\u00a0% → ${after}\u00a0%`,
    places: 'Все результаты',
    skip: 'Сразу к итогу',
    shared: (name) => `Победа: ${name}`,
  },
};
