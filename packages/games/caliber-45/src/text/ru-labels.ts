import { counted, dollars, list, plural, russianForms } from '@saloon/kernel';
import { bulletsOn, bulletsTogether, type MoneyCard, type MoneyKind, type WeaponId } from '../rules/cards.ts';
import { UNIT } from '../rules/data.ts';
import type { Cards } from '../rules/moves.ts';
import { type CardText, type Labels, nameIn, sumOf } from './words.ts';

export const CARDS = russianForms('карта', 'карты', 'карт');
/** After a verb: «получает 21 карту». */
export const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
export const TOKENS = russianForms('жетон залога', 'жетона залога', 'жетонов залога');
const BULLETS = russianForms('патрон', 'патрона', 'патронов');
/** «не больше 5 патронов» */
const BULLETS_OF = russianForms('патрона', 'патронов', 'патронов');
const GUARDS = russianForms('охранник', 'охранника', 'охранников');
const INDIANS = russianForms('индеец', 'индейца', 'индейцев');

export const usd = (amount: number): string => dollars('ru', amount);
export const guards = (n: number): string => counted('ru', n, GUARDS);
export const indians = (n: number): string => counted('ru', n, INDIANS);

const bullet = (name: string, n: number): CardText => ({
  name,
  rule: `Стреляйте, защищайтесь, отбивайтесь от охраны и индейцев: здесь ${counted('ru', n, BULLETS)}, а с другими картами они складываются до предела ковбоя.`,
});

const weapons: Labels['weapons'] = {
  'bullet-1': bullet('Один патрон', 1),
  'bullet-2': bullet('Два патрона', 2),
  'bullet-3': bullet('Три патрона', 3),
  'bullet-4': bullet('Четыре патрона', 4),
  'bullet-5': bullet('Пять патронов', 5),
  'bullet-6': bullet('Шесть патронов', 6),
  mustang: {
    name: 'Мустанг',
    rule: 'Сбросьте его, когда стреляют в вашего ковбоя, и тот ускачет живым; от шерифа и динамита не спасает.',
  },
  cactus: { name: 'Кактус', rule: 'Только занимает место на руке; обменять его можно, как любую другую карту.' },
  coyote: { name: 'Койот', rule: 'Бесполезен и уходит с\u00a0руки только при обмене, вместе с\u00a0картой патронов.' },
};

const money: Labels['money'] = {
  stagecoach: { name: 'Дилижанс', rule: 'Добыча без охраны: сразу начинается перестрелка.' },
  'mail-car': { name: 'Почтовый вагон', rule: 'Добыча с небольшой охраной, от которой сперва надо отбиться.' },
  'gold-train': { name: 'Золотой поезд', rule: 'Богатая добыча, и охрана ей под стать.' },
  'fort-knox': {
    name: 'Форт-Нокс',
    rule: 'Самая большая добыча, а охраны столько, что иному ковбою от неё не отбиться.',
  },
  sheriff: {
    name: 'Шериф',
    rule: `Каждый участник платит ${usd(UNIT)} или отдаёт ковбоя в тюрьму, а денежную колоду и банк тасуют и раскладывают заново.`,
  },
  indians: {
    name: 'Индейцы',
    rule: 'Добычи нет: участники по одному отбиваются, спасаются на мустангах или погибают.',
  },
  dynamite: { name: 'Динамит', rule: 'Ковбои всех участников погибают разом.' },
};

