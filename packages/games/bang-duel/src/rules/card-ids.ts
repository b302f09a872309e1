import { itemAt } from '@saloon/kernel';
import { CARD_NAMES, type CardName, COPIES, type CornerSymbol, SIDES, type Side, SYMBOLS } from './data.ts';

/**
 * A card by all that is printed on it: name, back and corner symbol, as in `missed:law:snake`. Copies with the same id are the
 * same thing; there are 54 ids for the 80 cards.
 */
export type CardId = `${CardName}:${Side}:${CornerSymbol}`;

/** A card inside a state: its place in `CARDS`. */
export type Kind = number;

type Print = { readonly id: CardId; readonly name: CardName; readonly side: Side; readonly symbol: CornerSymbol };

const PRINTS: readonly (Print & { readonly copies: number })[] = CARD_NAMES.flatMap((name) =>
  SIDES.flatMap((side) =>
    SYMBOLS.flatMap((symbol) => {
      const copies: Readonly<Partial<Record<CornerSymbol, number>>> = COPIES[name][side];
      const count = copies[symbol] ?? 0;
      const id: CardId = `${name}:${side}:${symbol}`;
      return count === 0 ? [] : [{ id, name, side, symbol, copies: count }];
    }),
  ),
);

/** Every kind of card, in the order of the table in section 2.3. */
export const CARDS: readonly CardId[] = PRINTS.map(({ id }) => id);
export const KINDS = CARDS.length;
const KIND_OF: ReadonlyMap<unknown, Kind> = new Map(CARDS.map((id, kind) => [id, kind]));
export const isCardId = (value: unknown): value is CardId => KIND_OF.has(value);
export const isCardName = (value: unknown): value is CardName =>
  typeof value === 'string' && Object.hasOwn(COPIES, value);
export function kindOf(id: CardId): Kind {
  const kind = KIND_OF.get(id);
  if (kind === undefined) throw new RangeError(`Cannot find the card ${id}: the box has no such card`);
  return kind;
}
export const idOf = (kind: Kind): CardId => itemAt(CARDS, kind);
export const copiesOf = (kind: Kind): number => itemAt(PRINTS, kind).copies;

/** What is printed on a card: `printOf('missed:law:snake').symbol`. */
export const printOf = (id: CardId): Print => itemAt(PRINTS, kindOf(id));

/** The name, back and symbol of each kind, as places in `CARD_NAMES`, `SIDES` and `SYMBOLS`. */
export const NAME_OF: readonly number[] = PRINTS.map(({ name }) => CARD_NAMES.indexOf(name));
export const BACK_OF: readonly number[] = PRINTS.map(({ side }) => SIDES.indexOf(side));
export const SYMBOL_OF: readonly number[] = PRINTS.map(({ symbol }) => SYMBOLS.indexOf(symbol));

/** A card that only some may see; its back shows (section 6). */
export type FaceDown = 'law-back' | 'outlaw-back';
export type Face = CardId | FaceDown;
export const isFaceUp = (face: Face): face is CardId => face !== 'law-back' && face !== 'outlaw-back';
/** The back of a card, whichever way it lies. */
export const backOfFace = (face: Face): Side =>
  isFaceUp(face) ? printOf(face).side : face === 'law-back' ? 'law' : 'outlaw';
export const faceDown = (card: CardId): FaceDown => (printOf(card).side === 'law' ? 'law-back' : 'outlaw-back');

/** The kinds of one side's 40 cards, in order. */
export const FULL_DECKS: readonly (readonly Kind[])[] = SIDES.map((side) =>
  PRINTS.flatMap((print, kind) => (print.side === side ? Array.from({ length: copiesOf(kind) }, () => kind) : [])),
);
