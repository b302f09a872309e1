import { type AimCode, aimOf, atBack, atChar, atGear, atToken, charIn, gearPlaceOf, NO_AIM, sideIn } from './aims.ts';
import { type CardId, type Kind, kindOf } from './card-ids.ts';
import { CARD_NAMES } from './data.ts';
import type { Move } from './moves.ts';

/** A decoded move: small numbers, and the same fields for all moves. */
export type Order = {
  readonly type: Move['type'];
  /** The card it is about, or the one that pays for it; -1 for none. */
  readonly kind: Kind;
  /** The surcharge (BD-HIT-10); -1 for none. */
  readonly extra: Kind;
  readonly aim: AimCode;
  /** Units to redirect, or the place of a name: in `EQUIPMENT` for a card to loot or to discard, in `CARD_NAMES` for one to repeat. */
  readonly n: number;
  /** A card played as Colt, one reloaded off a character, one whose reload is repeated. */
  readonly how: 'plain' | 'as-colt' | 'worn' | 'reload';
};

/** Where a shared move keeps its decoded form. Copies, comparisons and JSON don't include it. */
const ORDER = Symbol('order');

/** Freezes a move that all lists share, and stores its decoded form. */
export const shared = (move: Move): Move =>
  Object.freeze(Object.defineProperty(move, ORDER, { value: readOrder(move) }));

/** The decoded form of a move; a move from outside is decoded again. */
export const orderOf = (move: Move & { readonly [ORDER]?: Order }): Order => move[ORDER] ?? readOrder(move);

const readOrder = (move: Move): Order => {
  const { type } = move;
  switch (type) {
    case 'choose-ap':
      return order(type, { aim: atChar(charIn(move.character)) });
    case 'play':
      return order(type, { kind: kindOf(move.card), aim: aimOf(move), how: move.as === 'colt' ? 'as-colt' : 'plain' });
    case 'reload':
      return order(type, { kind: kindOf(move.card), how: move.from === 'play' ? 'worn' : 'plain' });
    case 'sundance':
      return order(type, { kind: kindOf(move.cost) });
    case 'pearl': {
      const [kind, n] = [kindOf(move.cost), CARD_NAMES.indexOf(move.repeat)];
      return order(type, { kind, n, aim: aimOf(move), how: move.reload ? 'reload' : 'plain' });
    }
    case 'dodge':
      return order(type, { kind: kindOf(move.card), extra: extraOf(move.extra) });
    case 'use-hat':
      return order(type, { extra: extraOf(move.extra) });
    case 'discard':
    case 'choose-revealed':
    case 'pick':
      return order(type, { kind: kindOf(move.card) });
    case 'redirect':
      return order(type, { n: move.units });
    case 'swap':
      return order(type, { aim: atToken(sideIn(move.token)) });
    case 'draw-blind':
      return order(type, { aim: atBack(sideIn(move.back)) });
    case 'strip':
      return order(type, { aim: atGear(charIn(move.target), gearPlaceOf(move.take)) });
    case 'kate':
    case 'loot':
      return order(type, { n: gearPlaceOf(move.take) });
    default:
      return order(type, {});
  }
};

const extraOf = (card: CardId | undefined): Kind => (card === undefined ? -1 : kindOf(card));

const order = (type: Move['type'], given: Partial<Order>): Order => ({
  type,
  kind: given.kind ?? -1,
  extra: given.extra ?? -1,
  aim: given.aim ?? NO_AIM,
  n: given.n ?? 0,
  how: given.how ?? 'plain',
});
