/** The item at `index`; our own mistake if there is none. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Cannot take item ${index}: the list has ${list.length}`);
  return item;
}
