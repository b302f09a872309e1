/** The item at `index`. Throws if it is out of range. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  return item === undefined ? noItem(list, index) : item;
}

/** A separate function, because V8 inlines `itemAt` into its callers only while it is short. */
const noItem = (list: readonly unknown[], index: number): never => {
  throw new RangeError(`Cannot take item ${index}: the list has ${list.length}`);
};
