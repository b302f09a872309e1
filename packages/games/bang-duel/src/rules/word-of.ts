/** The word of the list that `value` is. A value that is none of them is our own mistake. */
export function wordOf<T extends string>(words: readonly T[], value: string): T {
  for (const word of words) if (word === value) return word;
  throw new Error(`Cannot read ${value}: it is none of ${words.join(', ')}`);
}
