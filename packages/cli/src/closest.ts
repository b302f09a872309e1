/** The one of `words` that was probably meant, if any comes near. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, far: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)) || isStart(typed, word));
  near.sort((a, b) => a.far - b.far);
  return near[0]?.word;
}

/** `: did you mean "demo"?`-like ending of a sentence, or what is allowed when nothing comes near. */
export function suggest(typed: string, words: readonly string[]): string {
  const word = closest(typed, words);
  return word === undefined ? '' : ` (did you mean ${word}?)`;
}

const isStart = (typed: string, word: string) => typed.length >= 3 && word.startsWith(typed.toLowerCase());

/** How many letters to put in, take out, change or swap with their neighbour to get from one word to the other. */
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
