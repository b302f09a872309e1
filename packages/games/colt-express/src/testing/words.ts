import { type Seat, seat } from '@saloon/kernel';
import {
  type Bullets,
  bulletOf,
  type Color,
  type Kind,
  kindOf,
  NEUTRAL,
  NOTHING,
  oneOf,
  type Pack,
} from '../rules/cards.ts';
import { ACTIONS, type ActionId, CHARACTERS, type CharacterId, PURSE_VALUES } from '../rules/data.ts';
import {
  addToken,
  banditAt,
  banditOf,
  characterOf,
  type Loot,
  ONE_JEWEL,
  ONE_PURSE,
  ONE_RANSOM,
  ONE_STRONGBOX,
  type Spot,
  type State,
  spotOf,
} from '../rules/state.ts';

/** The notation that tests use for a table. */

export const NAMES: readonly string[] = ['ann', 'bob', 'cal', 'dot', 'eve', 'fay'];
export const [ann, bob, cal, dot, eve, fay] = [seat(0), seat(1), seat(2), seat(3), seat(4), seat(5)];

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Section 9: `Li` and `Lr` are the locomotive, `W2i` and `W2r` the second wagon. */
export function spotNamed(name: string): Spot {
  const [, letter, wagon, level] = /^(L|W)([1-6]?)([ir])$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`Cannot find the place ${name}: Li, Lr, W1i, W1r, … are known`);
  return spotOf(letter === 'L' ? 0 : Number(wagon), level === 'r');
}
export const nameOfSpot = (spot: Spot): string =>
  spot < 0 ? 'nowhere' : `${spot >> 1 === 0 ? 'L' : `W${spot >> 1}`}${(spot & 1) === 1 ? 'r' : 'i'}`;

/** `300 250 purse jewel strongbox ransom`: a number is a purse of that value, `purse` an unseen one. */
export function lootNamed(text: string): { readonly loot: Loot; readonly values: readonly number[] } {
  const tokens: Readonly<Record<string, Loot>> = {
    purse: ONE_PURSE,
    jewel: ONE_JEWEL,
    strongbox: ONE_STRONGBOX,
    ransom: ONE_RANSOM,
  };
  let loot = 0;
  const values: number[] = [];
  for (const word of wordsIn(text)) {
    const value = PURSE_VALUES.findIndex((dollars) => String(dollars) === word);
    if (value >= 0) values.push(value);
    const token = value >= 0 ? ONE_PURSE : tokens[word];
    if (token === undefined) throw new Error(`Cannot find the loot ${word}`);
    loot = addToken(loot, token);
  }
  return { loot, values };
}

/** `move`, in a game of two bandits `ghost-move`; the Marshal's card is `marshal` in both. */
export function kindNamedBy(state: State, by: Seat, word: string): Kind {
  const [first = '', second] = word.split('-');
  const action = (second ?? first) as ActionId;
  if (!ACTIONS.includes(action)) throw new Error(`Cannot find the card ${word}`);
  if (second === undefined) return kindOf(action);
  return kindOf(action, characterOf(banditAt(state, by, 0)) === first ? 0 : 1);
}

/** Cards of a hand: `move fire neutral doc`, where a character's name is one of its bullets. */
export function cardsNamed(state: State, by: Seat, text: string): { readonly pack: Pack; readonly bullets: Bullets } {
  let pack = NOTHING;
  let bullets = NOTHING;
  for (const word of wordsIn(text)) {
    const color = colorNamed(word);
    if (color === undefined) pack += oneOf(kindNamedBy(state, by, word));
    else bullets += bulletOf(color);
  }
  return { pack, bullets };
}

export function colorNamed(word: string): Color | undefined {
  if (word === 'neutral') return NEUTRAL;
  return CHARACTERS.includes(word as CharacterId) ? banditOf(word as CharacterId) : undefined;
}

/** `ann:move bob:fire:down cal:ghost-fire`. */
export const pileNamed = (text: string): { readonly by: Seat; readonly card: string; readonly isDown: boolean }[] =>
  wordsIn(text).map((word) => {
    const [name = '', card = '', face] = word.split(':');
    const by = NAMES.indexOf(name);
    if (by < 0) throw new Error(`Cannot find the player ${name}`);
    return { by: seat(by), card, isDown: face === 'down' };
  });
