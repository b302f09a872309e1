import { counted, englishForms, list, type Names, type Seat } from '@saloon/kernel';
import type { ActionId, CharacterId, LootKind } from '../rules/data.ts';
import type { Card, HiddenCards, HiddenValue, Place, Why } from '../rules/moves.ts';
import { things } from './things-en.ts';
import { cardNames, inBrackets } from './words.ts';

export const CARDS = englishForms('card', 'cards');
export const BULLETS = englishForms('bullet', 'bullets');

export const nameOf = (bandit: CharacterId): string => things.characters[bandit].name;
/** The bandit of a seat; the reader's own is named as the reader is. */
export const who = (bandit: CharacterId, by: Seat, names: Names): string =>
  by === names.you ? names(by) : nameOf(bandit);
export const namesOf = (bandits: readonly CharacterId[]): string => list('en', bandits.map(nameOf));

const car = (n: number): string => (n === 0 ? 'the locomotive' : `car ${n}`);

export { car as carName };
/** `inside car 2`, `on the roof of the locomotive`. */
export const at = ({ car: n, level }: Place): string =>
  level === 'inside' ? `inside ${car(n)}` : `on the roof of ${car(n)}`;
/** `into car 2`, `to the roof of the locomotive`. */
export const to = ({ car: n, level }: Place): string =>
  level === 'inside' ? `into ${car(n)}` : `to the roof of ${car(n)}`;

/** `Fire`, and where two bandits share a deck `Tuco’s Fire`. */
export const cardOf = (action: ActionId, bandit: CharacterId | undefined): string =>
  `${bandit === undefined ? '' : `${nameOf(bandit)}’s `}${things.actions[action].name}`;

const say = (card: Card): string => {
  if ('action' in card) return cardOf(card.action, card.bandit);
  return card.bullet === 'neutral' ? 'neutral bullet' : `${nameOf(card.bullet)}’s bullet`;
};
/** `3 cards`, and for a viewer who may see them `3 cards: 2 × Move, Doc’s bullet`. */
export const cards = (count: number, shown: HiddenCards): string =>
  `${counted('en', count, CARDS)}${shown === 'face-down' || shown.length === 0 ? '' : `: ${cardNames(shown, say)}`}`;
/** The cards by name for a viewer who may see them, else only how many. */
export const these = (count: number, shown: HiddenCards): string =>
  shown === 'face-down' ? counted('en', count, CARDS) : cardNames(shown, say);
export const oneCard = (card: Card): string => say(card);

const LOOT: Readonly<Record<LootKind, string>> = { purse: 'a purse', jewel: 'a jewel', strongbox: 'a strongbox' };
/** `a jewel`, `a purse ($350)`. */
export const loot = (kind: LootKind, value: HiddenValue = undefined): string =>
  `${LOOT[kind]}${inBrackets('en', value)}`;

/** Why the player didn't choose; `forced` says what left no choice. */
export function unchosen(why: Why, by: Seat, names: Names, forced: string): string | undefined {
  switch (why) {
    case 'chosen':
      return undefined;
    case 'forced':
      return forced;
    case 'time':
      return 'Time is up: chosen at random.';
    case 'away':
      return `${names(by)} is away: chosen at random.`;
  }
}
