import { counted, englishForms, type Lang, plural, russianForms } from '@saloon/kernel';

/** Sentences about what happened to the viewer. `who` is a player's name, `by` a margin in milliseconds. */
type HappenedText = {
  readonly cards: (sign: '+' | '−', n: number) => string;
  readonly took: (who: string, n: number) => string;
  readonly gaveBack: (who: string, n: number) => string;
  readonly indians: (card: string) => string;
  readonly missed: (who: string, card: string) => string;
  readonly fouled: string;
  readonly tooLate: string;
  readonly stunned: string;
  readonly first: (by: number | undefined) => string;
  readonly last: (who: string | undefined, by: number) => string;
  readonly bonus: (n: number) => string;
  /** `set`: what won it, if anything is loaded. */
  readonly share: (n: number, of: number, set: string | undefined) => string;
  readonly noShare: (of: number) => string;
  readonly passed: Readonly<Record<'time' | 'away', string>>;
};

const CARD = englishForms('card', 'cards');
/** After «из». */
const RU_CARDS_OF = russianForms('карты', 'карт', 'карт');
const RU_CARD = russianForms('карта', 'карты', 'карт');
const RU_TAKEN = russianForms('карту', 'карты', 'карт');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const many = (n: number): string => `${NUMBERS[n] ?? n} ${plural('en', n, CARD)}`;
/** In hundredths of a second, and never none at all. */
const seconds = (ms: number): string => (Math.max(1, Math.round(ms / 10)) / 100).toFixed(2);
const ruSeconds = (ms: number): string => seconds(ms).replace('.', ',');

export const HAPPENED: Readonly<Record<Lang, HappenedText>> = {
  en: {
    cards: (sign, n) => `${sign}${counted('en', n, CARD)}`,
    took: (who, n) => `${who} took ${many(n)} from your hand.`,
    gaveBack: (who, n) => `${who} gave you ${many(n)} back.`,
    indians: (card) => `The Indians took a ${card} out of your revolver.`,
    missed: (who, card) => `${who}’s Miss canceled your ${card}.`,
    fouled: 'You slapped with no race on: your opponent gets the bonus cards.',
    tooLate: 'You slapped too late. It doesn’t count.',
    stunned: 'You slapped too early. Slap again.',
    first: (by) => (by === undefined ? 'You slapped first.' : `You slapped first, by ${seconds(by)} s.`),
    last: (who, by) =>
      who === undefined
        ? 'Your hand came last: you get nothing.'
        : `Your hand came last, ${seconds(by)} s after ${who}: you get nothing.`,
    bonus: (n) => `You got the bonus: ${many(n)} for your revolver.`,
    share: (n, of, set) => `You took ${n} of ${counted('en', of, CARD)}${set === undefined ? '' : `: ${set}`}.`,
    noShare: (of) => `You got none of the ${counted('en', of, CARD)}.`,
    passed: { time: 'Your time ran out, so you passed.', away: 'You were away, so you passed.' },
  },
  ru: {
    cards: (sign, n) => `${sign}${counted('ru', n, RU_CARD)}`,
    took: (who, n) => `${who} забирает у\u00a0вас ${counted('ru', n, RU_TAKEN)}.`,
    gaveBack: (who, n) => `${who} возвращает вам ${counted('ru', n, RU_TAKEN)}.`,
    indians: (card) => `Индейцы забрали из вашего револьвера карту: ${card}.`,
    missed: (who, card) => `Промах игрока ${who} снимает вашу карту: ${card}.`,
    fouled: 'Вы хлопнули, когда гонки не было: бонус достаётся сопернику.',
    tooLate: 'Вы хлопнули слишком поздно, это не в\u00a0счёт.',
    stunned: 'Вы хлопнули слишком рано. Хлопните ещё раз.',
    first: (by) =>
      by === undefined ? 'Вы хлопнули первыми.' : `Вы хлопнули первыми, на ${ruSeconds(by)}\u00a0с раньше.`,
    last: (who, by) =>
      who === undefined
        ? 'Ваша рука последняя: вы остались без доли.'
        : `Ваша рука последняя, на ${ruSeconds(by)}\u00a0с позже игрока ${who}: вы остались без доли.`,
    bonus: (n) => `Бонус ваш: ${counted('ru', n, RU_CARD)} в\u00a0револьвер.`,
    share: (n, of, set) => `Ваша доля — ${n} из ${of}${set === undefined ? '' : `: ${set}`}.`,
    noShare: (of) => `Из ${counted('ru', of, RU_CARDS_OF)} добычи вам не досталось ничего.`,
    passed: { time: 'Время вышло, вы пасуете.', away: 'Вас не было, вы пасуете.' },
  },
};
