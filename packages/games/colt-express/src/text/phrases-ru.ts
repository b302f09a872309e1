import { counted, list, type Names, russianForms, type Seat } from '@saloon/kernel';
import type { ActionId, CharacterId, LootKind } from '../rules/data.ts';
import type { Card, HiddenCards, HiddenValue, Place, Why } from '../rules/moves.ts';
import { things } from './things-ru.ts';
import { cardNames, inBrackets } from './words.ts';

// A player's name is in the nominative and of unknown gender: other cases say «игрока Билли», verbs are in the
// present tense. The cases of bandits' names are here.

export const CARDS = russianForms('карта', 'карты', 'карт');
/** After a verb: «берёт 21 карту». */
const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
export const BULLETS = russianForms('пуля', 'пули', 'пуль');

type Cases = { readonly genitive: string; readonly dative: string; readonly accusative: string };
const same = (name: string): Cases => ({ genitive: name, dative: name, accusative: name });
const CASES: Readonly<Record<CharacterId, Cases>> = {
  ghost: { genitive: 'Призрака', dative: 'Призраку', accusative: 'Призрака' },
  doc: { genitive: 'Дока', dative: 'Доку', accusative: 'Дока' },
  belle: { genitive: 'Красотки', dative: 'Красотке', accusative: 'Красотку' },
  cheyenne: same('Шайенн'),
  django: same('Джанго'),
  tuco: same('Туко'),
};
/** A bandit's cases, for other sentences with their name. */
export const casesOf = (bandit: CharacterId): Cases => CASES[bandit];

export const nameOf = (bandit: CharacterId): string => things.characters[bandit].name;
type By = { readonly seat: Seat; readonly names: Names };
const isReader = ({ seat: by, names }: By): boolean => by === names.you;
/** The bandit of a seat; the reader's own is named as the reader is. */
export const who = (bandit: CharacterId, by: By): string => (isReader(by) ? by.names(by.seat) : nameOf(bandit));
export const ofWhom = (bandit: CharacterId, by: By): string =>
  isReader(by) ? `игрока ${by.names(by.seat)}` : ofBandit(bandit);
export const toWhom = (bandit: CharacterId, by: By): string =>
  isReader(by) ? `игроку ${by.names(by.seat)}` : toBandit(bandit);
export const atWhom = (bandit: CharacterId, by: By): string =>
  isReader(by) ? `игрока ${by.names(by.seat)}` : atBandit(bandit);
export const namesOf = (bandits: readonly CharacterId[]): string => list('ru', bandits.map(nameOf));
/** «револьвер Дока» */
export const ofBandit = (bandit: CharacterId): string => CASES[bandit].genitive;
/** «Доку нечего взять» */
export const toBandit = (bandit: CharacterId): string => CASES[bandit].dative;
/** «стреляет в Дока» */
export const atBandit = (bandit: CharacterId): string => CASES[bandit].accusative;

/** «в вагоне 2», «на крыше локомотива» */
export const at = ({ car, level }: Place): string => {
  if (level === 'inside') return car === 0 ? 'в\u00a0локомотиве' : `в\u00a0вагоне\u00a0${car}`;
  return `на крыше ${ofCar(car)}`;
};
/** «в вагон 2», «на крышу локомотива» */
export const to = ({ car, level }: Place): string => (level === 'inside' ? intoCar(car) : `на крышу ${ofCar(car)}`);
export const ofCar = (car: number): string => (car === 0 ? 'локомотива' : `вагона\u00a0${car}`);
export const intoCar = (car: number): string => (car === 0 ? 'в\u00a0локомотив' : `в\u00a0вагон\u00a0${car}`);
export const towardsCar = (car: number): string => (car === 0 ? 'к\u00a0локомотиву' : `к\u00a0вагону\u00a0${car}`);

const PLAYED: Readonly<Record<ActionId, string>> = {
  move: 'Движение',
  ladder: 'Лестницу',
  fire: 'Выстрел',
  robbery: 'Кражу',
  punch: 'Удар',
  marshal: 'Шерифа',
};
const whose = (bandit: CharacterId | undefined): string => (bandit === undefined ? '' : ` ${ofBandit(bandit)}`);
/** «Выстрел», and where two bandits share a deck «Выстрел» Туко. */
export const cardOf = (action: ActionId, bandit: CharacterId | undefined): string =>
  `«${things.actions[action].name}»${whose(bandit)}`;
/** After a verb: играет «Лестницу». */
export const cardTaken = (action: ActionId, bandit: CharacterId | undefined): string =>
  `«${PLAYED[action]}»${whose(bandit)}`;

const say = (card: Card): string => {
  if ('action' in card) return cardOf(card.action, card.bandit);
  return card.bullet === 'neutral' ? 'нейтральная пуля' : `пуля ${ofBandit(card.bullet)}`;
};
const sayTaken = (card: Card): string => {
  if ('action' in card) return cardTaken(card.action, card.bandit);
  return card.bullet === 'neutral' ? 'нейтральную пулю' : `пулю ${ofBandit(card.bullet)}`;
};
/** After a verb: «3 карты», and for a viewer who may see them «3 карты: 2 × «Движение», пуля Дока». */
export const cards = (count: number, shown: HiddenCards): string =>
  `${counted('ru', count, CARDS_TAKEN)}${shown === 'face-down' || shown.length === 0 ? '' : `: ${cardNames(shown, say)}`}`;
/** The cards by name for a viewer who may see them, else only how many. */
export const these = (count: number, shown: HiddenCards): string =>
  shown === 'face-down' ? counted('ru', count, CARDS) : cardNames(shown, say);
export const oneTaken = (card: Card): string => sayTaken(card);

const LOOT: Readonly<Record<LootKind, string>> = { purse: 'кошелёк', jewel: 'драгоценный камень', strongbox: 'кейс' };
/** «драгоценный камень», «кошелёк ($350)»: the same as subject and object. */
export const loot = (kind: LootKind, value: HiddenValue = undefined): string =>
  `${LOOT[kind]}${inBrackets('ru', value)}`;

/** Why the player didn't choose; `forced` says what left no choice. */
export function unchosen(why: Why, by: Seat, names: Names, forced: string): string | undefined {
  switch (why) {
    case 'chosen':
      return undefined;
    case 'forced':
      return forced;
    case 'time':
      return 'Время вышло: решает жребий.';
    case 'away':
      return `За игрока ${names(by)} решает жребий: место за столом пустует.`;
  }
}
