import { itemAt } from '@saloon/kernel';
import { NO_COWBOY } from '../rules/box.ts';
import { weaponsIn } from '../rules/cards.ts';
import { NOTHING, type State, TAKEN } from '../rules/state.ts';

const counted = (kinds: readonly number[]): string => kinds.toSorted((a, b) => a - b).join(' ');

/** C45-INV-1 to C45-INV-3: all cards of the three decks, in any place. */
export function census(state: State): string {
  const { box, players } = state;
  const held = state.loot.flatMap((count, place) => Array.from({ length: count }, () => place % box.money.length));
  const money = [...state.spread.filter((card) => card !== TAKEN), ...state.moneyDiscard, ...held];
  if (state.revealed !== NOTHING) money.push(state.revealed);
  const cowboys = [...state.cowboys, ...state.cowboyDiscard, ...players.map(({ cowboy }) => cowboy), state.hired];
  const units = players.reduce((sum, { gross }) => sum + gross, 0);
  const worth = held.reduce((sum, card) => sum + itemAt(box.units, card), 0);
  return [
    counted([...state.weapons, ...state.weaponsDiscard, ...players.flatMap(({ hand }) => weaponsIn(hand))]),
    counted(money),
    counted(cowboys.filter((cowboy) => cowboy !== NO_COWBOY)),
    units === worth ? 'loot is worth what it says' : `loot of ${worth} counts as ${units}`,
  ].join(' | ');
}
