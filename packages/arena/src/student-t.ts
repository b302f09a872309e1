/** The 97.5 % points of Student's distribution for few degrees of freedom, where the series below is too inaccurate. */
const FEW = [Number.POSITIVE_INFINITY, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706];
const Z = 1.959964;

/**
 * The 97.5 % point of Student's t-distribution, so that 95 % lie between it and its negative. Beyond the values above,
 * this is the Cornish–Fisher expansion, accurate to three digits.
 */
export function studentT(freedom: number): number {
  const few = FEW[freedom];
  if (few !== undefined) return few;
  const z2 = Z * Z;
  const first = (z2 + 1) / 4;
  const second = (5 * z2 * z2 + 16 * z2 + 3) / 96;
  const third = (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / 384;
  return Z * (1 + (first + (second + third / freedom) / freedom) / freedom);
}
