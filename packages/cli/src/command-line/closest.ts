/** Returns the word that was probably meant, if one is close. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, far: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)) || isStart(typed, word));
  near.sort((a, b) => a.far - b.far);
  return near[0]?.word;
}

/** Returns ` (did you mean demo?)`, or an empty string if no word is close. */
export function suggest(typed: string, words: readonly string[]): string {
  const word = closest(typed, words);
  return word === undefined ? '' : ` (did you mean ${word}?)`;
}

const isStart = (typed: string, word: string) => typed.length >= 3 && word.startsWith(typed.toLowerCase());

/** The Damerau-Levenshtein distance: insertions, deletions, changes and swaps of neighboring letters. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
    }
  }
  return at(a.length, b.length);
}
