import { dollars, type Lang } from '@saloon/kernel';

/** The words of the end. `gang` is a gang's name, amounts are dollars. */
type EndingText = {
  readonly wanted: string;
  readonly line: string;
  readonly won: (gang: string, margin: number) => string;
  readonly draw: (total: number) => string;
  readonly lastRobbery: string;
  readonly yours: (gang: string, place: number, total: number) => string;
};

const PLACES = ['', '1st', '2nd', '3rd'];

export const ENDING: Readonly<Record<Lang, EndingText>> = {
  en: {
    wanted: 'Wanted',
    line: 'for robbery, the whole gang',
    won: (gang, margin) => `${gang} won by ${dollars('en', margin)}.`,
    draw: (total) => `A draw at ${dollars('en', total)}.`,
    lastRobbery: 'That was the last robbery.',
    yours: (gang, place, total) => `Your gang, ${gang}, came ${PLACES[place] ?? place} with ${dollars('en', total)}.`,
  },
  ru: {
    wanted: 'Разыскиваются',
    line: 'за грабёж, всей бандой',
    won: (gang, margin) => `${gang} впереди на ${dollars('ru', margin)}.`,
    draw: (total) => `Ничья: по ${dollars('ru', total)}.`,
    lastRobbery: 'Это было последнее ограбление.',
    yours: (gang, place, total) => `Ваша банда, ${gang}: ${place}-е место, ${dollars('ru', total)}.`,
  },
};
