/** A card of the player's hand. Its key stays the same from view to view: selection and animation depend on it. */
export type HandCard<Kind extends string = string> = { readonly key: number; readonly card: Kind };

/**
 * The new hand with the keys of the cards that stayed. A view doesn't distinguish copies of a card, so those in `going` (what
 * was sent) leave first: the chosen copy is the one that flies. New cards get higher keys, in the order in which they came.
 */
export function keepKeys<Kind extends string>(
  before: readonly HandCard<Kind>[],
  hand: readonly Kind[],
  going: ReadonlySet<number>,
): readonly HandCard<Kind>[] {
  const kept = [...before].sort((a, b) => Number(going.has(a.key)) - Number(going.has(b.key)) || a.key - b.key);
  let next = before.reduce((most, { key }) => Math.max(most, key), 0);
  const stays = new Set<HandCard<Kind>>();
  const wanted = hand.map((card) => {
    const old = kept.find((one) => one.card === card && !stays.has(one));
    if (old !== undefined) stays.add(old);
    return { card, old };
  });
  const after = wanted.map(({ card, old }) => old ?? { key: ++next, card });
  return isSame(before, after) ? before : after;
}

const isSame = (a: readonly HandCard[], b: readonly HandCard[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** The kinds of the cards with these keys, in the order of the hand. */
export const cardsOf = <Kind extends string>(
  hand: readonly HandCard<Kind>[],
  keys: ReadonlySet<number>,
): readonly Kind[] => hand.filter(({ key }) => keys.has(key)).map(({ card }) => card);

/** What is still there of a choice after the hand has changed. */
export const stillHeld = (hand: readonly HandCard[], keys: ReadonlySet<number>): ReadonlySet<number> => {
  const left = hand.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return left.length === keys.size ? keys : new Set(left);
};

/**
 * Over which card the one reason of all greyed cards stands: the first of them, or in the right half of the fan the last,
 * so that it reaches over no edge. Nothing where none is greyed.
 */
export function ribbonOver(isGreyed: readonly boolean[]): number | undefined {
  const first = isGreyed.indexOf(true);
  if (first < 0) return undefined;
  return first * 2 < isGreyed.length ? first : isGreyed.lastIndexOf(true);
}

/** How a hand lies: by kind, as the table gives it, or as the cards came. */
export type HandOrder = 'by-kind' | 'as-it-came';

/** The hand as it lies before its owner. `rank` puts kinds in order where the view does not; alike cards keep theirs. */
export function inOrder<Kind extends string>(
  hand: readonly HandCard<Kind>[],
  order: HandOrder,
  rank?: (card: Kind) => number,
): readonly HandCard<Kind>[] {
  if (order === 'as-it-came') return [...hand].sort((a, b) => a.key - b.key);
  return rank === undefined ? hand : [...hand].sort((a, b) => rank(a.card) - rank(b.card) || a.key - b.key);
}
