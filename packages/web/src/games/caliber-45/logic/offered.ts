import { WEAPONS } from '@saloon/caliber-45/wire';
import type { Seat } from '@saloon/kernel';
import type { Cards, Move, MoveOf, WeaponId } from '../wire.ts';

/** Reading the offer: which of the offered moves a choice of cards stands for. Nothing here knows why one is offered. */

const place = (card: WeaponId): number => WEAPONS.indexOf(card);
const sorted = (cards: Cards): string => [...cards].sort((a, b) => place(a) - place(b)).join();

/** The same cards, in any order? */
const areSame = (a: Cards, b: Cards): boolean => a.length === b.length && sorted(a) === sorted(b);

/** Are all of `part`, copies counted, among `cards`? */
function holds(cards: Cards, part: Cards): boolean {
  const left = [...cards];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const movesOf = <T extends Move['type']>(moves: readonly Move[], type: T): readonly MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

export const offers = (moves: readonly Move[], type: Move['type']): boolean => moves.some((move) => move.type === type);

const NO_CARDS: Cards = [];
const MUSTANG: Cards = ['mustang'];

/** Cards a move takes out of the hand. */
export function cardsIn(move: Move): Cards {
  switch (move.type) {
    case 'exchange':
      return move.with === undefined ? [move.discard] : [move.discard, move.with];
    case 'repel':
    case 'defend':
    case 'shoot':
      return move.cards;
    case 'ride':
      return MUSTANG;
    default:
      return NO_CARDS;
  }
}

/** The offered move of this type that takes exactly these cards. */
export const findMove = <T extends 'exchange' | 'repel' | 'defend' | 'ride'>(
  moves: readonly Move[],
  type: T,
  cards: Cards,
): MoveOf<T> | undefined => movesOf(moves, type).find((move) => areSame(cardsIn(move), cards));

/** Shots with exactly these cards, one for each target. */
export const shotsWith = (moves: readonly Move[], cards: Cards): readonly MoveOf<'shoot'>[] =>
  movesOf(moves, 'shoot').filter((move) => areSame(move.cards, cards));

/** Can a choice that has these cards still become an offered move? */
export const leadsTo = (moves: readonly Move[], cards: Cards): boolean =>
  moves.some((move) => {
    const taken = cardsIn(move);
    return taken.length > 0 && holds(taken, cards);
  });

/** Everybody who may be shot at. */
export const targetsIn = (moves: readonly Move[]): readonly Seat[] => [
  ...new Set(movesOf(moves, 'shoot').map(({ target }) => target)),
];

/** The slots that may be revealed. */
export const slotsIn = (moves: readonly Move[]): readonly number[] => movesOf(moves, 'pick').map(({ slot }) => slot);
