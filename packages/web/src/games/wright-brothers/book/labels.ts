import { type Forms, type Lang, plural } from '@saloon/kernel';

/** Labels in a picture. */
export type Labels = {
  readonly copies: (n: number) => string;
  readonly legal: string;
  readonly illegal: string;
  readonly hand: string;
  readonly revolver: string;
  readonly helper: string;
  readonly draws: (n: number) => string;
  readonly taken: string;
  readonly back: string;
  readonly or: string;
  readonly lost: string;
  readonly drawn: string;
  readonly nothing: string;
  readonly to: Readonly<Record<'row' | 'hand' | 'nobody', string>>;
  readonly pot: (n: number) => string;
  readonly gone: (n: number) => string;
  readonly caller: string;
  readonly higher: string;
  readonly notHigher: string;
  readonly bonus: string;
  readonly locked: string;
  readonly out: string;
};

const cards = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;
const EN: Forms = { one: 'card', few: 'cards', many: 'cards' };
const RU: Forms = { one: 'карта', few: 'карты', many: 'карт' };
const RU_TAKEN: Forms = { one: 'карту', few: 'карты', many: 'карт' };

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    copies: (n) => `${n} in the deck`,
    legal: 'can be thrown together',
    illegal: 'can’t be thrown together',
    hand: 'in hand',
    revolver: 'in the revolver',
    helper: 'in front',
    draws: (n) => `draws ${cards('en', n, EN)}`,
    taken: 'taken',
    back: 'given back',
    or: 'or',
    lost: 'under the deck',
    drawn: 'draws',
    nothing: 'nothing loaded',
    to: { row: 'to the row', hand: 'to the hand', nobody: 'stays in the deck' },
    pot: (n) => cards('en', n, EN),
    gone: (n) => `lost: ${n}`,
    caller: 'calls the duel',
    higher: 'higher: slap!',
    notHigher: 'not higher: hold still',
    bonus: 'bonus cards',
    locked: 'closed',
    out: 'shut out',
  },
  ru: {
    copies: (n) => `${n} в\u00a0колоде`,
    legal: 'бросают вместе',
    illegal: 'вместе не бросают',
    hand: 'на руке',
    revolver: 'в револьвере',
    helper: 'перед игроком',
    draws: (n) => `берёт ${cards('ru', n, RU_TAKEN)}`,
    taken: 'взято',
    back: 'вернуть',
    or: 'или',
    lost: 'под колоду',
    drawn: 'берёт',
    nothing: 'ничего не заряжено',
    to: { row: 'в\u00a0ряд', hand: 'на руку', nobody: 'остаётся в колоде' },
    pot: (n) => cards('ru', n, RU),
    gone: (n) => `пропадает: ${n}`,
    caller: 'вызывает',
    higher: 'старше: бейте!',
    notHigher: 'не старше: ни с места',
    bonus: 'бонусные карты',
    locked: 'закрыт',
    out: 'вне дележа',
  },
};
export const labelsIn = (lang: Lang): Labels => LABELS[lang];
