import { counted, type Forms, type Lang } from '@saloon/kernel';

/** Labels in a picture. */
export type Labels = {
  readonly copies: (n: number) => string;
  readonly marks: Readonly<Record<'played' | 'legal' | 'illegal' | 'kept' | 'discarded', string>>;
  readonly players: (n: number, isDuo: boolean) => string;
  readonly wagons: (n: number) => string;
  readonly supply: (n: number) => string;
  readonly hidden: string;
  readonly drew: string;
  readonly ofNobody: string;
};

const PLAYERS: Readonly<Record<Lang, Forms>> = {
  en: { one: 'player', few: 'players', many: 'players' },
  ru: { one: 'игрок', few: 'игрока', many: 'игроков' },
};
const WAGONS: Readonly<Record<Lang, Forms>> = {
  en: { one: 'car', few: 'cars', many: 'cars' },
  ru: { one: 'вагон', few: 'вагона', many: 'вагонов' },
};

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    copies: (n) => `×${n}`,
    marks: { played: 'played', legal: 'can be added', illegal: 'can’t', kept: 'kept', discarded: 'discarded' },
    players: (n, isDuo) => `${counted('en', n, PLAYERS.en)}${isDuo ? ', two bandits each' : ''}`,
    wagons: (n) => counted('en', n, WAGONS.en),
    supply: (n) => `neutral bullets left: ${n}`,
    hidden: 'face down',
    drew: 'draws 3',
    ofNobody: 'neutral',
  },
  ru: {
    copies: (n) => `×${n}`,
    marks: {
      played: 'сыграна',
      legal: 'можно добавить',
      illegal: 'нельзя',
      kept: 'остаётся',
      discarded: 'в сброс',
    },
    players: (n, isDuo) => `${counted('ru', n, PLAYERS.ru)}${isDuo ? ', по два бандита' : ''}`,
    wagons: (n) => counted('ru', n, WAGONS.ru),
    supply: (n) => `нейтральных пуль осталось: ${n}`,
    hidden: 'закрыта',
    drew: 'берёт 3',
    ofNobody: 'нейтральная',
  },
};
export const labelsIn = (lang: Lang): Labels => LABELS[lang];
