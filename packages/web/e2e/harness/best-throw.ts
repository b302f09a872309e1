/**
 * The cards that a hurried player would discard, by their places in the hand: the largest set, or the largest sum. The
 * table knows what is legal; this only guesses well.
 */
export function bestThrow(numbers: readonly (number | undefined)[]): readonly number[] {
  let best: readonly number[] = numbers.length === 0 ? [] : [0];
  for (let set = 1; set < 1 << numbers.length; set++) {
    const places = [...numbers.keys()].filter((at) => set & (1 << at));
    if (places.length > best.length && isThrow(places.map((at) => numbers[at] ?? 0))) best = places;
  }
  return best;
}

function isThrow(cards: readonly number[]): boolean {
  if (cards.includes(0)) return cards.length === 1;
  const total = cards.reduce((sum, n) => sum + n, 0);
  return new Set(cards).size === 1 || cards.some((n) => 2 * n === total);
}
