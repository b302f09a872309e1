import { counted, englishForms, type Lang, russianForms } from '@saloon/kernel';

/** The words of the end. `who` is a player's name, undefined for the viewer. */
type EndingText = {
  readonly wanted: string;
  readonly line: string;
  readonly points: (n: number) => string;
  readonly won: (who: string | undefined, margin: number) => string;
  readonly tied: (score: number, who: string | undefined) => string;
  readonly draw: (score: number) => string;
  readonly yours: (place: number, score: number) => string;
};

const POINT = englishForms('point', 'points');
const RU_POINT = russianForms('очко', 'очка', 'очков');
const points = (n: number): string => counted('en', n, POINT);
const ruPoints = (n: number): string => counted('ru', n, RU_POINT);
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th'];

export const ENDING: Readonly<Record<Lang, EndingText>> = {
  en: {
    wanted: 'Wanted',
    line: 'for the biggest share of the loot',
    points,
    won: (who, margin) => `${who ?? 'You'} won by ${points(margin)}.`,
    tied: (score, who) => `Tied at ${points(score)}: ${who ?? 'you'} came first in more splits.`,
    draw: (score) => `A draw at ${points(score)}.`,
    yours: (place, score) => `You came ${PLACES[place] ?? place} with ${points(score)}.`,
  },
  ru: {
    wanted: 'Разыскивается',
    line: 'за самую большую долю добычи',
    points: ruPoints,
    won: (who, margin) => `${who ?? 'Вы'} впереди на ${ruPoints(margin)}.`,
    tied: (score, who) => `Поровну, по ${score}: чаще первым в\u00a0дележе — ${who ?? 'вы'}.`,
    draw: (score) => `Ничья: по ${score}.`,
    yours: (place, score) => `У\u00a0вас ${place}-е место, ${ruPoints(score)}.`,
  },
};