const cowboys: Labels['cowboys'] = {
  'belle-starr': { name: 'Белль Старр', weapon: 'Четырёхствольный дерринджер' },
  'doc-holliday': { name: 'Док Холлидей', weapon: 'Пятизарядный карманный револьвер' },
  'calamity-jane': { name: 'Бедовая Джейн', weapon: 'Пятизарядный револьвер' },
  'john-wesley-hardin': { name: 'Джон Уэсли Хардин', weapon: 'Пятизарядный револьвер' },
  'billy-the-kid': { name: 'Билли Кид', weapon: 'Шестизарядный револьвер' },
  'jesse-james': { name: 'Джесси Джеймс', weapon: 'Шестизарядный револьвер' },
  'butch-cassidy': { name: 'Бутч Кэссиди', weapon: 'Шестизарядный револьвер' },
  'sundance-kid': { name: 'Сандэнс Кид', weapon: 'Шестизарядный револьвер' },
  'pat-garrett': { name: 'Пэт Гэррет', weapon: 'Семизарядный карабин' },
  'wyatt-earp': { name: 'Уайетт Эрп', weapon: 'Семизарядная магазинная винтовка' },
  'cole-younger': { name: 'Коул Янгер', weapon: 'Семизарядный карабин' },
  'wild-bill-hickok': { name: 'Дикий Билл Хикок', weapon: 'Два четырёхзарядных пистолета' },
};

export const labels: Labels = {
  weapons,
  money,
  cowboys,
  bailToken: {
    name: 'Жетон залога',
    rule: `Это ${usd(UNIT)}: пока на ковбое лежат жетоны, отрабатывайте их по одному за ход или заплатите за все, когда едете на дело.`,
  },
  teams: ['Волки', 'Вороны', 'Гремучки'],
  cowboyName: (card) => nameIn('ru', cowboys, card),
  cowboyRule: ({ cap }) => `В одном выстреле и в одной защите считается не больше ${counted('ru', cap, BULLETS_OF)}.`,
};
/** «У „Волков“ $700 000». */
export const OF_TEAMS: readonly string[] = ['Волков', 'Воронов', 'Гремучек'];

/** A card after a verb, «шестёрку», and together with another one, «с шестёркой». */
type Noun = { readonly accusative: string; readonly instrumental: string };
const noun = (accusative: string, instrumental: string): Noun => ({ accusative, instrumental });
const NOUNS: Readonly<Record<WeaponId, Noun>> = {
  'bullet-1': noun('единицу', 'единицей'),
  'bullet-2': noun('двойку', 'двойкой'),
  'bullet-3': noun('тройку', 'тройкой'),
  'bullet-4': noun('четвёрку', 'четвёркой'),
  'bullet-5': noun('пятёрку', 'пятёркой'),
  'bullet-6': noun('шестёрку', 'шестёркой'),
  mustang: noun('мустанга', 'мустангом'),
  cactus: noun('кактус', 'кактусом'),
  coyote: noun('койота', 'койотом'),
};
/** After a verb: «шестёрку», «койота и двойку». */
export const taken = (cards: Cards): string =>
  list(
    'ru',
    cards.map((card) => NOUNS[card].accusative),
  );
export const together = (card: WeaponId): string => NOUNS[card].instrumental;
/** A whole hand in brackets, with bullet cards as their numbers: «6, 3 и кактус». */
export const hand = (cards: Cards): string =>
  list(
    'ru',
    cards.map((card) => (bulletsOn(card) > 0 ? String(bulletsOn(card)) : weapons[card].name.toLowerCase())),
  );

/** «6 + 6 = 12 патронов». */
export const bullets = (cards: Cards): string =>
  `${sumOf(cards)}\u00a0${plural('ru', bulletsTogether(cards), BULLETS)}`;
/** The bullets fired and those lost to the cap: «6 + 6 = 12 патронов, сила 7, сверх предела пропало 5». */
export const volley = (cards: Cards, strength: number, lost: number): string =>
  lost === 0 ? bullets(cards) : `${bullets(cards)}, сила ${strength}, сверх предела пропало ${lost}`;

const LOWER: Readonly<Record<MoneyKind, string>> = {
  stagecoach: 'дилижанс',
  'mail-car': 'почтовый вагон',
  'gold-train': 'золотой поезд',
  'fort-knox': 'Форт-Нокс',
  sheriff: 'шериф',
  indians: 'индейцы',
  dynamite: 'динамит',
};
export const something = (card: MoneyCard): string => LOWER[card.kind];
