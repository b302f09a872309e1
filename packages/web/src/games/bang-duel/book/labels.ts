import { type Forms, type Lang, plural } from '@saloon/kernel';

/** Labels in the pictures. */
export type Labels = {
  readonly hand: string;
  readonly reserve: (n: number) => string;
  readonly draws: (n: number) => string;
  readonly discards: (n: number) => string;
  readonly limit: (n: number) => string;
  readonly drawn: (n: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly attacks: string;
  readonly covers: string;
  readonly is: Readonly<Record<'target' | 'awake' | 'asleep' | 'dying', string>>;
  readonly ofForty: string;
  readonly paid: (side: string, card: string) => string;
  readonly healed: (name: string, health: number) => string;
  readonly drew: (side: string, n: number) => string;
  readonly passed: (card: string, to: string) => string;
  readonly entered: (name: string) => string;
};

const EN: Forms = { one: 'card', few: 'cards', many: 'cards' };
const RU: Forms = { one: 'карта', few: 'карты', many: 'карт' };
const en = (n: number): string => `${n} ${plural('en', n, EN)}`;
const ru = (n: number): string => `${n} ${plural('ru', n, RU)}`;

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    hand: 'in hand',
    reserve: (n) => `${n} in reserve`,
    draws: (n) => `draws ${en(n)}`,
    discards: (n) => (n === 0 ? 'keeps all' : `discards ${n}`),
    limit: (n) => `attacker’s health ${n}`,
    drawn: (n) => (n === 0 ? 'before the draw' : `${n} drawn`),
    yes: 'yes',
    no: 'no',
    attacks: 'attacks',
    covers: 'covers',
    is: { target: 'target', awake: 'active', asleep: 'asleep', dying: 'dying' },
    ofForty: 'of 40',
    paid: (side, card) => `${side}: ${card} as the extra card`,
    healed: (name, health) => `${name}: back to ${health}`,
    drew: (side, n) => `${side}: +${en(n)}`,
    passed: (card, to) => `${card} → ${to}`,
    entered: (name) => `${name} steps in`,
  },
  ru: {
    hand: 'на руке',
    reserve: (n) => `в резерве ${n}`,
    draws: (n) => `взято: ${ru(n)}`,
    discards: (n) => (n === 0 ? 'остаются все' : `в сброс ${n}`),
    limit: (n) => `здоровье атакующего ${n}`,
    drawn: (n) => (n === 0 ? 'до взятия' : `взято ${n}`),
    yes: 'да',
    no: 'нет',
    attacks: 'атакует',
    covers: 'прикрывает',
    is: { target: 'цель', awake: 'действует', asleep: 'спит', dying: 'при смерти' },
    ofForty: 'из 40',
    paid: (side, card) => `${side}: сверх промаха ${card}`,
    healed: (name, health) => `${name}: здоровья снова ${health}`,
    drew: (side, n) => `${side}: +${ru(n)}`,
    passed: (card, to) => `${card} → ${to}`,
    entered: (name) => `На улицу выходит: ${name}`,
  },
};
export const labelsIn = (lang: Lang): Labels => LABELS[lang];
