/** Takes the number at this place out of a short list, and answers it. Faster than `splice`, which makes a list of it. */
export function removeAt(list: number[], place: number): number {
  const removed = list[place] ?? noItem(list, place);
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i] ?? 0;
  list.pop();
  return removed;
}

const noItem = (list: readonly number[], place: number): never => {
  throw new RangeError(`Cannot remove item ${place}: the list has ${list.length}`);
};

/**
 * Makes empty lists for such items. V8 takes a plain `[]` for a list of small numbers until it holds something else, and
 * having once seen a list of either sort at a place, it is slower there for good.
 */
export function emptyLists<T>(item: T): () => T[] {
  const empty = [item];
  empty.pop();
  return () => empty.slice();
}
