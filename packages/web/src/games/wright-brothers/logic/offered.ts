import type { Seat } from '@saloon/kernel';
import { CARDS } from '@saloon/wright-brothers/wire';
import type { CardId, Cards, Move, MoveOf } from '../wire.ts';

/** BestSet the offer: which of the offered moves a choice of cards stands for. Nothing here knows why one is offered. */

const place = (card: CardId): number => CARDS.indexOf(card);
const inOrder = (cards: Cards): CardId[] => [...cards].sort((a, b) => place(a) - place(b));

/** The same cards, in any order? */
export const areSame = (a: Cards, b: Cards): boolean =>
  a.length === b.length && inOrder(a).join() === inOrder(b).join();

/** Are all of `part`, copies counted, among `cards`? */
export function holds(cards: Cards, part: Cards): boolean {
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

export const findMove = <T extends 'discard' | 'load' | 'return-cards'>(
  moves: readonly Move[],
  type: T,
  cards: Cards,
): MoveOf<T> | undefined => movesOf(moves, type).find((move) => 'cards' in move && areSame(move.cards, cards));

/** Playing this one card as an event: a move for each target it may be aimed at. */
export const eventMoves = (moves: readonly Move[], card: CardId): readonly MoveOf<'play-event'>[] =>
  movesOf(moves, 'play-event').filter((move) => move.card === card);

export const eventAt = (moves: readonly Move[], card: CardId, target: Seat): MoveOf<'play-event'> | undefined =>
  eventMoves(moves, card).find((move) => move.target === target);

/** Cards a move takes out of the hand. */
export function cardsIn(move: Move): Cards {
  switch (move.type) {
    case 'discard':
    case 'load':
    case 'return-cards':
      return move.cards;
    case 'play-event':
      return [move.card];
    case 'sealed-choice':
      return move.quick === undefined ? move.load : [move.quick, ...move.load];
    default:
      return [];
  }
}

/** Can a choice that has these cards still become an offered move of one of these types? */
export const leadsTo = (moves: readonly Move[], types: readonly Move['type'][], cards: Cards): boolean =>
  moves.some((move) => types.includes(move.type) && holds(cardsIn(move), cards));

export const findSealed = (
  moves: readonly Move[],
  quick: CardId | undefined,
  load: Cards,
): MoveOf<'sealed-choice'> | undefined =>
  movesOf(moves, 'sealed-choice').find((move) => move.quick === quick && areSame(move.load, load));
