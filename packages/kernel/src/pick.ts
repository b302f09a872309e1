/** The item at `index`; our own mistake if there is none. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  return item === undefined ? noItem(list, index) : item;
}

/** Apart from the look-up: V8 copies that into every caller only because it is so short. */
const noItem = (list: readonly unknown[], index: number): never => {
  throw new RangeError(`Cannot take item ${index}: the list has ${list.length}`);
};
