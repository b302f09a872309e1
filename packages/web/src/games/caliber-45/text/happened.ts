import { dollars, type Lang } from '@saloon/kernel';
import type { EventOf } from '../wire.ts';

type Fallen = Exclude<EventOf<'fell'>['threat'], 'shot'>;

/** Sentences about what happened to the viewer. `cowboy` and `who` are names, amounts are dollars. */
type HappenedText = {
  readonly noCowboy: string;
  readonly newCowboy: string;
  readonly shotAt: (who: string, strength: number) => string;
  readonly shotDead: (who: string | undefined, cowboy: string) => string;
  readonly fell: Readonly<Record<Fallen, (cowboy: string) => string>>;
  readonly jailed: Readonly<Record<'no-money' | 'no-change', (cowboy: string) => string>>;
  readonly charged: Readonly<Record<EventOf<'charged'>['due'], (amount: number) => string>>;
  readonly owing: (debt: number) => string;
  readonly took: (amount: number, gang: string) => string;
  readonly mateTook: (who: string, amount: number) => string;
  readonly outshot: (who: string, amount: number) => string;
  readonly dealt: (cowboy: string) => string;
  readonly stayedHome: Readonly<Record<'no-cowboy' | 'bail-not-covered', string>>;
  readonly stoodIn: Readonly<Record<EventOf<'stood-in'>['why'], string>>;
};

const usd = (amount: number): string => dollars('en', amount);
const ruUsd = (amount: number): string => dollars('ru', amount);

export const HAPPENED: Readonly<Record<Lang, HappenedText>> = {
  en: {
    noCowboy: '−1 cowboy',
    newCowboy: '+1 cowboy',
    shotAt: (who, strength) => `${who} shot at you with strength ${strength}.`,
    shotDead: (who, cowboy) => (who === undefined ? `${cowboy} was shot.` : `${who} shot ${cowboy}.`),
    fell: {
      guards: (cowboy) => `The guards got ${cowboy}.`,
      indians: (cowboy) => `The Indians got ${cowboy}.`,
      dynamite: (cowboy) => `The dynamite blew up ${cowboy}.`,
    },
    jailed: {
      'no-money': (cowboy) => `${cowboy} is in jail: you couldn’t pay the fine.`,
      'no-change': (cowboy) => `${cowboy} is in jail: the bank had no change for you.`,
    },
    charged: {
      bail: (amount) => `Your cowboy’s bail cost you ${usd(amount)}.`,
      fine: (amount) => `The sheriff fined you ${usd(amount)}.`,
    },
    owing: (debt) => `You couldn’t pay it all: you owe the bank ${usd(debt)}.`,
    took: (amount, gang) => `You took ${usd(amount)} for the ${gang}.`,
    mateTook: (who, amount) => `${who} took ${usd(amount)} for your gang.`,
    outshot: (who, amount) => `${who} rode off with the ${usd(amount)}.`,
    dealt: (cowboy) => `${cowboy} joins you.`,
    stayedHome: {
      'no-cowboy': 'You stay home: you have no cowboy.',
      'bail-not-covered': 'You stay home: you can’t afford your bail.',
    },
    stoodIn: {
      time: 'Your time ran out, so the table moved for you.',
      away: 'You were away, so the table moved for you.',
    },
  },
  ru: {
    noCowboy: '−1 ковбой',
    newCowboy: '+1 ковбой',
    shotAt: (who, strength) => `${who} стреляет в\u00a0вас с\u00a0силой ${strength}.`,
    shotDead: (who, cowboy) =>
      who === undefined ? `${cowboy}: этот ковбой убит.` : `${who} стреляет, и\u00a0вы теряете ковбоя: ${cowboy}.`,
    fell: {
      guards: (cowboy) => `Охрана убила вашего ковбоя: ${cowboy}.`,
      indians: (cowboy) => `Индейцы убили вашего ковбоя: ${cowboy}.`,
      dynamite: (cowboy) => `Динамит взорвал вашего ковбоя: ${cowboy}.`,
    },
    jailed: {
      'no-money': (cowboy) => `${cowboy} в\u00a0тюрьме: вам нечем заплатить штраф.`,
      'no-change': (cowboy) => `${cowboy} в\u00a0тюрьме: у\u00a0банка не нашлось сдачи.`,
    },
    charged: {
      bail: (amount) => `Залог за вашего ковбоя: ${ruUsd(amount)}.`,
      fine: (amount) => `Шериф взял с\u00a0вас штраф: ${ruUsd(amount)}.`,
    },
    owing: (debt) => `На всё не хватило: вы должны банку ${ruUsd(debt)}.`,
    took: (amount, gang) => `Вы взяли ${ruUsd(amount)} для своей банды: ${gang}.`,
    mateTook: (who, amount) => `${who} берёт ${ruUsd(amount)} для вашей банды.`,
    outshot: (who, amount) => `${who} уезжает с\u00a0добычей: ${ruUsd(amount)}.`,
    dealt: (cowboy) => `У\u00a0вас новый ковбой: ${cowboy}.`,
    stayedHome: {
      'no-cowboy': 'Вы остались дома: у\u00a0вас нет ковбоя.',
      'bail-not-covered': 'Вы остались дома: не хватает денег на залог.',
    },
    stoodIn: {
      time: 'Время вышло, стол сходил за вас.',
      away: 'Вас не было, стол сходил за вас.',
    },
  },
};
