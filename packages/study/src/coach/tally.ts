/** How often something was counted, its sum, and the sum of its squares. */
export type Tally = { readonly n: number; readonly sum: number; readonly squares: number };

export const NO_TALLY: Tally = Object.freeze({ n: 0, sum: 0, squares: 0 });

export const counted = (tally: Tally, value: number): Tally => ({
  n: tally.n + 1,
  sum: tally.sum + value,
  squares: tally.squares + value * value,
});

export const joined = (a: Tally, b: Tally): Tally => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

/** What something is about, and how far off that may be: the truth is within `margin` of `mean` in 19 cases of 20. */
export type Guess = { readonly mean: number; readonly margin: number };

/** The 97.5 % point of the normal distribution. */
const Z = 1.96;
/** A few games with the same result prove little, so some spread beyond what was seen is assumed. */
const SUPPOSED = 2;

export function guessOf({ n, sum, squares }: Tally): Guess {
  if (n === 0) return { mean: 0, margin: 1 };
  const mean = sum / n;
  const spread = Math.max(0, squares - n * mean * mean) + SUPPOSED;
  return { mean, margin: Math.min(1, (Z * Math.sqrt(spread)) / n) };
}
