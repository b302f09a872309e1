import type { Lang } from '@saloon/kernel';

/** Labels in a picture. */
export type Labels = {
  readonly copies: (n: number) => string;
  readonly legal: string;
  readonly illegal: string;
  readonly hand: string;
  readonly played: string;
  readonly purse: string;
  readonly bank: string;
  readonly empty: string;
  readonly takes: string;
  readonly jailed: string;
  readonly latest: string;
  readonly discard: string;
  readonly weaponsLeft: (n: number) => string;
  readonly money: (n: number) => string;
  readonly agreed: string;
  readonly notAgreed: string;
};

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    copies: (n) => `× ${n}`,
    legal: 'allowed',
    illegal: 'not allowed',
    hand: 'in hand',
    played: 'played',
    purse: 'own money',
    bank: 'bank',
    empty: 'nothing',
    takes: 'takes the loot',
    jailed: 'no money: the cowboy goes to jail',
    latest: 'acted last of those still in',
    discard: 'discard pile',
    weaponsLeft: (n) => `Weapons deck: ${n}`,
    money: (n) => `Money deck: ${n}`,
    agreed: 'all yes: new cowboys',
    notAgreed: 'one no: no new cowboys',
  },
  ru: {
    copies: (n) => `× ${n}`,
    legal: 'так можно',
    illegal: 'так нельзя',
    hand: 'на руке',
    played: 'сыграно',
    purse: 'свои деньги',
    bank: 'банк',
    empty: 'пусто',
    takes: 'берёт добычу',
    jailed: 'денег нет: ковбой отправляется в тюрьму',
    latest: 'действует последним из оставшихся',
    discard: 'отбой',
    weaponsLeft: (n) => `Оружейная колода: ${n}`,
    money: (n) => `Денежная колода: ${n}`,
    agreed: 'согласны все: новые ковбои',
    notAgreed: 'кто-то против: новых ковбоев нет',
  },
};

export const labelsIn = (lang: Lang): Labels => LABELS[lang];
