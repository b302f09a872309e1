import { counted, dollars, englishForms, list } from '@saloon/kernel';
import { bulletsOn, bulletsTogether, type MoneyCard, type MoneyKind, type WeaponId } from '../rules/cards.ts';
import { UNIT } from '../rules/data.ts';
import type { Cards } from '../rules/moves.ts';
import { type CardText, type Labels, nameIn, sumOf } from './words.ts';

export const CARDS = englishForms('card', 'cards');
export const TOKENS = englishForms('bail token', 'bail tokens');
const BULLETS = englishForms('bullet', 'bullets');
const GUARDS = englishForms('guard', 'guards');
const INDIANS = englishForms('Indian', 'Indians');

export const usd = (amount: number): string => dollars('en', amount);
export const guards = (n: number): string => counted('en', n, GUARDS);
export const indians = (n: number): string => counted('en', n, INDIANS);

const bullet = (name: string, n: number): CardText => ({
  name,
  rule: `Shoot, defend, or beat guards and Indians: ${counted('en', n, BULLETS)}, alone or added to other bullets up to your cowboy’s cap.`,
});

const weapons: Labels['weapons'] = {
  'bullet-1': bullet('One bullet', 1),
  'bullet-2': bullet('Two bullets', 2),
  'bullet-3': bullet('Three bullets', 3),
  'bullet-4': bullet('Four bullets', 4),
  'bullet-5': bullet('Five bullets', 5),
  'bullet-6': bullet('Six bullets', 6),
  mustang: {
    name: 'Mustang',
    rule: 'Discard it when your cowboy is shot at, and he rides off alive; no help against the sheriff or dynamite.',
  },
  cactus: { name: 'Cactus', rule: 'Does nothing but take up room, but you can swap it like any other card.' },
  coyote: {
    name: 'Coyote',
    rule: 'Does nothing, and you can only swap it together with a bullet card.',
  },
};

const money: Labels['money'] = {
  stagecoach: { name: 'Stagecoach', rule: 'Loot without guards: the shootout starts right away.' },
  'mail-car': { name: 'Mail car', rule: 'Loot with a few guards to beat first.' },
  'gold-train': { name: 'Gold train', rule: 'Rich loot, and guards to match.' },
  'fort-knox': {
    name: 'Fort Knox',
    rule: 'The biggest loot of all, behind more guards than some cowboys can ever beat.',
  },
  sheriff: {
    name: 'Sheriff',
    rule: `Every robber pays ${usd(UNIT)} or loses the cowboy to jail, then the money deck is reshuffled with the bank.`,
  },
  indians: { name: 'Indians', rule: 'No loot: one by one, the robbers beat them, ride off or fall.' },
  dynamite: { name: 'Dynamite', rule: 'Every robber’s cowboy dies.' },
};

const cowboys: Labels['cowboys'] = {
  'belle-starr': { name: 'Belle Starr', weapon: 'Four-barrel derringer' },
  'doc-holliday': { name: 'Doc Holliday', weapon: 'Five-shot pocket revolver' },
  'calamity-jane': { name: 'Calamity Jane', weapon: 'Five-shot revolver' },
  'john-wesley-hardin': { name: 'John Wesley Hardin', weapon: 'Five-shot revolver' },
  'billy-the-kid': { name: 'Billy the Kid', weapon: 'Six-shot revolver' },
  'jesse-james': { name: 'Jesse James', weapon: 'Six-shot revolver' },
  'butch-cassidy': { name: 'Butch Cassidy', weapon: 'Six-shot revolver' },
  'sundance-kid': { name: 'Sundance Kid', weapon: 'Six-shot revolver' },
  'pat-garrett': { name: 'Pat Garrett', weapon: 'Seven-shot carbine' },
  'wyatt-earp': { name: 'Wyatt Earp', weapon: 'Seven-shot repeater' },
  'cole-younger': { name: 'Cole Younger', weapon: 'Seven-shot carbine' },
  'wild-bill-hickok': { name: 'Wild Bill Hickok', weapon: 'Two four-shot pistols' },
};

export const labels: Labels = {
  weapons,
  money,
  cowboys,
  bailToken: {
    name: 'Bail token',
    rule: `Worth ${usd(UNIT)}: work your tokens off, one per turn, or pay for all of them when you go on a robbery.`,
  },
  teams: ['Wolves', 'Ravens', 'Rattlers'],
  cowboyName: (card) => nameIn('en', cowboys, card),
  cowboyRule: ({ cap }) =>
    `At most ${counted('en', cap, BULLETS)} ${cap === 1 ? 'counts' : 'count'} in one shot or one defense.`,
};

const NOUNS: Readonly<Record<WeaponId, string>> = {
  'bullet-1': 'a one',
  'bullet-2': 'a two',
  'bullet-3': 'a three',
  'bullet-4': 'a four',
  'bullet-5': 'a five',
  'bullet-6': 'a six',
  mustang: 'a Mustang',
  cactus: 'a cactus',
  coyote: 'a coyote',
};
/** `a six`, `a coyote and a two`. */
export const these = (cards: Cards): string =>
  list(
    'en',
    cards.map((card) => NOUNS[card]),
  );
/** A whole hand, with bullet cards as their numbers: `6, 3 and a cactus`. */
export const hand = (cards: Cards): string =>
  list(
    'en',
    cards.map((card) => (bulletsOn(card) > 0 ? String(bulletsOn(card)) : NOUNS[card])),
  );

/** `6 + 6 = 12 bullets`. */
export const bullets = (cards: Cards): string =>
  `${sumOf(cards)} ${bulletsTogether(cards) === 1 ? BULLETS.one : BULLETS.many}`;
/** The bullets fired and those lost to the cap: `6 + 6 = 12 bullets, strength 7, 5 lost to the cap`. */
export const volley = (cards: Cards, strength: number, lost: number): string =>
  lost === 0 ? bullets(cards) : `${bullets(cards)}, strength ${strength}, ${lost} lost to the cap`;

const ARTICLES: Readonly<Record<MoneyKind, string>> = {
  stagecoach: 'a stagecoach',
  'mail-car': 'a mail car',
  'gold-train': 'a gold train',
  'fort-knox': 'Fort Knox',
  sheriff: 'the sheriff',
  indians: 'Indians',
  dynamite: 'dynamite',
};
export const something = (card: MoneyCard): string => ARTICLES[card.kind];
/** `the gold train`; Fort Knox needs no article. */
export const theLoot = (card: MoneyCard): string => something(card).replace(/^a /, 'the ');
