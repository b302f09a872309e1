/** Narrows `value` to one of `words`, or throws. */
export function wordOf<T extends string>(words: readonly T[], value: string): T {
  for (const word of words) if (word === value) return word;
  throw new Error(`Cannot read ${value}: it is none of ${words.join(', ')}`);
}
